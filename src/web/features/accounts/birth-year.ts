/** The year in a field's `text`; none while it is empty, `NaN` for what is no number. */
export const toYear = (text: unknown): number | undefined =>
  text === '' || text === undefined ? undefined : Number(text);

/** Whether someone born in `year` may be under 18: in the year of the birthday, only the day would tell. */
export function mayBeMinor(year: number | undefined, now: Date = new Date()): boolean {
  if (year === undefined || !Number.isInteger(year) || year < 1900) return false;
  return now.getFullYear() - year <= 18;
}
