import { updateStudyPlanSchema } from '#shared/contracts/study-plans.schemas.ts';
import { studyPlanLimits, type Topic } from '#shared/contracts/study-plans.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import { newTopic, type PlanEdit, planUpdate } from './plan-edit.ts';

/** A topic that is added to a plan from elsewhere. */
export interface NewTopic {
  planId: string;
  name: string;
  description: string;
}

/** The form for a topic about something: one line for its name, and as much of the rest as it may hold. */
export const newTopicOf = (planId: string, name: string, description: string): NewTopic => ({
  planId,
  name: name.replace(/\s+/g, ' ').trim().slice(0, studyPlanLimits.topicName),
  description: cut(description.trim(), studyPlanLimits.topicDescription),
});

/** At the end of a word, and marked. */
const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;

/** A plan's topics with another one after them, as they are sent. */
export function topicsWith(topics: readonly Topic[], { name, description }: NewTopic) {
  const known = topics.map(({ id, name, description, priority }) => ({
    topicId: id,
    name,
    description,
    priority,
  }));
  const edit = { topics: [...known, { ...newTopic, name, description }] } as PlanEdit;
  return planUpdate(edit, topics).topics;
}

export function brokenTopicRules(topic: NewTopic): BrokenRule[] {
  const { error } = updateStudyPlanSchema.pick({ topics: true }).safeParse({ topics: topicsWith([], topic) });
  return (error?.issues ?? []).map(({ path, message }) => ({ field: String(path.at(-1)), message }));
}
