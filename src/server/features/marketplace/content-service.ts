import { lockPlanCopy, type PlanCopy } from '#server/features/study-plans/publication/copy-service.ts';
import { lockSyllabusCopy, type SyllabusCopy } from '#server/features/syllabi/publication/copy-service.ts';
import type { Services } from '#server/platform/services.ts';

/** What is published: the plan, and the syllabus that it was made of, if there is one. */
export type Content = PlanCopy & { syllabus?: SyllabusCopy };

/** The plan, locked with its syllabus, and what others may take over of both. Throws `plan_not_found` (404). */
export async function lockContent(within: Services, userId: string, planId: string) {
  const { plan, copy } = await lockPlanCopy(within, userId, planId);
  const syllabus = await lockSyllabusCopy(within, userId, planId);
  const content: Content = syllabus ? { ...copy, syllabus: syllabus.copy } : copy;
  return { plan, content, syllabusTopics: syllabus?.topicsCount ?? 0 };
}
