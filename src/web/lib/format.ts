import { formatDay, longDayText } from '#shared/rules/text/format.ts';
import { today } from './today.ts';

const dayHere = (iso: string) => today(new Date(iso));

/** The day of an ISO instant in the student's own zone: `10/03/2026`. */
export const formatDate = (iso: string): string => formatDay(dayHere(iso));
/** The same in words: `10 de março de 2026`. */
export const longDate = (iso: string): string => longDayText(dayHere(iso));
/** The time of an ISO instant on the student's own clock: `14:05`. */
export function formatTime(iso: string): string {
  const time = new Date(iso);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
