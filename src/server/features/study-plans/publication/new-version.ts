import type { CloneSource } from '#shared/contracts/marketplace.ts';
import type { Topic } from '#shared/contracts/study-plans.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { searchWords } from '#shared/rules/text/search-text.ts';
import { stem } from '#shared/rules/text/stem.ts';
import type { CopiedActivity, CopiedTopic, PlanCopy } from './plan-copy.ts';

/** A topic of a clone; `sourceId` says which of its author's it is, null for one of the student's own. */
export interface ClonedTopic extends Topic {
  sourceId: number | null;
}

/** An activity where it stands in a clone. */
export interface ClonedActivity extends CopiedActivity {
  id: string;
  completed: boolean;
  changes: number;
}

/** An activity of the new version: without an id when the clone had none like it. */
type NewActivity = CopiedActivity & Partial<Pick<ClonedActivity, 'id' | 'changes'>> & { completed: boolean };

interface NewVersion {
  topics: ClonedTopic[];
  activities: NewActivity[];
  changes: Omit<NonNullable<CloneSource['changes']>, 'syllabus'>;
}

const wordsOf = (name: string) => searchWords(name).map(stem);
const sharesWord = (one: string, other: string) => wordsOf(one).some((word) => wordsOf(other).includes(word));

/** For each topic of the copy the clone's own: the one with its name, or the author's same one under a name like it. */
function matchTopics(
  held: readonly ClonedTopic[],
  copy: readonly CopiedTopic[],
): Map<CopiedTopic, ClonedTopic> {
  const matches = new Map<CopiedTopic, ClonedTopic>();
  const left = new Set(held);
  const match = (fits: (topic: CopiedTopic, own: ClonedTopic) => boolean) => {
    for (const topic of copy) {
      if (matches.has(topic)) continue;
      const own = [...left].find((candidate) => fits(topic, candidate));
      if (!own) continue;
      matches.set(topic, own);
      left.delete(own);
    }
  };
  match((topic, own) => fold(topic.name) === fold(own.name));
  // An author's ids may come back for another topic after the last one was deleted.
  match((topic, own) => topic.id === own.sourceId && sharesWord(topic.name, own.name));
  return matches;
}

const nothingDone = {
  completed: false,
  completedOn: null,
  revisedOn: [],
  questionsDone: 0,
  questionsRight: 0,
};

/**
 * A clone with what its author says now in place of what it held: topics and activities that both have keep what
 * was done in them, the student's own topics stay at the end, and what the author took out goes.
 */
export function newVersion(
  held: { topics: readonly ClonedTopic[]; activities: readonly ClonedActivity[] },
  copy: Pick<PlanCopy, 'topics' | 'activities'>,
): NewVersion {
  const matches = matchTopics(held.topics, copy.topics);
  const matched = new Set(matches.values());
  const own = held.topics.filter((topic) => topic.sourceId === null && !matched.has(topic));
  let nextId = Math.max(-1, ...held.topics.map(({ id }) => id)) + 1;
  const taken = copy.topics.map(({ id: sourceId, name, description, priority }, index) => {
    const was = matches.get(copy.topics[index] as CopiedTopic);
    return { ...(was ?? { ...nothingDone, id: nextId++ }), sourceId, name, description, priority };
  });
  const topics = [...taken, ...own];

  const nameNow = new Map([...matches].map(([topic, was]) => [was.name, topic.name]));
  const activities = carryActivities(held.activities, copy.activities, nameNow);

  const gone = held.topics.filter((topic) => topic.sourceId !== null && !matched.has(topic));
  const done = (items: readonly { completed: boolean }[]) =>
    items.filter(({ completed }) => completed).length;
  return {
    topics,
    activities,
    changes: {
      added: copy.topics.filter((topic) => !matches.has(topic)).map(({ name }) => name),
      removed: gone.map(({ name }) => name),
      renamed: [...nameNow].filter(([from, to]) => from !== to).map(([from, to]) => ({ from, to })),
      activities: { before: held.activities.length, after: activities.length },
      done: {
        before: done(held.topics) + done(held.activities),
        after: done(topics) + done(activities),
      },
    },
  };
}

/**
 * The same work is the same activity: the first of a topic with a description is the first in the new schedule. A
 * schedule may name a renamed topic either way.
 */
function carryActivities(
  held: readonly ClonedActivity[],
  copy: readonly CopiedActivity[],
  nameNow: ReadonlyMap<string, string>,
): NewActivity[] {
  const nameThen = new Map([...nameNow].map(([from, to]) => [to, from]));
  const keyOf = (topic: string, description: string) => JSON.stringify([topic, description]);
  const known = Map.groupBy(held, ({ topic, description }) => keyOf(topic, description));
  const next = (topic: string | undefined, description: string) =>
    topic === undefined ? undefined : known.get(keyOf(topic, description))?.shift();
  return copy.map((activity) => {
    const { topic, description } = activity;
    const was = next(topic, description) ?? next(nameThen.get(topic), description);
    if (!was) return { ...activity, completed: false };
    const stands = was.day === activity.day && was.time === activity.time;
    return { ...activity, id: was.id, changes: was.changes + (stands ? 0 : 1), completed: was.completed };
  });
}
