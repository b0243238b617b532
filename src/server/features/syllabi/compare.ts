import type { SyllabusChanges, SyllabusDiscipline, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { fold } from '#shared/rules/text/fold.ts';
import type { Tree } from './tree.ts';

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
const nameKey = (name: string) => [...wordsOf(name)].join(' ');

const wasStudied = ({ theoryOn, revisedOn, questionsDone }: SyllabusTopic) =>
  theoryOn !== null || revisedOn.length > 0 || questionsDone > 0;

/** Topics that a word leads to; one that more topics have leads nowhere. */
const mostOfWord = 20;

/** Finds the topics that share a telling word with a text, so that not each is compared with each. */
function candidatesAmong(topics: ReadonlyMap<SyllabusTopic, ReadonlySet<string>>) {
  const byWord = new Map<string, SyllabusTopic[]>();
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

type NewTopic = Tree[number]['topics'][number];

/** The old topic of each new one: of the very same words first, then the likest of those that are left. */
function pairTopics(before: readonly SyllabusTopic[], after: readonly NewTopic[]) {
  const pairs = new Map<NewTopic, SyllabusTopic>();
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
    let best: { old: SyllabusTopic; alike: number } | undefined;
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
function pairDisciplines(before: readonly SyllabusDiscipline[], after: Tree) {
  const pairs = new Map<Tree[number], SyllabusDiscipline>();
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

/**
 * What a rectified notice adds, removes and words anew, and the tree with it: what is the same keeps its id, its
 * weight and whether it is left out. Topics are compared within their discipline.
 */
export function compareTrees(before: readonly SyllabusDiscipline[], after: Tree): SyllabusChanges {
  const changes: SyllabusChanges = { added: [], removed: [], changed: [], disciplines: [] };
  const { pairs, gone } = pairDisciplines(before, after);
  const left: Left[] = gone.flatMap(({ name, topics }) =>
    topics.map((topic) => ({ discipline: name, topic })),
  );
  const matched = new Map<NewTopic, SyllabusTopic>();
  for (const discipline of after) {
    const own = pairTopics(pairs.get(discipline)?.topics ?? [], discipline.topics);
    for (const [topic, old] of own.pairs) matched.set(topic, old);
    left.push(...own.gone.map((topic) => ({ discipline: discipline.name, topic })));
  }
  const removed = pairMoved(after, matched, left);
  for (const { discipline, topic } of removed)
    changes.removed.push({ discipline, text: topic.text, wasStudied: wasStudied(topic) });
  for (const discipline of after) {
    const { name } = discipline;
    const topics = discipline.topics.map((topic) => {
      const same = matched.get(topic);
      if (!same) changes.added.push({ discipline: name, text: topic.text });
      else if (nameKey(same.text) !== nameKey(topic.text))
        changes.changed.push({ discipline: name, before: same.text, after: topic.text });
      return withoutPage(topic, same);
    });
    changes.disciplines.push({ ...discipline, ...keptOf(discipline, pairs.get(discipline)), topics });
  }
  return changes;
}

interface Left {
  discipline: string;
  topic: SyllabusTopic;
}

/** Topics of the very same words that now stand in another discipline are the same; answers what is left then. */
function pairMoved(after: Tree, matched: Map<NewTopic, SyllabusTopic>, left: readonly Left[]): Left[] {
  const byKey = Map.groupBy(left, ({ topic }) => nameKey(topic.text));
  const moved = new Set<Left>();
  for (const topic of after.flatMap(({ topics }) => topics)) {
    if (matched.has(topic) || nameKey(topic.text) === '') continue;
    const found = byKey.get(nameKey(topic.text))?.shift();
    if (!found) continue;
    matched.set(topic, found.topic);
    moved.add(found);
  }
  return left.filter((each) => !moved.has(each));
}

/** The pages that are kept are those of the notice before: what is new stands in none of them. */
const withoutPage = (topic: NewTopic, same: SyllabusTopic | undefined): NewTopic =>
  same
    ? {
        ...topic,
        id: same.id,
        weight: same.weight,
        isLeftOut: same.isLeftOut,
        page: same.page,
        line: same.line,
      }
    : { ...topic, page: null, line: null };

/** What the new notice does not say stays as it was. */
const keptOf = (now: Tree[number], old: SyllabusDiscipline | undefined) =>
  old && {
    id: old.id,
    area: now.area ?? old.area,
    questions: now.questions ?? old.questions,
    weight: now.weight ?? old.weight,
    minimum: now.minimum ?? old.minimum,
  };
