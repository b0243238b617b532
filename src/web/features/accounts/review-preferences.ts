import { preferencesSchema } from '#shared/contracts/accounts.schemas.ts';

/** What the form holds. */
export const reviewPreferencesSchema = preferencesSchema.shape.review;

/** The retention that can be wished for, in whole percent. */
export const retentionPercent = { min: 80, max: 95 } as const;

/** 0 to 1 → whole percent. */
export const percentOf = (share: number): number => Math.round(share * 100);

/** What a field for a whole number holds: an empty one is no number, and not 0. */
export const typedCount = (text: unknown): number =>
  typeof text === 'number' ? text : /^\d+$/.test(String(text).trim()) ? Number(text) : Number.NaN;
