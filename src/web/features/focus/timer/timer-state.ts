import type { SessionLink, TimerCategory } from '#shared/contracts/focus.ts';
import type { FocusTarget } from '#web/lib/focus-target.ts';
import { type CountdownMode, countdownModes, type TimerSettings } from './timer-settings.ts';

export const timerModes = [...countdownModes, 'stopwatch'] as const;
export type TimerMode = (typeof timerModes)[number];

/** A countdown or a stopwatch that was started. Instants are milliseconds since the epoch, spans milliseconds. */
export interface Run {
  /** Of the session it becomes. */
  id: string;
  startedAt: number;
  /** Spent in pauses that are over. */
  paused: number;
  /** Since when it stands still; null while it counts. */
  pausedAt: number | null;
  /** How long it counts, as it was set when it started; null for a stopwatch. */
  duration: number | null;
}

export interface TimerState {
  mode: TimerMode;
  category: TimerCategory | null;
  target: FocusTarget | null;
  /** Whether the target is done with the session. */
  completes: boolean;
  /** Pomodoros in a row since the last long break, and when the last of them ended. */
  row: { count: number; endedAt: number };
  /** Null while idle. */
  run: Run | null;
}

export const idleState: TimerState = {
  mode: 'pomodoro',
  category: null,
  target: null,
  completes: false,
  row: { count: 0, endedAt: 0 },
  run: null,
};

export type Phase = 'idle' | 'running' | 'paused';

export const phaseOf = ({ run }: TimerState): Phase =>
  run === null ? 'idle' : run.pausedAt === null ? 'running' : 'paused';

export const isCountdown = (mode: TimerMode): mode is CountdownMode => mode !== 'stopwatch';

/** What is a session of study: breaks are not. */
export const isStudy = (mode: TimerMode): boolean => mode === 'pomodoro' || mode === 'stopwatch';

/** How long a run has counted, pauses left out; never negative, even when the clock was set back. */
export const countedMs = (run: Run, now: number): number =>
  Math.max(0, (run.pausedAt ?? now) - run.startedAt - run.paused);

/** When a run ends by itself; null for a stopwatch and during a pause. */
export const endOf = ({ startedAt, paused, pausedAt, duration }: Run): number | null =>
  duration === null || pausedAt !== null ? null : startedAt + paused + duration;

/** The block, activity or topic that a session of `target` belongs to; null of a subject alone. */
export function linkOf(target: FocusTarget | null): SessionLink | null {
  if (target?.kind === 'block') {
    const { kind, cycleId, blockId } = target;
    return { kind, cycleId, blockId };
  }
  if (target?.kind === 'activity') {
    const { kind, planId, activityId } = target;
    return { kind, planId, activityId };
  }
  if (target?.kind === 'topic') {
    const { kind, syllabusId, topicId } = target;
    return { kind, syllabusId, topicId };
  }
  return null;
}

export const nameOfTarget = (target: FocusTarget): string =>
  target.kind === 'subject' ? target.subject : target.label;

export const isSameTarget = (one: FocusTarget, other: FocusTarget): boolean =>
  JSON.stringify(linkOf(one) ?? one.subject) === JSON.stringify(linkOf(other) ?? other.subject);

const minuteMs = 60_000;

export interface ClockFace {
  /** Milliseconds that what runs has counted; 0 while idle. */
  counted: number;
  /** Whole seconds to show: what is left of a countdown, what a stopwatch has counted. */
  seconds: number;
  /** The part of a countdown that is over, 0 to 1; of the hour under way for a stopwatch. */
  part: number;
  /** Milliseconds until it shows another second. */
  changesIn: number;
}

export function clockFace(state: TimerState, settings: TimerSettings, now: number): ClockFace {
  const { mode, run } = state;
  const counted = run ? countedMs(run, now) : 0;
  if (!isCountdown(mode)) {
    return {
      counted,
      seconds: Math.floor(counted / 1000),
      part: (counted / (60 * minuteMs)) % 1,
      changesIn: 1000 - (counted % 1000),
    };
  }
  const duration = run?.duration ?? settings[mode] * minuteMs;
  const left = Math.max(0, duration - counted);
  return {
    counted,
    seconds: Math.ceil(left / 1000),
    part: Math.min(1, counted / duration),
    changesIn: left % 1000 || 1000,
  };
}
