import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CloudUpload, History, Pause, Play, RotateCcw, Square } from 'lucide-react';
import { countOf, formatMinutes } from '#shared/rules/text/format.ts';
import { prepareChime } from '#web/lib/chime.ts';
import { askForNotices } from '#web/lib/notices.ts';
import { useToday } from '#web/lib/today.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { focusSummaryQuery } from '../api.ts';
import { TimerCategories } from '../categories.tsx';
import type { WaitingSessions } from './session-outbox.ts';
import { TimerFace } from './timer-face.tsx';
import { categoryMissing, modeNames } from './timer-labels.ts';
import type { TimerEvent } from './timer-machine.ts';
import { countdownModes } from './timer-settings.ts';
import { isCountdown, isStudy, phaseOf, type TimerMode, type TimerState } from './timer-state.ts';
import type { TimerStore } from './timer-store.ts';
import { type Offer, TimerOffer, TimerTarget } from './timer-target.tsx';
import type { Timer } from './use-timer.ts';

type TimerPanelProps = {
  timer: Timer;
  unsent: WaitingSessions;
  offer: Offer;
  /** Called when the student goes to another screen from here. */
  onLeave: () => void;
};

export function TimerPanel({ timer, unsent, offer, onLeave }: TimerPanelProps) {
  const { state, store, lacksCategory } = timer;
  return (
    <div className="grid gap-3">
      {/* What is reached by keyboard comes up above the controls, which lie over the end of it. */}
      <div className="grid gap-3 **:scroll-mb-32">
        <TimerModes mode={state.mode} store={store} />
        <TimerFace key={state.mode} timer={timer} />
        {state.mode === 'pomodoro' && (
          <TimerCategories
            category={state.category}
            autofocus={state.category === null}
            onChoose={(category) => store.send({ type: 'category', category })}
          />
        )}
        {lacksCategory && <Alert tone="danger">{categoryMissing}</Alert>}
        <TimerTarget state={state} store={store} />
        <TimerOffer offer={offer} state={state} />
        <TimerDay timer={timer} unsent={unsent} onLeave={onLeave} />
      </div>
      <TimerControls state={state} store={store} />
    </div>
  );
}

type TimerModesProps = { mode: TimerMode; store: TimerStore };

const kinds = [
  { value: 'pomodoro', label: 'Pomodoro' },
  { value: 'stopwatch', label: 'Cronômetro' },
] as const;

const countdowns = countdownModes.map((value) => ({
  value,
  label: value === 'pomodoro' ? 'Foco' : modeNames[value],
}));

/** Choosing another mode forgets what runs. */
function TimerModes({ mode, store }: TimerModesProps) {
  const forget = useForget(store);
  const choose = (next: TimerMode) => forget({ type: 'mode', mode: next });
  return (
    <div className="grid justify-items-center gap-2">
      <Segmented
        label="Tipo de timer"
        options={kinds}
        value={isCountdown(mode) ? 'pomodoro' : 'stopwatch'}
        onValueChange={choose}
      />
      {isCountdown(mode) && (
        <Segmented
          label="Modo"
          options={countdowns}
          value={mode}
          onValueChange={choose}
          className="max-[22rem]:[&_label]:px-2.5"
        />
      )}
    </div>
  );
}

type TimerDayProps = { timer: Timer; unsent: WaitingSessions; onLeave: () => void };

/** The day so far, what has still to be sent, and the way to all sessions. */
function TimerDay({ timer, unsent, onLeave }: TimerDayProps) {
  const { lasting, refusal, settleRefused } = unsent;
  return (
    <div className="grid gap-3">
      {timer.settings.dailyGoal > 0 && <TimerGoal timer={timer} unsentMinutes={unsent.minutesToday} />}
      {refusal !== null && (
        <Alert tone="warn" title="Uma sessão não foi aceita">
          <p>{refusal}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => settleRefused(false)}>
              Descartar
            </Button>
            <Button size="sm" onClick={() => settleRefused(true)}>
              Tentar novamente
            </Button>
          </div>
        </Alert>
      )}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <Link
          to="/pomodoro-history"
          onClick={onLeave}
          className="link inline-flex min-h-6 items-center gap-1.5 text-sm pointer-coarse:min-h-11"
        >
          <History aria-hidden="true" className="size-4" />
          Histórico
        </Link>
        <span role="status" className="inline-flex min-w-0">
          {lasting > 0 && (
            <Badge icon={<CloudUpload aria-hidden="true" />}>
              {countOf(lasting, 'sessão', 'sessões')} por enviar
            </Badge>
          )}
        </span>
      </div>
    </div>
  );
}

type TimerGoalProps = {
  timer: Pick<Timer, 'state' | 'settings' | 'face'>;
  /** Of sessions that the server does not know yet. */
  unsentMinutes: number;
};

/** How much of the day's goal is studied, the session under way included. */
function TimerGoal({ timer, unsentMinutes }: TimerGoalProps) {
  const day = useToday();
  const { data } = useQuery(focusSummaryQuery({ from: day, to: day }));
  const { dailyGoal } = timer.settings;
  const underWay = isStudy(timer.state.mode) ? timer.face.counted / 60_000 : 0;
  const minutes = (data?.minutes ?? 0) + unsentMinutes + underWay;
  return (
    <ProgressBar
      label="Meta de hoje"
      value={(minutes / dailyGoal) * 100}
      valueText={`${formatMinutes(Math.floor(minutes))} de ${formatMinutes(dailyGoal)}`}
      tone={minutes >= dailyGoal ? 'ok' : 'sol'}
    />
  );
}

type TimerControlsProps = { state: TimerState; store: TimerStore };

function TimerControls({ state, store }: TimerControlsProps) {
  const forget = useForget(store);
  const phase = phaseOf(state);
  const isRunning = phase === 'running';
  const start = () => {
    // Browsers grant both only while a click is being handled.
    prepareChime();
    askForNotices();
    store.send({ type: 'start' });
  };
  return (
    // Last and always in view: whatever grows or arrives in the panel, they stay under the thumb.
    <div className="sticky bottom-0 -mx-4 -mb-4 grid grid-cols-2 gap-2 border-line border-t bg-surface-raised px-4 py-3">
      <Button
        data-autofocus
        variant={isRunning ? 'secondary' : 'main'}
        icon={isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        onClick={isRunning ? () => store.send({ type: 'pause' }) : start}
        className="col-span-2 min-h-11"
      >
        {isRunning ? 'Pausar' : 'Iniciar'}
      </Button>
      <Button
        icon={<Square aria-hidden="true" />}
        disabled={phase === 'idle'}
        onClick={() => store.send({ type: 'finish' })}
      >
        Finalizar
      </Button>
      <Button
        icon={<RotateCcw aria-hidden="true" />}
        disabled={phase === 'idle'}
        onClick={() => forget({ type: 'reset' })}
      >
        Resetar
      </Button>
    </div>
  );
}

/** Sends an event that forgets what runs; the student may take it back. */
function useForget(store: TimerStore): (event: TimerEvent) => void {
  const toast = useToast();
  return (event) => {
    const before = store.get().state;
    store.send(event);
    if (before.run && store.get().state.run === null)
      toast.info('Timer zerado.', { undo: () => store.send({ type: 'restore', state: before }) });
  };
}
