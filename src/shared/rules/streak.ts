import { addDays, daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';

/** A freeze is earned by this many active days, while fewer than `maxFreezes` are held. */
export const daysPerFreeze = 7;
export const maxFreezes = 2;

/** A student's run of days with a login. */
export interface StreakState {
  /** Active days of the run; days that a freeze covered keep it without adding to it. */
  length: number;
  /** The last active day; null before the first. */
  lastOn: StudyDay | null;
  /** Freezes in hand. */
  freezes: number;
  /** Active days since a freeze was earned; 0 while no more can be held. */
  towardsFreeze: number;
}

export const noStreak: StreakState = { length: 0, lastOn: null, freezes: 0, towardsFreeze: 0 };

/** Days without a login after the last active one and before `today`. */
const missedBefore = ({ lastOn }: StreakState, today: StudyDay): number =>
  lastOn === null ? 0 : Math.max(0, daysBetween(lastOn, today) - 1);

/**
 * The run after a login on `today`, and the missed days that freezes covered, oldest first. A day not after the
 * last one changes nothing: said again, or told by a clock or zone that went back. A gap with more days than
 * freezes spends none and starts the run again at 1.
 */
export function markDay(state: StreakState, today: StudyDay): { state: StreakState; frozen: StudyDay[] } {
  const { length, lastOn, freezes } = state;
  if (lastOn !== null && today <= lastOn) return { state, frozen: [] };
  const missed = missedBefore(state, today);
  const isKept = missed <= freezes;
  const covered = isKept ? missed : 0;
  const held = freezes - covered;
  const towards = held < maxFreezes ? state.towardsFreeze + 1 : 0;
  const earned = towards === daysPerFreeze;
  return {
    state: {
      length: isKept ? length + 1 : 1,
      lastOn: today,
      freezes: earned ? held + 1 : held,
      towardsFreeze: earned ? 0 : towards,
    },
    frozen: Array.from({ length: covered }, (_, index) => addDays(today, index - covered)),
  };
}

/** The run as it stands on `today`, before its login: 0 once more days were missed than freezes cover. */
export const lengthOn = (state: StreakState, today: StudyDay): number =>
  missedBefore(state, today) <= state.freezes ? state.length : 0;

/** A run of a single day is not worth a warning. */
const shortestRun = 2;

/** Whether the run ends with `today` unless there is a login: neither marked yet, nor covered by a freeze tomorrow. */
export const endsOn = (
  { length, lastOn, freezes }: Pick<StreakState, 'length' | 'lastOn' | 'freezes'>,
  today: StudyDay,
): boolean => lastOn !== null && length >= shortestRun && daysBetween(lastOn, today) === freezes + 1;

/** Active days until the next freeze; 0 while as many are held as can be. */
export const daysToNextFreeze = ({ freezes, towardsFreeze }: StreakState): number =>
  freezes < maxFreezes ? daysPerFreeze - towardsFreeze : 0;
