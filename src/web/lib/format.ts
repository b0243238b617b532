import type { StudyDay } from '#shared/rules/study-day.ts';

const days = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC' });
const dates = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });
const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

// A day is not an instant: read in UTC and shown in UTC, it stays the day it is.
const dateOf = (day: StudyDay) => new Date(`${day}T00:00:00Z`);

/** `2026-03-10` → `10/03/2026`. */
export const formatDay = (day: StudyDay): string => days.format(dateOf(day));
/** The day of an ISO instant in the student's own zone: `10/03/2026`. */
export const formatDate = (iso: string): string => dates.format(new Date(iso));
export const formatNumber = (value: number): string => numbers.format(value);
export const formatCents = (cents: number): string => money.format(cents / 100);

/** Minutes as `Xh Ymin` from an hour on, `Ymin` below. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  return whole >= 60 ? `${Math.floor(whole / 60)}h ${whole % 60}min` : `${whole}min`;
}

const plural = new Intl.PluralRules('pt-BR');

/** `count` with the right word: `1 plano`, `3 planos`. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${plural.select(count) === 'one' ? one : many}`;
}
