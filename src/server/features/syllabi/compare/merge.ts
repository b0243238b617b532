import { searchWords } from '#shared/rules/text/search-text.ts';
import { stem } from '#shared/rules/text/stem.ts';
import type { Tree } from '../tree.ts';
import { matchTrees, type NewTopic, nameKey, type Turn } from './match-trees.ts';

type Discipline = Tree[number];

/** A topic as it was taken over; `sourceId` is the one that it had with its author, where that is another. */
export type TakenTopic = NewTopic & { sourceId?: number | undefined };
type Taken = readonly (Omit<Discipline, 'topics'> & { topics: readonly TakenTopic[] })[];

interface Merged {
  disciplines: Tree;
  /** The author's topic, and the author's discipline, that a merged one is; none of what is the student's own. */
  topicOf: ReadonlyMap<NewTopic, NewTopic>;
  disciplineOf: ReadonlyMap<Discipline, Discipline>;
  /** What the author's topics and disciplines were when they were taken over last. */
  before: Awaited<ReturnType<typeof matchTaken>>;
}

/** What the author says now, unless the student changed it. */
const pick = <T>(before: T, mine: T, now: T): T => (mine === before ? now : mine);

const saysSame = (one: NewTopic, other: NewTopic | undefined) =>
  one.depth === other?.depth &&
  one.text === other.text &&
  one.weight === other.weight &&
  one.isLeftOut === other.isLeftOut;
const isSame = (one: Taken[number], other: Discipline) =>
  one.topics.length === other.topics.length &&
  one.topics.every((topic, at) => saysSame(topic, other.topics[at]));

/**
 * A student's tree with what its author changed since `before`, which the student's took its ids from. What the student
 * added, reworded, weighed, moved to another discipline or took out stays so; in a discipline that the author changed,
 * topics stand in the author's order, the student's own after those they stood after.
 */
export async function mergeTrees(before: Taken, mine: Tree, now: Tree, turn: Turn): Promise<Merged> {
  const match = await matchTaken(before, now, turn);
  await turn();
  const nowOf = new Map([...match.topics].map(([topic, old]) => [old, topic]));
  const oldById = new Map(
    before.flatMap(({ id, topics }) =>
      topics.map((topic) => [topic.id, { topic, disciplineId: id }] as const),
    ),
  );
  const topicOf = new Map<NewTopic, NewTopic>();
  const disciplineOf = new Map<Discipline, Discipline>();

  /** Topics that stay where the student has them: added or moved there, or reworded where the author has them no more. */
  const own = new Set(
    mine.flatMap(({ id, topics }) =>
      topics.filter((topic) => {
        const old = oldById.get(topic.id);
        if (!old || old.disciplineId !== id) return true;
        return !nowOf.has(old.topic) && topic.text !== old.topic.text;
      }),
    ),
  );
  const added = Map.groupBy(
    mine.flatMap(({ topics }) => topics.filter(({ id }) => !oldById.has(id))),
    ({ text }) => nameKey(text),
  );
  /** The student's topic that each of the author's is. */
  const mineOf = new Map<NewTopic, NewTopic>();
  const mineById = new Map(mine.flatMap(({ topics }) => topics.map((topic) => [topic.id, topic])));
  for (const topic of now.flatMap(({ topics }) => topics)) {
    const old = match.topics.get(topic);
    const found = old ? mineById.get(old.id) : added.get(nameKey(topic.text))?.shift();
    if (found) mineOf.set(topic, found);
  }
  const authors = new Map([...mineOf].map(([topic, found]) => [found, topic]));

  const mergedTopic = (held: NewTopic): NewTopic => {
    const author = authors.get(held);
    const old = author && match.topics.get(author);
    const merged =
      author && old
        ? {
            ...held,
            depth: pick(old.depth, held.depth, author.depth),
            text: pick(old.text, held.text, author.text),
            weight: pick(old.weight, held.weight, author.weight),
            isLeftOut: pick(old.isLeftOut, held.isLeftOut, author.isLeftOut),
            isDoubtful: held.text === old.text ? author.isDoubtful : held.isDoubtful,
          }
        : { ...held };
    if (author) topicOf.set(merged, author);
    return merged;
  };
  const newTopic = ({ id: _id, ...topic }: NewTopic): NewTopic => ({ ...topic, page: null, line: null });

  /** The author's topics of a discipline, in their order, with the student's own among them. */
  const woven = (held: Discipline | undefined, author: Discipline): NewTopic[] => {
    const after = ownAfter(held?.topics ?? [], own);
    const out = (after.get(undefined) ?? []).map(mergedTopic);
    after.delete(undefined);
    const waiting: NewTopic[] = [];
    let underRemoved: number | null = null;
    for (const topic of author.topics) {
      // What stands higher than this topic waits until all below its own neighbour are there.
      const higher = waiting.findIndex(({ depth }) => depth < topic.depth);
      out.push(...waiting.splice(0, higher === -1 ? waiting.length : higher));
      if (underRemoved !== null && topic.depth <= underRemoved) underRemoved = null;
      const found = mineOf.get(topic);
      if (found && !own.has(found)) {
        out.push(mergedTopic(found));
        waiting.push(...(after.get(found.id) ?? []).map(mergedTopic));
        after.delete(found.id);
      } else if (!found && match.topics.has(topic)) underRemoved ??= topic.depth;
      else if (!found && underRemoved === null) {
        const merged = newTopic(topic);
        topicOf.set(merged, topic);
        out.push(merged);
      }
    }
    return [...out, ...waiting, ...[...after.values()].flat().map(mergedTopic)];
  };

  const left = new Set(mine);
  const merged: Tree = [];
  for (const author of now) {
    await turn();
    const old = match.disciplines.get(author);
    const held = [...left].find(({ id, name }) =>
      old ? id === old.id : !before.some((each) => each.id === id) && nameKey(name) === nameKey(author.name),
    );
    if (old && !held) continue;
    if (held) left.delete(held);
    const discipline = {
      ...(held && old ? mergedValues(old, held, author) : held ? held : withoutId(author)),
      topics: held && old && isSame(old, author) ? held.topics.map(mergedTopic) : woven(held, author),
    };
    disciplineOf.set(discipline, author);
    merged.push(discipline);
  }
  for (const held of left) {
    const isAuthors = before.some(({ id }) => id === held.id);
    const topics = held.topics.filter((topic) => !isAuthors || own.has(topic)).map(mergedTopic);
    if (!isAuthors || topics.length > 0) merged.push({ ...held, topics });
  }
  return { disciplines: inOwnOrder(merged, before, mine, now, match), topicOf, disciplineOf, before: match };
}

