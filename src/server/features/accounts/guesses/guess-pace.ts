/** Wrong passwords that are judged without a wait, and the waits after them: the first, doubled up to the longest. */
const pace = { free: 20, firstSeconds: 2, longestSeconds: 900, forgottenHours: 24 } as const;

/** Wrong passwords of one source after which the student is told. */
export const alarmingGuesses = 30;

export interface Guesses {
  failures: number;
  failedAt: Date;
}

/** What still counts at `now`: all of it, until a day has passed without another. */
export const countedFailures = ({ failures, failedAt }: Guesses, now: Date): number =>
  failedAt > lastForgotten(now) ? failures : 0;

/** What failed last then, or before, is forgotten. */
export const lastForgotten = (now: Date): Date => new Date(now.getTime() - pace.forgottenHours * 3_600_000);

/** Seconds until the next password from the same source is judged; 0 for now. */
export function secondsUntilGuess(guesses: Guesses, now: Date): number {
  const beyond = countedFailures(guesses, now) - pace.free;
  if (beyond < 0) return 0;
  const wait = Math.min(pace.longestSeconds, pace.firstSeconds * 2 ** beyond);
  return Math.max(0, Math.ceil(wait - (now.getTime() - guesses.failedAt.getTime()) / 1000));
}
