import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { Forecast } from '#shared/contracts/syllabi.ts';
import { forecastOf } from './forecast.ts';
import { readSyllabus } from './service.ts';
import { depthsOf } from './tree.ts';

/** Throws `not_found` (404). */
export async function getForecast(services: Services, student: SignedIn, id: string): Promise<Forecast> {
  const { row, disciplines, topics } = await readSyllabus(services, {
    userId: student.userId,
    syllabusId: id,
  });
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
    today: todayOf(services, student),
  });
}
