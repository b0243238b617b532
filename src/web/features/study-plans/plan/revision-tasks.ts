import type { Topic } from '#shared/contracts/study-plans.ts';
import { dueRevision, topicRevisions } from '#shared/rules/plans/topic-revisions.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';

export interface RevisionTask {
  topicIndex: number;
  topic: Topic;
  /** 1, 2 or 3. */
  number: number;
  /** 0 on its day. */
  daysLate: number;
  isDone: boolean;
}

/** The revisions that wait on `today`, and those done today: they keep their place. The latest come first. */
export function revisionTasks(topics: readonly Topic[], today: StudyDay): RevisionTask[] {
  return topics
    .flatMap((topic, topicIndex): RevisionTask[] => {
      const done = topicRevisions(topic).findLast(({ doneOn }) => doneOn === today);
      const waiting = done ?? dueRevision(topic, today);
      if (!waiting) return [];
      const { number, dueOn } = waiting;
      return [{ topicIndex, topic, number, daysLate: daysBetween(dueOn, today), isDone: done !== undefined }];
    })
    .sort((one, other) => other.daysLate - one.daysLate);
}
