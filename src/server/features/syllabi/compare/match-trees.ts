import { fold } from '#shared/rules/text/fold.ts';
import type { Tree } from '../tree.ts';

const wordsOf = (text: string) => new Set(fold(text).match(/[a-z0-9]+/g) ?? []);

/** The numbers of laws and the like: another one is another topic. */
const numbersIn = (words: ReadonlySet<string>) =>
  [...words]
    .filter((word) => /^\d{3,}$/.test(word))
    .sort()
    .join(' ');

/** Share of their words that two texts have in common, 0 to 1 (Dice); 0 where both name numbers, and others. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [numbers, others] = [numbersIn(one), numbersIn(other)];
  if (numbers !== others && numbers !== '' && others !== '') return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  const all = one.size + other.size;
  return all === 0 ? 0 : (2 * shared) / all;
}

/** From here two texts are one topic, worded anew. */
const leastAlike = 0.6;
/** The same for texts of the same words, in whatever case and punctuation. */
export const nameKey = (name: string) => [...wordsOf(name)].join(' ');

/** Topics that a word leads to; one that more topics have leads nowhere. */
const mostOfWord = 20;

/** Finds the topics that share a telling word with a text, so that not each is compared with each. */
function candidatesAmong<T extends OldTopic>(topics: ReadonlyMap<T, ReadonlySet<string>>) {
  const byWord = new Map<string, T[]>();
  for (const [topic, words] of topics)
    for (const word of words) {
      const known = byWord.get(word);
      if (known) known.push(topic);
      else byWord.set(word, [topic]);
    }
  return (words: ReadonlySet<string>) =>
    new Set(
      [...words].flatMap((word) => {
        const found = byWord.get(word) ?? [];
        return found.length <= mostOfWord ? found : [];
      }),
    );
}

export type NewTopic = Tree[number]['topics'][number];

interface OldTopic {
  text: string;
}

interface OldDiscipline<T extends OldTopic> {
  name: string;
  topics: readonly T[];
}

/** The old topic of each new one: of the very same words first, then the likest of those that are left. */
function pairTopics<T extends OldTopic>(before: readonly T[], after: readonly NewTopic[]) {
  const pairs = new Map<NewTopic, T>();
  const left = new Map(before.map((topic) => [topic, wordsOf(topic.text)]));
  const candidates = candidatesAmong(left);
  const byKey = Map.groupBy(before, ({ text }) => nameKey(text));
  for (const topic of after) {
    const same = byKey.get(nameKey(topic.text))?.shift();
    if (!same) continue;
    pairs.set(topic, same);
    left.delete(same);
  }
  for (const topic of after) {
    if (pairs.has(topic)) continue;
    const words = wordsOf(topic.text);
    let best: { old: T; alike: number } | undefined;
    for (const old of candidates(words)) {
      const oldWords = left.get(old);
      const alike = oldWords ? likeness(words, oldWords) : 0;
      if (alike >= leastAlike && alike > (best?.alike ?? 0)) best = { old, alike };
    }
    if (!best) continue;
    pairs.set(topic, best.old);
    left.delete(best.old);
  }
  return { pairs, gone: [...left.keys()] };
}

/** The old discipline of each new one: of the same name, or the likest name of those that are left. */
function pairDisciplines<D extends { name: string }>(before: readonly D[], after: Tree) {
  const pairs = new Map<Tree[number], D>();
  const left = new Map(before.map((discipline) => [discipline, wordsOf(discipline.name)]));
  for (const least of [1, leastAlike])
    for (const discipline of after) {
      if (pairs.has(discipline)) continue;
      const words = wordsOf(discipline.name);
      const [best] = [...left]
        .map(([old, oldWords]) => ({ old, alike: likeness(words, oldWords) }))
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
function pairMoved<T extends OldTopic>(
  after: Tree,
  matched: Map<NewTopic, T>,
  left: readonly Left<T>[],
): Left<T>[] {
  const byKey = Map.groupBy(left, ({ topic }) => nameKey(topic.text));
  const moved = new Set<Left<T>>();
  for (const topic of after.flatMap(({ topics }) => topics)) {
    if (matched.has(topic) || nameKey(topic.text) === '') continue;
    const found = byKey.get(nameKey(topic.text))?.shift();
    if (!found) continue;
    matched.set(topic, found.topic);
    moved.add(found);
  }
  return left.filter((each) => !moved.has(each));
}

/**
 * The old discipline and the old topic of each new one that has one, and the old topics that are gone. Topics are
 * compared within their discipline, then by the very same words anywhere.
 */
export function matchTrees<T extends OldTopic, D extends OldDiscipline<T>>(
  before: readonly D[],
  after: Tree,
) {
  const { pairs: disciplines, gone } = pairDisciplines(before, after);
  const left: Left<T>[] = gone.flatMap(({ name, topics }) =>
    topics.map((topic) => ({ discipline: name, topic })),
  );
  const topics = new Map<NewTopic, T>();
  for (const discipline of after) {
    const own = pairTopics<T>(disciplines.get(discipline)?.topics ?? [], discipline.topics);
    for (const [topic, old] of own.pairs) topics.set(topic, old);
    left.push(...own.gone.map((topic) => ({ discipline: discipline.name, topic })));
  }
  return { disciplines, topics, gone: pairMoved(after, topics, left) };
}
