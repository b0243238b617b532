import type { SyllabusCard } from '#shared/contracts/syllabi.ts';
import { lazily } from '#shared/rules/lazily.ts';
import { formatDay } from '#shared/rules/text/format.ts';

const list = lazily(() => new Intl.ListFormat('pt-BR'));

/** The next day of an exam and those after it: `01/11/2026 e 08/11/2026`. */
export const examDaysText = ({
  examDate,
  otherExamDates,
}: Pick<SyllabusCard, 'examDate' | 'otherExamDates'>): string =>
  list().format(
    [examDate ?? [], otherExamDates.filter((day) => examDate !== null && day > examDate)]
      .flat()
      .map(formatDay),
  );
