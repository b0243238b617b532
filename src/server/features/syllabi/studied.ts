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

type Asked = Studied & Pick<TopicRow, 'id' | 'disciplineId' | 'questionsDone' | 'questionsRight'>;

/**
 * The topics with the questions that were noted in the plan's topics: each at the first that it holds, and none where a
 * topic of the plan holds several disciplines.
 */
export function withPlanQuestions<T extends Asked>(
  topics: readonly T[],
  plan: ReadonlyMap<number, TopicState>,
): T[] {
  const held = Map.groupBy(topics, ({ planTopicId }) => planTopicId);
  const firsts = new Map<number, TopicState>();
  for (const [planTopicId, own] of held) {
    const state = planTopicId === null ? undefined : plan.get(planTopicId);
    const [first] = own;
    if (state && first && new Set(own.map(({ disciplineId }) => disciplineId)).size === 1)
      firsts.set(first.id, state);
  }
  return topics.map((topic) => {
    const state = firsts.get(topic.id);
    if (!state) return topic;
    return {
      ...topic,
      questionsDone: topic.questionsDone + state.questionsDone,
      questionsRight: topic.questionsRight + state.questionsRight,
    };
  });
}

/** Ids of what is left out, by itself or with what stands above it; topics are in order. */
export function leftOutIds(
  topics: readonly Pick<TopicRow, 'id' | 'parentId' | 'isLeftOut'>[],
): ReadonlySet<number> {
  const out = new Set<number>();
  for (const { id, parentId, isLeftOut } of topics)
    if (isLeftOut || (parentId !== null && out.has(parentId))) out.add(id);
  return out;
}
