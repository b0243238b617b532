import { fold } from '#shared/rules/text/fold.ts';
import type { Tree } from '../tree.ts';

const wordsOf = (text: string) => new Set(fold(text).match(/[a-z0-9]+/g) ?? []);

/** A text as it is compared with others. */
interface Said {
  words: ReadonlySet<string>;
  /** Of laws and the like: another one is another topic. */
  numbers: string;
}

function saidBy(text: string): Said {
  const words = wordsOf(text);
  const numbers = [...words]
    .filter((word) => /^\d{3,}$/.test(word))
    .sort()
    .join(' ');
  return { words, numbers };
}

/** Share of their words that two texts have in common, 0 to 1 (Dice); 0 where both name numbers, and others. */
function likeness(one: Said, other: Said): number {
  if (one.numbers !== other.numbers && one.numbers !== '' && other.numbers !== '') return 0;
  const all = one.words.size + other.words.size;
  if (all === 0) return 0;
  let shared = 0;
  for (const word of one.words) if (other.words.has(word)) shared += 1;
  return (2 * shared) / all;
}

/** From here two texts are one topic, worded anew. */
const leastAlike = 0.6;
/** The same for texts of the same words, in whatever case and punctuation. */
export const nameKey = (name: string) => [...wordsOf(name)].join(' ');

/** Topics that a word leads to; one that more topics have leads nowhere. */
const mostOfWord = 20;

interface Entry<T extends OldTopic> extends Said {
  old: T;
}

/**
 * Finds the topics that share telling words with a text and may have enough others in common to be it, so that not each
 * is compared with each.
 */
function candidatesAmong<T extends OldTopic>(entries: readonly Entry<T>[]) {
  const byWord = new Map<string, Entry<T>[]>();
  for (const entry of entries)
    for (const word of entry.words) {
      const known = byWord.get(word);
      if (known) known.push(entry);
      else byWord.set(word, [entry]);
    }
  return ({ words }: Said): Entry<T>[] => {
    const shared = new Map<Entry<T>, number>();
    let idle = 0;
    for (const word of words) {
      const found = byWord.get(word);
      if (found && found.length > mostOfWord) idle += 1;
      else for (const entry of found ?? []) shared.set(entry, (shared.get(entry) ?? 0) + 1);
    }
    return [...shared].flatMap(([entry, count]) =>
      2 * (count + idle) >= leastAlike * (words.size + entry.words.size) ? entry : [],
    );
  };
}

/** Awaited between parts of the work: lets others have their turn. */
export type Turn = () => Promise<void>;

export type NewTopic = Tree[number]['topics'][number];

interface OldTopic {
  text: string;
}

interface OldDiscipline<T extends OldTopic> {
  name: string;
  topics: readonly T[];
}

/**
 * The old topic of each new one: of the very same text first, then of the same words, then the likest of those that are
 * left. Most texts of a new version are the very same, and finding those takes no look at their words.
 */
async function pairTopics<T extends OldTopic>(before: readonly T[], after: readonly NewTopic[], turn: Turn) {
  const pairs = new Map<NewTopic, T>();
  const left = new Set(before);
  const pairBy = async (keyOf: (text: string) => string) => {
    const byKey = new Map<string, T[]>();
    for (const topic of left) {
      await turn();
      const key = keyOf(topic.text);
      const known = byKey.get(key);
      if (known) known.push(topic);
      else byKey.set(key, [topic]);
    }
    for (const topic of after) {
      if (pairs.has(topic)) continue;
      await turn();
      const same = byKey.get(keyOf(topic.text))?.shift();
      if (!same) continue;
      pairs.set(topic, same);
      left.delete(same);
    }
  };
  await pairBy((text) => text);
  if (left.size > 0 && pairs.size < after.length) await pairBy(nameKey);
  if (left.size > 0 && pairs.size < after.length) await pairAlike(left, after, pairs, turn);
  return { pairs, gone: [...left] };
}

