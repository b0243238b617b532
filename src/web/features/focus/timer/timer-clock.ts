import type { TimerSettings } from './timer-settings.ts';
import { countedMs, isCountdown, type TimerState } from './timer-state.ts';

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
