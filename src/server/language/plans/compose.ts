import type { Curriculum, Level } from '#server/content/curricula.ts';
import type { Reading, Scope } from '#server/language/wish/reading.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { chooseTopics } from './choice/choose-topics.ts';
import type { ChosenTopic } from './choice/topic-pieces.ts';

/** The topics of a plan, with the curricula they come from. */
export interface Composition {
  topics: ChosenTopic[];
  curricula: Curriculum[];
}

const priorityFactor = { alta: 1.5, média: 1, baixa: 0.6 } as const;
const effortOf = ({ weight, priority }: ChosenTopic) => weight * priorityFactor[priority];

/** So few matters are each served, however small their share is. */
const eachServed = 5;

/**
 * `count` shared out by `shares` (sum 1) as seats are by votes: each goes to the largest share / (2 × seats so far + 1) (Webster's
 * method, Sainte-Laguë).
 */
function sharedOut(count: number, shares: readonly number[]): number[] {
  const order = [...shares.keys()].sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || a - b);
  const counts = shares.map(() => 0);
  if (shares.length <= eachServed) for (const at of order.slice(0, count)) counts[at] = 1;
  const claim = (at: number) => (shares[at] ?? 0) / (2 * (counts[at] ?? 0) + 1);
  for (let left = count - counts.filter((each) => each > 0).length; left > 0; left -= 1) {
    const next = order.reduce((most, at) => (claim(at) > claim(most) ? at : most));
    counts[next] = (counts[next] ?? 0) + 1;
  }
  return counts;
}

/** The lists as one, each in its own order, spread evenly, so that no matter waits for another to end. */
function interleaved(lists: readonly (readonly ChosenTopic[])[]): ChosenTopic[] {
  const placed = lists.flatMap((list, of) =>
    list.map((topic, at) => ({ topic, of, place: (at + 0.5) / list.length })),
  );
  return placed.sort((a, b) => a.place - b.place || a.of - b.of).map(({ topic }) => topic);
}

/** Weights so that each list has its share of the hours, whatever its topics weigh. */
function balanced(lists: readonly ChosenTopic[][], scopes: readonly Scope[]): ChosenTopic[][] {
  const efforts = lists.map((list) => list.reduce((sum, topic) => sum + effortOf(topic), 0));
  const all = efforts.reduce((sum, effort) => sum + effort, 0);
  return lists.map((list, index) => {
    const factor = ((scopes[index]?.share ?? 0) * all) / (efforts[index] || 1);
    return list.map((topic) => ({ ...topic, weight: topic.weight * factor }));
  });
}

/** Matters that a student tells apart by the names of their topics. */
const fewMatters = 3;
const longestName = 160;

/** Every topic with its matter, unless its name says it: "Crase (Língua Portuguesa)". */
const labelled = (topics: readonly ChosenTopic[], label: string): ChosenTopic[] =>
  topics.map((topic) => {
    const name = topic.name.endsWith(')')
      ? `${topic.name.slice(0, -1)}, ${label})`
      : `${topic.name} (${label})`;
    const isSaid = foldLetters(topic.name).includes(foldLetters(label)) || name.length > longestName;
    return isSaid ? topic : { ...topic, name };
  });

/** The topics for a reading that is known: at most `count`, of every scope by its share, each name once. */
export function compose({ scopes }: Reading, level: Level, count: number): Composition {
  const read = scopes.map(({ entry }) => entry.read());
  const choose = (counts: readonly number[]) =>
    scopes.map(({ asked, beside, stressed, focus, excluded }, at) => {
      const curriculum = read[at] as Curriculum;
      const share = counts[at] ?? 0;
      return share > 0
        ? chooseTopics({
            curriculum,
            level,
            count: share,
            asked,
            beside,
            stressed,
            focus,
            excluded,
          })
        : [];
    });
  const counts = sharedOut(
    count,
    scopes.map(({ share }) => share),
  );
  const lists = choose(counts);
  // What one matter has no topics for, another may have.
  const missing = count - lists.reduce((sum, list) => sum + list.length, 0);
  const open = counts.findIndex((share, at) => (lists[at]?.length ?? 0) === share);
  const chosen =
    missing > 0 && open >= 0 && scopes.length > 1
      ? choose(counts.map((share, at) => (at === open ? share + missing : share)))
      : lists;
  const named =
    scopes.length > fewMatters ? chosen.map((list, at) => labelled(list, scopes[at]?.label ?? '')) : chosen;
  const weighed = scopes.length > 1 ? balanced(named, scopes) : chosen;
  const taken = new Set<string>();
  const topics = interleaved(weighed).filter(({ name }) => {
    const key = foldLetters(name);
    return !taken.has(key) && taken.add(key);
  });
  return { topics, curricula: read };
}