const wordsOf = (text: string) => searchWords(text).map(stem);
const sharesWord = (one: string, other: string) =>
  !new Set(wordsOf(one)).isDisjointFrom(new Set(wordsOf(other)));

/** What each of the author's was, by its words; else under the author's id, which may have come back for something else. */
async function matchTaken(before: Taken, now: Tree, turn: Turn) {
  const match = await matchTrees<TakenTopic, Taken[number]>(before, now, turn);
  const left = new Map(match.gone.map(({ topic }) => [topic.sourceId ?? topic.id, topic]));
  for (const topic of now.flatMap(({ topics }) => topics)) {
    const old = match.topics.has(topic) ? undefined : left.get(topic.id);
    if (!old || !sharesWord(old.text, topic.text)) continue;
    match.topics.set(topic, old);
    left.delete(topic.id);
  }
  return match;
}

/** The student's own topics by the id of the author's topic that they stand after; undefined: before all. */
function ownAfter(topics: readonly NewTopic[], own: ReadonlySet<NewTopic>) {
  const after = new Map<number | undefined, NewTopic[]>();
  let last: number | undefined;
  for (const topic of topics) {
    if (!own.has(topic)) last = topic.id;
    else {
      const known = after.get(last);
      if (known) known.push(topic);
      else after.set(last, [topic]);
    }
  }
  return after;
}

const withoutId = ({ id: _id, ...discipline }: Discipline): Discipline => discipline;

const mergedValues = (
  old: Taken[number],
  held: Discipline,
  author: Discipline,
): Omit<Discipline, 'topics'> => ({
  id: held.id,
  name: pick(old.name, held.name, author.name),
  area: pick(old.area, held.area, author.area),
  questions: pick(old.questions, held.questions, author.questions),
  weight: pick(old.weight, held.weight, author.weight),
  minimum: pick(old.minimum, held.minimum, author.minimum),
});

/** Disciplines stand as the student put them, unless the author put them otherwise since. */
function inOwnOrder(
  merged: Tree,
  before: Taken,
  mine: Tree,
  now: Tree,
  { disciplines }: Merged['before'],
): Tree {
  const stays = now.length === before.length && now.every((each, at) => disciplines.get(each) === before[at]);
  if (!stays) return merged;
  const place = new Map(mine.map(({ id }, at) => [id, at]));
  return merged.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}
