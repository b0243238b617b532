import type { SyllabusChanges, SyllabusDiscipline, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { fold } from '#shared/rules/text/fold.ts';
import type { Tree } from './tree.ts';

const wordsOf = (text: string) => new Set(fold(text).match(/[a-z0-9]+/g) ?? []);

/** Share of their words that two texts have in common, 0 to 1 (Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
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

type NewTopic = Tree[number]['topics'][number];

/** The old topic of each new one: of the very same words first, then the likest of those that are left. */
function pairTopics(before: readonly SyllabusTopic[], after: readonly NewTopic[]) {
  const pairs = new Map<NewTopic, SyllabusTopic>();
  const left = new Map(before.map((topic) => [topic, wordsOf(topic.text)]));
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
    for (const [old, oldWords] of left) {
      const alike = likeness(words, oldWords);
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
  for (const { name, topics } of gone)
    for (const topic of topics)
      changes.removed.push({ discipline: name, text: topic.text, wasStudied: wasStudied(topic) });
  for (const discipline of after) {
    const old = pairs.get(discipline);
    const { name } = discipline;
    const matched = pairTopics(old?.topics ?? [], discipline.topics);
    for (const topic of matched.gone)
      changes.removed.push({ discipline: name, text: topic.text, wasStudied: wasStudied(topic) });
    const topics = discipline.topics.map((topic) => {
      const same = matched.pairs.get(topic);
      if (!same) changes.added.push({ discipline: name, text: topic.text });
      else if (nameKey(same.text) !== nameKey(topic.text))
        changes.changed.push({ discipline: name, before: same.text, after: topic.text });
      return same ? { ...topic, id: same.id, weight: same.weight, isLeftOut: same.isLeftOut } : topic;
    });
    changes.disciplines.push({ ...discipline, ...(old && { id: old.id }), topics });
  }
  return changes;
}