/** Pairs each new topic that has none with the likest old one of `left`, and takes that out of it. */
async function pairAlike<T extends OldTopic>(
  left: Set<T>,
  after: readonly NewTopic[],
  pairs: Map<NewTopic, T>,
  turn: Turn,
): Promise<void> {
  const entries: Entry<T>[] = [];
  for (const old of left) {
    await turn();
    entries.push({ old, ...saidBy(old.text) });
  }
  const candidates = candidatesAmong(entries);
  for (const topic of after) {
    if (pairs.has(topic)) continue;
    await turn();
    const own = saidBy(topic.text);
    let best: { old: T; alike: number } | undefined;
    for (const { old, ...said } of candidates(own)) {
      const alike = left.has(old) ? likeness(own, said) : 0;
      if (alike >= leastAlike && alike > (best?.alike ?? 0)) best = { old, alike };
    }
    if (!best) continue;
    pairs.set(topic, best.old);
    left.delete(best.old);
  }
}

/** The old discipline of each new one: of the same name, or the likest name of those that are left. */
function pairDisciplines<D extends { name: string }>(before: readonly D[], after: Tree) {
  const pairs = new Map<Tree[number], D>();
  const left = new Map(before.map((discipline) => [discipline, saidBy(discipline.name)]));
  const wanted = after.map((discipline) => ({ discipline, said: saidBy(discipline.name) }));
  for (const least of [1, leastAlike])
    for (const { discipline, said } of wanted) {
      if (pairs.has(discipline)) continue;
      const [best] = [...left]
        .map(([old, oldSaid]) => ({ old, alike: likeness(said, oldSaid) }))
        .filter(({ alike }) => alike >= least)
        .sort((one, other) => other.alike - one.alike);
      if (!best) continue;
      pairs.set(discipline, best.old);
      left.delete(best.old);
    }
  return { pairs, gone: [...left.keys()] };
}

interface Left<T extends OldTopic> {
  discipline: string;
  topic: T;
}

/** Topics of the very same words that now stand in another discipline are the same; answers what is left then. */
async function pairMoved<T extends OldTopic>(
  after: Tree,
  matched: Map<NewTopic, T>,
  left: readonly Left<T>[],
  turn: Turn,
): Promise<Left<T>[]> {
  if (left.length === 0) return [];
  const byKey = Map.groupBy(left, ({ topic }) => nameKey(topic.text));
  const moved = new Set<Left<T>>();
  for (const topic of after.flatMap(({ topics }) => topics)) {
    if (matched.has(topic)) continue;
    await turn();
    const key = nameKey(topic.text);
    const found = key === '' ? undefined : byKey.get(key)?.shift();
    if (!found) continue;
    matched.set(topic, found.topic);
    moved.add(found);
  }
  return left.filter((each) => !moved.has(each));
}

/**
 * The old discipline and the old topic of each new one that has one, and the old topics that are gone. Topics are
 * compared within their discipline, then by the very same words anywhere. Takes turns with whatever else there is to do.
 */
export async function matchTrees<T extends OldTopic, D extends OldDiscipline<T>>(
  before: readonly D[],
  after: Tree,
  turn: Turn,
) {
  const { pairs: disciplines, gone } = pairDisciplines(before, after);
  const left: Left<T>[] = gone.flatMap(({ name, topics }) =>
    topics.map((topic) => ({ discipline: name, topic })),
  );
  const topics = new Map<NewTopic, T>();
  for (const discipline of after) {
    const own = await pairTopics<T>(disciplines.get(discipline)?.topics ?? [], discipline.topics, turn);
    for (const [topic, old] of own.pairs) topics.set(topic, old);
    left.push(...own.gone.map((topic) => ({ discipline: discipline.name, topic })));
  }
  return { disciplines, topics, gone: await pairMoved(after, topics, left, turn) };
}
