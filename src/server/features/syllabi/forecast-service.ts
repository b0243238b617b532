import { todayOf } from '#server/features/accounts/service.ts';
import { filedCards } from '#server/features/flashcards/filed-service.ts';
import { sameSubject } from '#server/language/syllabus/match-catalogue.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { Forecast } from '#shared/contracts/syllabi.ts';
import { type CardShare, cardShares } from './card-shares.ts';
import { type ForecastDiscipline, forecastOf } from './forecast.ts';
import { readSyllabus } from './service.ts';
import { leftOutIds, withPlanQuestions } from './studied.ts';
import { depthsOf } from './tree.ts';

/** The forecast of a syllabus that was read. */
export async function forecastOfRead(
  services: Services,
  student: SignedIn,
  { row, disciplines, topics: read, plan }: Awaited<ReturnType<typeof readSyllabus>>,
): Promise<Forecast> {
  const topics = withPlanQuestions(read, plan);
  const out = leftOutIds(topics);
  const today = todayOf(services, student);
  const examDay = row.examDate && row.examDate > today ? row.examDate : today;
  const filed = await filedCards(services, student.userId, examDay);
  const cards = knownCards(cardShares(disciplines, topics, filed, await sameSubject()));
  const depths = depthsOf(topics);
  const byDiscipline = Map.groupBy(topics, ({ disciplineId }) => disciplineId);
  return forecastOf({
    disciplines: disciplines.map((discipline) => ({
      ...discipline,
      topics: (byDiscipline.get(discipline.id) ?? []).map((topic) => ({
        ...topic,
        isLeftOut: out.has(topic.id),
        depth: depths.get(topic.id) ?? 0,
      })),
      cards: cards.get(discipline.id) ?? null,
    })),
    areas: row.areas,
    examDate: row.examDate,
    today,
  });
}

/** How well the cards about each discipline will be known, by its id; none where not one was ever answered. */
function knownCards(shares: readonly CardShare[]): Map<number, NonNullable<ForecastDiscipline['cards']>> {
  const known = new Map<number, NonNullable<ForecastDiscipline['cards']>>();
  for (const { disciplineId, filed } of shares) {
    // A card that was never answered says nothing of what is known.
    if (filed.answered === 0) continue;
    const before = known.get(disciplineId) ?? { recall: 0, count: 0 };
    const count = before.count + filed.answered;
    const recall = (before.recall * before.count + filed.recall * filed.answered) / count;
    known.set(disciplineId, { recall, count });
  }
  return known;
}

/** Throws `not_found` (404). */
export const getForecast = async (services: Services, student: SignedIn, id: string): Promise<Forecast> =>
  forecastOfRead(services, student, await readSyllabus(services, student, id));
