import { z } from 'zod';
import { updateStudyPlanSchema } from '#shared/contracts/study-plan-inputs.schemas.ts';
import {
  type StudyPlan,
  type Topic,
  topicPriorities,
  type UpdateStudyPlan,
} from '#shared/contracts/study-plans.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import { brokenExam } from './exam-date.ts';

/** What the edit form holds; also what a browser keeps of it. */
export const planEditSchema = z.object({
  title: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  /** Empty without an exam. */
  examDate: z.string(),
  topics: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      priority: z.enum(topicPriorities),
      /** Of the topic in the plan; null for a new one. Not called `id`, which the form's list has for itself. */
      topicId: z.int().nullable(),
    }),
  ),
});
export type PlanEdit = z.output<typeof planEditSchema>;

/** The fields from top to bottom. */
export const planEditFields = [
  'title',
  'description',
  'examDate',
  'topics',
] as const satisfies (keyof PlanEdit)[];

export const newTopic: PlanEdit['topics'][number] = {
  name: '',
  description: '',
  priority: 'média',
  topicId: null,
};

export function planEditOf({ title, description, isActive, examDate, topics }: StudyPlan): PlanEdit {
  return {
    title,
    description,
    isActive,
    examDate: examDate ?? '',
    topics: topics.map(({ id, name, description, priority }) => ({
      name,
      description,
      priority,
      topicId: id,
    })),
  };
}

/** What is sent: each topic keeps the completed flag that it has in the plan by now. */
export function planUpdate(
  { topics, examDate, ...edit }: PlanEdit,
  current: readonly Topic[],
): UpdateStudyPlan {
  const isDone = (topicId: number | null) => current.some(({ id, completed }) => id === topicId && completed);
  return {
    ...edit,
    examDate: examDate || null,
    topics: topics.map(({ topicId, ...topic }) => ({
      ...(topicId !== null && { id: topicId }),
      ...topic,
      completed: isDone(topicId),
    })),
  };
}

/** The rules that an edit of `plan` breaks on the student's day `today`. */
export function brokenEditRules(
  edit: PlanEdit,
  plan: Pick<StudyPlan, 'startDate' | 'examDate'>,
  today: StudyDay,
): BrokenRule[] {
  const { error } = updateStudyPlanSchema.safeParse(planUpdate(edit, []));
  const shared = (error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
  const isChanged = edit.examDate !== (plan.examDate ?? '');
  return [...shared, ...(isChanged ? brokenExam(edit.examDate, plan.startDate, today) : [])];
}
