import type { DraftTopic } from '#server/language/plans/plan-writer.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import type { Allotted } from './allot.ts';

/** A topic of the plan and the ids of the syllabus's topics that it holds. */
export interface PlanGroup {
  draft: DraftTopic;
  ids: number[];
  /** Points times weakness of all that it holds. */
  worth: number;
}

interface Discipline {
  id: number;
  name: string;
}

const minutesOf = (topics: readonly Allotted[]) => topics.reduce((sum, { minutes }) => sum + minutes, 0);

/** How many groups each discipline gets of `most`: one, and of the rest by its minutes; none more than it has topics. */
function groupCounts(shelves: readonly (readonly Allotted[])[], most: number): number[] {
  const counts = shelves.map(() => 1);
  for (let left = most - shelves.length; left > 0; left -= 1) {
    const rates = shelves.map((topics, at) =>
      (counts[at] ?? 1) < topics.length ? minutesOf(topics) / (counts[at] ?? 1) : 0,
    );
    const largest = Math.max(...rates);
    if (largest === 0) break;
    const at = rates.indexOf(largest);
    counts[at] = (counts[at] ?? 1) + 1;
  }
  return counts;
}

/** Neighbours in `count` runs of about as many minutes each, none empty. */
function runsOf(topics: readonly Allotted[], count: number): Allotted[][] {
  const runs: Allotted[][] = [];
  let rest = minutesOf(topics);
  let run: Allotted[] = [];
  for (const [at, topic] of topics.entries()) {
    run.push(topic);
    const runsLeft = count - runs.length;
    const isFull = minutesOf(run) >= rest / runsLeft - topic.minutes / 2;
    const mustEnd = topics.length - at - 1 < runsLeft;
    if (runsLeft > 1 && (isFull || mustEnd)) {
      rest -= minutesOf(run);
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** A text of at most so many characters, cut between words. */
export const short = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/u, '')}…`;

function draftOf(discipline: string, topics: readonly Allotted[], taken: Set<string>): DraftTopic {
  const [first] = topics;
  const more = topics.length > 1 ? ` e mais ${topics.length - 1}` : '';
  const room = studyPlanLimits.topicName - more.length - 8;
  let name = `${short(`${discipline}: ${first?.text ?? ''}`, room)}${more}`;
  for (let turn = 2; taken.has(name); turn += 1) name = `${name.replace(/ \(\d+\)$/u, '')} (${turn})`;
  taken.add(name);
  return {
    name,
    description: short(topics.map(({ text }) => text).join('; '), studyPlanLimits.topicDescription),
    priority: 'média',
    weight: minutesOf(topics),
    kind: 'concept',
    parts: topics.slice(0, 8).map(({ text }) => text),
  };
}

/** Disciplines beyond the number of groups share the last one with those that have least time. */
function shelvesOf(disciplines: readonly Discipline[], topics: readonly Allotted[], most: number) {
  const own = Map.groupBy(topics, ({ disciplineId }) => disciplineId);
  const shelves = disciplines.flatMap(({ id, name }) => {
    const listed = own.get(id);
    return listed ? [{ name, topics: listed }] : [];
  });
  if (shelves.length <= most) return shelves;
  const byTime = [...shelves].sort((one, other) => minutesOf(other.topics) - minutesOf(one.topics));
  const alone = new Set(byTime.slice(0, most - 1));
  const together = shelves.filter((shelf) => !alone.has(shelf));
  return [
    ...shelves.filter((shelf) => alone.has(shelf)),
    { name: together.map(({ name }) => name).join(', '), topics: together.flatMap((shelf) => shelf.topics) },
  ];
}

/**
 * The topics of a syllabus as at most `most` topics of a plan: neighbours of one discipline together, disciplines taking
 * turns in proportion to their time, so that each week holds several. Pure.
 */
export function planTopics(
  disciplines: readonly Discipline[],
  topics: readonly Allotted[],
  most: number,
): PlanGroup[] {
  const shelves = shelvesOf(disciplines, topics, most);
  const counts = groupCounts(
    shelves.map((shelf) => shelf.topics),
    most,
  );
  const taken = new Set<string>();
  const placed = shelves.flatMap(({ name, topics: listed }, at) =>
    runsOf(listed, counts[at] ?? 1).map((run, index, runs) => ({
      place: (index + 0.5) / runs.length,
      group: {
        draft: draftOf(name, run, taken),
        ids: run.map(({ id }) => id),
        worth: run.reduce((sum, topic) => sum + topic.worth, 0),
      },
    })),
  );
  return placed.sort((one, other) => one.place - other.place).map(({ group }) => group);
}
