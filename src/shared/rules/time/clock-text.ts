/** Minutes of a day. */
export const dayMinutes = 24 * 60;

/** Minutes of the day as `HH:MM`. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The minutes of the day that `HH:MM` says. */
export function minutesOfClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
