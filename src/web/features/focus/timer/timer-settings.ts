import { z } from 'zod';
import { focusLimits } from '#shared/contracts/focus.ts';

const { timer, longBreakEvery, session } = focusLimits;

export const countdownModes = ['pomodoro', 'shortBreak', 'longBreak'] as const;
export type CountdownMode = (typeof countdownModes)[number];

const whole = (min: number, max: number, otherwise: number) => z.int().min(min).max(max).catch(otherwise);
const minutes = (otherwise: number) => whole(timer.min, timer.max, otherwise);
const choice = (otherwise: boolean) => z.boolean().catch(otherwise);

/** A part that nobody can read is as for a new student. */
const settingsSchema = z.object({
  /** Minutes. */
  pomodoro: minutes(timer.pomodoro),
  shortBreak: minutes(timer.shortBreak),
  longBreak: minutes(timer.longBreak),
  /** Pomodoros before a long break. */
  longBreakEvery: whole(longBreakEvery.min, longBreakEvery.max, longBreakEvery.default),
  autoStartBreaks: choice(false),
  autoStartPomodoros: choice(false),
  /** Minutes of study a day; 0 for no goal. */
  dailyGoal: whole(0, session, 0),
  sound: choice(true),
});
export type TimerSettings = z.output<typeof settingsSchema>;

/** The settings that `text` (JSON) holds; those of a new student where it holds none. */
export function readSettings(text: string | null): TimerSettings {
  try {
    return settingsSchema.parse(Object(JSON.parse(text ?? '{}')));
  } catch {
    return settingsSchema.parse({});
  }
}

/** What the whole number of a setting has to be; undefined when `text` says one from `min` to `max`. */
export function refusalOf(text: string, min: number, max: number): string | undefined {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? undefined : `Informe um número inteiro de ${min} a ${max}.`;
}
