import { z } from 'zod';

/** A whole number from 1 to `most` in an address; `missing` is said of anything else. */
export const pageInput = (missing: string, most: number) =>
  z.coerce.number<string | number>(missing).int(missing).min(1, missing).max(most, missing);
