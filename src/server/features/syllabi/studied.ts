import type { TopicState } from '#server/features/study-plans/state-service.ts';
import type { TopicRow } from './queries.ts';

type Studied = Pick<TopicRow, 'planTopicId' | 'theoryOn' | 'revisedOn' | 'questionsDone' | 'questionsRight'>;

const earlier = (one: string | null, other: string | null) =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/**
 * A topic with what was done of it in the syllabus's plan, too: theory on the earlier day, the days of both revisions.
 * The questions of a plan's topic are about all the topics it holds, so they stay with the plan.
 */
export function withPlanState<T extends Studied>(topic: T, plan: ReadonlyMap<number, TopicState>): T {
  const state = topic.planTopicId === null ? undefined : plan.get(topic.planTopicId);
  if (!state) return topic;
  return {
    ...topic,
    theoryOn: earlier(topic.theoryOn, state.completedOn),
    revisedOn: [...new Set([...topic.revisedOn, ...state.revisedOn])].sort(),
  };
}
