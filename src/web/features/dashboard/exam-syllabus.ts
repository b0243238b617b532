import type { QueryClient } from '@tanstack/react-query';
import type { SyllabusCard } from '#shared/contracts/syllabi.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { syllabiQuery } from '#web/features/syllabi/api.ts';

/** The syllabus whose exam comes first; null without one ahead. */
export async function findExamSyllabus(
  client: QueryClient,
  today: StudyDay,
): Promise<(Pick<SyllabusCard, 'id' | 'coverage'> & { examDate: StudyDay }) | null> {
  const ahead = (await client.fetchQuery(syllabiQuery)).flatMap(({ id, coverage, examDate }) =>
    examDate !== null && examDate >= today ? [{ id, coverage, examDate }] : [],
  );
  return ahead.sort((one, other) => (one.examDate < other.examDate ? -1 : 1))[0] ?? null;
}
