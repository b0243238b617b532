import type { CountdownMode } from './timer-settings.ts';
import type { Phase, TimerMode } from './timer-state.ts';

export const modeNames: Record<TimerMode, string> = {
  pomodoro: 'Pomodoro',
  shortBreak: 'Pausa curta',
  longBreak: 'Pausa longa',
  stopwatch: 'Cronômetro',
};

/** The specification's sentence at the end of a countdown. */
export const endSentence = (mode: CountdownMode): string =>
  mode === 'pomodoro' ? 'Sessão de Pomodoro concluída!' : 'Sessão de Pausa concluída!';

export const categoryMissing = 'Por favor, selecione uma categoria antes de iniciar o timer.';

/** The tone of the ring. */
export const modeTones = {
  pomodoro: 'sol',
  shortBreak: 'ok',
  longBreak: 'ok',
  stopwatch: 'cometa',
} as const satisfies Record<TimerMode, string>;

export const phaseNames: Record<Phase, string> = {
  idle: 'em espera',
  running: 'em andamento',
  paused: 'em pausa',
};
