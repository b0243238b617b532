import { z } from 'zod';
import {
  type StudyPlan,
  type Topic,
  topicPriorities,
  type UpdateStudyPlan,
  updateStudyPlanSchema,
} from '#shared/contracts/study-plans.ts';
import type { BrokenRule } from './form-rules.ts';

/** What the edit form holds; also what a browser keeps of it. */
export const planEditSchema = z.object({
  title: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  topics: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      priority: z.enum(topicPriorities),
      /** The topic's name in the plan, by which its completed flag is found again; empty for a new one. */
      was: z.string(),
    }),
  ),
});
export type PlanEdit = z.output<typeof planEditSchema>;

/** The fields from top to bottom. */
export const planEditFields = ['title', 'description', 'topics'] as const satisfies (keyof PlanEdit)[];

export const newTopic: PlanEdit['topics'][number] = { name: '', description: '', priority: 'média', was: '' };

export function planEditOf({ title, description, isActive, topics }: StudyPlan): PlanEdit {
  return {
    title,
    description,
    isActive,
    topics: topics.map(({ completed: _, ...topic }) => ({ ...topic, was: topic.name })),
  };
}

/** What is sent: each topic keeps the completed flag that it has in the plan by now. */
export function planUpdate({ topics, ...edit }: PlanEdit, current: readonly Topic[]): UpdateStudyPlan {
  const isDone = (was: string) =>
    was !== '' && current.some((topic) => topic.name === was && topic.completed);
  return {
    ...edit,
    topics: topics.map(({ was, ...topic }) => ({ ...topic, completed: isDone(was) })),
  };
}

export function brokenEditRules(edit: PlanEdit): BrokenRule[] {
  const { error } = updateStudyPlanSchema.safeParse(planUpdate(edit, []));
  return (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
}
