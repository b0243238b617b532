/** Whether `year` has begun by `now`, in UTC; a year that nobody gave is fine. */
export const hasBegun = (year: number | null | undefined, now: Date): boolean =>
  (year ?? 0) <= now.getUTCFullYear();
