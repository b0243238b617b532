import type { Topic, UpdateStudyPlan } from '#shared/contracts/study-plans.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

type Edited = NonNullable<UpdateStudyPlan['topics']>[number];

/** Of a clone: which of its author's topics it is. */
type Sourced = Topic & { sourceId?: number | null };

const nameOf = ({ name }: { name: string }) => foldLetters(name).trim();

/**
 * The topics of an edit with what was done in them: one with the id of a topic of before, or else its name, is
 * that topic; any other is new. Ticking counts from `today`.
 */
export function editedTopics(
  before: readonly Sourced[],
  edited: readonly Edited[],
  today: StudyDay,
): Sourced[] {
  const left = new Map(before.map((topic) => [topic.id, topic]));
  const take = (topic: Sourced | undefined) => {
    if (topic) left.delete(topic.id);
    return topic;
  };
  const known = edited.map(({ id }) => (id === undefined ? undefined : take(left.get(id))));
  let next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  return edited.map((topic, index) => {
    const was = known[index] ?? take([...left.values()].find((other) => nameOf(other) === nameOf(topic)));
    const { name, description, priority, completed } = topic;
    const isKept = completed && was?.completed === true;
    return {
      id: was?.id ?? next++,
      name,
      description,
      priority,
      completed,
      completedOn: isKept ? was.completedOn : completed ? today : null,
      revisedOn: isKept ? was.revisedOn : [],
      questionsDone: was?.questionsDone ?? 0,
      questionsRight: was?.questionsRight ?? 0,
      sourceId: was?.sourceId ?? null,
    };
  });
}
