import { z } from 'zod';

/** The largest `integer` of PostgreSQL. */
export const largestInteger = 2_147_483_647;

/** A whole number from 0 that a table can be asked for; anything else says `missing`. */
export const tableInteger = (missing: string) => z.int(missing).min(0, missing).max(largestInteger, missing);
