import { readTopicStates } from '#server/features/study-plans/state-service.ts';
import type { PlanFollowers } from '#server/platform/ports.ts';
import { findSyllabusOfPlan } from './materials/queries.ts';
import { changeSyllabus, keepPlanStates, lockSyllabiOfPlan } from './queries.ts';

/** What was done in a plan stays done in its syllabus when the plan, or a topic of it, goes. */
export const planFollowers: PlanFollowers = {
  followed: async ({ db }, userId, planId) => (await findSyllabusOfPlan(db, userId, planId)) ?? null,
  async leaving({ db: tx }, userId, planId, topicIds) {
    const followers = await lockSyllabiOfPlan(tx, userId, planId);
    if (followers.length === 0) return;
    const states = await readTopicStates({ db: tx }, userId, planId);
    const leaving = new Map([...states].filter(([id]) => topicIds?.includes(id) ?? true));
    for (const { id: syllabusId } of followers) {
      const of = { userId, syllabusId };
      await keepPlanStates(tx, of, leaving);
      if (!topicIds) await changeSyllabus(tx, of, { planId: null });
    }
  },
};
