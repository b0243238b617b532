import { lazily } from '../lazily.ts';
import { type StudyDay, weekdayNames, weekdayOf } from '../time/study-day.ts';

// How everybody is told days, times and counts, by a screen, a mail or a file. Days are written by hand: the first formatter of dates costs a cheap phone 60 ms.
const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
const numbers = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));
const money = lazily(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }));

const yearOf = (day: StudyDay) => day.slice(0, 4);

/** `2026-03-10` → `10/03/2026`. */
export const formatDay = (day: StudyDay): string => day.split('-').reverse().join('/');
/** `2026-03-10` → `10/03`. */
export const shortDay = (day: StudyDay): string => formatDay(day).slice(0, 5);
/** `2026-03-10` → `terça-feira`. */
export const weekdayName = (day: StudyDay): string => weekdayNames[weekdayOf(day)].toLowerCase();
/** `2026-03-10` → `ter, 10/03`. */
export const weekdayText = (day: StudyDay): string => `${weekdayName(day).slice(0, 3)}, ${shortDay(day)}`;
/** `2026-03-10` → `março`. */
export const monthName = (day: StudyDay): string => monthNames[Number(day.slice(5, 7)) - 1] ?? '';
/** `2026-03-01` → `mar`. */
export const shortMonth = (day: StudyDay): string => monthName(day).slice(0, 3);
/** `2026-03-01` → `março de 2026`. */
export const monthText = (day: StudyDay): string => `${monthName(day)} de ${yearOf(day)}`;
/** `2026-03-10` → `10 de março`. */
export const dayText = (day: StudyDay): string => `${Number(day.slice(8))} de ${monthName(day)}`;
/** `2026-03-10` → `10 de março de 2026`. */
export const longDayText = (day: StudyDay): string => `${dayText(day)} de ${yearOf(day)}`;
/** With a comma, and points from a thousand on. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : numbers().format(value);
/** `R$ 19,90`. */
export const formatCents = (cents: number): string => money().format(cents / 100);

/** Minutes as `Xh Ymin` from an hour on, `Ymin` below. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  return whole >= 60 ? `${Math.floor(whole / 60)}h ${whole % 60}min` : `${whole}min`;
}

/** Seconds: `45s` below a minute, else in minutes. */
export const durationText = (seconds: number): string =>
  seconds > 0 && seconds < 60 ? `${Math.round(seconds)}s` : formatMinutes(seconds / 60);

/** Hours that are planned, or on an axis: `20h`, `2h 30min`, `30min`. Whole ones stand without minutes. */
export const formatHours = (hours: number): string =>
  hours > 0 && Number.isInteger(hours) ? `${formatNumber(hours)}h` : formatMinutes(hours * 60);

/** A file's size: `312 kB`, `4,2 MB`. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${formatNumber(kilobytes)} kB` : `${formatNumber(bytes / 1024 / 1024)} MB`;
}

/** Nothing is many: "0 flashcards", but "0,5 hora" and "1,5 hora". */
const isOne = (count: number) => count !== 0 && Math.abs(count) < 2;

/** `count` with the right word: `1 plano`, `3 planos`. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${isOne(count) ? one : many}`;
}
