import type { SyllabusCard } from '#shared/contracts/syllabi.ts';
import { lazily } from '#shared/rules/lazily.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

const list = lazily(() => new Intl.ListFormat('pt-BR'));

/** `01/11/2026 e 08/11/2026`. */
export const daysText = (days: readonly StudyDay[]): string => list().format(days.map(formatDay));

/** The next day of an exam and those after it. */
export const examDaysText = ({
  examDate,
  otherExamDates,
}: Pick<SyllabusCard, 'examDate' | 'otherExamDates'>): string =>
  examDate === null ? '' : daysText([examDate, ...otherExamDates.filter((day) => day > examDate)]);
