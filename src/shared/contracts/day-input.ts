import { z } from 'zod';
import { isStudyDay } from '#shared/rules/study-day.ts';

/** Accepts a day or an instant in ISO 8601; keeps the day as written. `missing` is said when there is none. */
export const dayInput = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .transform((text) => (/^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text))
    .refine(isStudyDay, 'Informe a data no formato AAAA-MM-DD.');
