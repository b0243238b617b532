import { addDays, daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';

/** Days after a topic is finished on which it is revised: growing gaps, after the forgetting curve (Cepeda, 2006). */
export const revisionOffsets = [1, 7, 30] as const;

export interface TopicRevision {
  /** 1, 2 or 3. */
  number: number;
  dueOn: StudyDay;
  /** Null while it is to be done. */
  doneOn: StudyDay | null;
}

interface Revised {
  completedOn: StudyDay | null;
  /** Oldest first. */
  revisedOn: readonly StudyDay[];
}

/**
 * The three revisions of a topic, none for one that is open. Each stands at its gap from the one before: done
 * late, it shifts those after it, so that two never fall on one day.
 */
export function topicRevisions({ completedOn, revisedOn }: Revised): TopicRevision[] {
  if (completedOn === null) return [];
  const revisions: TopicRevision[] = [];
  let [day, offset] = [completedOn, 0];
  for (const [index, next] of revisionOffsets.entries()) {
    const dueOn = addDays(day, next - offset);
    const doneOn = revisedOn[index] ?? null;
    revisions.push({ number: index + 1, dueOn, doneOn });
    [day, offset] = [doneOn ?? dueOn, next];
  }
  return revisions;
}

/** The revision that waits on `today`, with the days it is late (0: on its day); null when none does. */
export function dueRevision(topic: Revised, today: StudyDay): (TopicRevision & { daysLate: number }) | null {
  const next = topicRevisions(topic).find(({ doneOn }) => doneOn === null);
  return next && next.dueOn <= today ? { ...next, daysLate: daysBetween(next.dueOn, today) } : null;
}
