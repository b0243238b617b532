import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { progressOf } from '#shared/rules/plans/plan-progress.ts';
import { searchWords } from '#shared/rules/text/search-text.ts';
import { stem } from '#shared/rules/text/stem.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { countPlansByDay, listPlanProgress, listRecentTopics } from './about-queries.ts';

export interface TopicAbout {
  planId: string;
  planTitle: string;
  name: string;
  description: string;
}

/** Topics that are looked through: those of the newest plans. */
const most = 1000;

/** Topics of the student's plans that have any of some folded words, those with most of them first. */
export async function topicsAbout(
  { db, clock }: Services,
  { userId }: SignedIn,
  words: readonly string[],
  limit: number,
): Promise<TopicAbout[]> {
  if (words.length === 0) return [];
  const wanted = new Set(words.map(stem));
  const shared = ({ name, description }: TopicAbout) =>
    new Set(
      searchWords(`${name} ${description}`)
        .map(stem)
        .filter((word) => wanted.has(word)),
    ).size;
  const topics = await listRecentTopics(db, userId, clock.now(), most);
  return topics
    .map((topic) => ({ topic, found: shared(topic) }))
    .filter(({ found }) => found > 0)
    .sort((one, other) => other.found - one.found)
    .slice(0, limit)
    .map(({ topic }) => topic);
}

/** Topics by whose names a plan is known. */
const mostNames = 300;

/** The newest plans, each with the names of its topics. */
export async function planNames({ db, clock }: Services, { userId }: SignedIn) {
  const rows = await listRecentTopics(db, userId, clock.now(), mostNames);
  const byPlan = Map.groupBy(rows, ({ planId }) => planId);
  return [...byPlan].map(([id, own]) => ({
    id,
    title: own[0]?.planTitle ?? '',
    topics: own.map(({ name }) => name),
  }));
}

const mostPlans = 20;

/** How far each of the newest plans is. */
export async function planProgress({ db, clock }: Services, { userId }: SignedIn) {
  const rows = await listPlanProgress(db, userId, clock.now(), mostPlans);
  return rows.map(({ doneCount, itemCount, ...plan }) => ({
    ...plan,
    progress: progressOf(doneCount, itemCount),
  }));
}

/** Plans made on each day of a time zone, by all students, from `from` on. */
export const plansByDay = ({ db }: Pick<Services, 'db'>, from: StudyDay, timeZone: string) =>
  countPlansByDay(db, from, timeZone);
