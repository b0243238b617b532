import { addDays, type StudyDay } from '#shared/rules/study-day.ts';
import { shortDay } from '#web/lib/format.ts';
import { lazily } from '#web/lib/lazily.ts';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', ...options }));
const weekdays = inUtc({ weekday: 'long' });
const shortWeekdays = inUtc({ weekday: 'short' });
const longDays = inUtc({ weekday: 'long', day: 'numeric', month: 'long' });
const dateOf = (day: StudyDay) => new Date(`${day}T00:00:00Z`);

/** `quarta-feira, 11 de março`. */
export const longDay = (day: StudyDay): string => longDays().format(dateOf(day));

/** `qua`. */
export const weekdayMark = (day: StudyDay): string => shortWeekdays().format(dateOf(day)).slice(0, 3);

/** `Tarefas de Hoje`, or `Tarefas de quinta-feira, 12/03`. */
export const tasksTitle = (day: StudyDay, today: StudyDay): string =>
  day === today ? 'Tarefas de Hoje' : `Tarefas de ${weekdays().format(dateOf(day))}, ${shortDay(day)}`;

/** The days from `reach` before `today` to `reach` after it. */
export const daysAround = (today: StudyDay, reach: number): StudyDay[] =>
  Array.from({ length: 2 * reach + 1 }, (_, index) => addDays(today, index - reach));
