import { z } from 'zod';
import { isStudyDay, type StudyDay, studyDay } from '#shared/rules/time/study-day.ts';

/** Of a moment that is the same for everyone: `Z` or an offset. */
const isZoned = (text: string) => /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/i.test(text);
const isInstant = (text: string) => isZoned(text) && !Number.isNaN(Date.parse(text));

/**
 * Accepts a day, a local time, of which the day is kept, or an instant, which stays one until `ownDays` knows whose it
 * is; all in ISO 8601. `missing` is said when there is none.
 */
export const dayInput = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .transform((text) => (/^\d{4}-\d{2}-\d{2}T/.test(text) && !isZoned(text) ? text.slice(0, 10) : text))
    .refine((text) => isStudyDay(text) || isInstant(text), 'Informe a data no formato AAAA-MM-DD.');

type GivenDays = { [name in 'startDate' | 'endDate' | 'examDate']?: StudyDay | null | undefined } & {
  otherExamDates?: StudyDay[] | undefined;
};

/** `input` with each instant among its dates cut to the day on which it falls in `timeZone` (IANA name). */
export function ownDays<T extends GivenDays>(input: T, timeZone: string): T {
  const own = { ...input };
  const dayOf = (given: string) => (isInstant(given) ? studyDay(new Date(given), timeZone) : given);
  for (const name of ['startDate', 'endDate', 'examDate'] as const) {
    const given = own[name];
    if (given) own[name] = dayOf(given) as T[typeof name];
  }
  if (own.otherExamDates) own.otherExamDates = own.otherExamDates.map(dayOf);
  return own;
}
