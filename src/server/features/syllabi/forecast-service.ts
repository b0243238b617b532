import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { Forecast } from '#shared/contracts/syllabi.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { forecastOf } from './forecast.ts';
import { readSyllabus } from './service.ts';
import { depthsOf } from './tree.ts';

/** The forecast of a syllabus that was read. */
export function forecastOfRead(
  { row, disciplines, topics }: Awaited<ReturnType<typeof readSyllabus>>,
  today: StudyDay,
): Forecast {
  const depths = depthsOf(topics);
  const byDiscipline = Map.groupBy(topics, ({ disciplineId }) => disciplineId);
  return forecastOf({
    disciplines: disciplines.map((discipline) => ({
      ...discipline,
      topics: (byDiscipline.get(discipline.id) ?? []).map((topic) => ({
        ...topic,
        depth: depths.get(topic.id) ?? 0,
      })),
      cards: null,
    })),
    areas: row.areas,
    examDate: row.examDate,
    today,
  });
}

/** Throws `not_found` (404). */
export const getForecast = async (services: Services, student: SignedIn, id: string): Promise<Forecast> =>
  forecastOfRead(
    await readSyllabus(services, { userId: student.userId, syllabusId: id }),
    todayOf(services, student),
  );
