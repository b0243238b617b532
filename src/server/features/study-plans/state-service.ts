import type { Services } from '#server/platform/services.ts';
import type { Topic } from '#shared/contracts/study-plans.ts';
import { listTopics } from './queries/write-queries.ts';

/** What was done of a plan's topic. */
export type TopicState = Pick<Topic, 'id' | 'completedOn' | 'revisedOn' | 'questionsDone' | 'questionsRight'>;

/** What was done of each topic of a plan, by the topic's id; empty for a plan that is gone. */
export async function readTopicStates(
  { db }: Pick<Services, 'db'>,
  userId: string,
  planId: string,
): Promise<ReadonlyMap<number, TopicState>> {
  const topics = await listTopics(db, userId, planId);
  return new Map(
    topics.map(({ id, completedOn, revisedOn, questionsDone, questionsRight }) => [
      id,
      { id, completedOn, revisedOn, questionsDone, questionsRight },
    ]),
  );
}
