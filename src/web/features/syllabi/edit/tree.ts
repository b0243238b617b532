import { type SyllabusDiscipline, syllabusLimits, type UpdateSyllabus } from '#shared/contracts/syllabi.ts';
import { countLeaves } from '#shared/rules/syllabi/shares.ts';

/** A topic while its syllabus is corrected. */
export interface Topic {
  /** Unique among topics for as long as the screen is open: the server knows new ones by another number. */
  key: number;
  depth: number;
  text: string;
  weight: number;
  isLeftOut: boolean;
  isDoubtful: boolean;
  page: number | null;
  line: number | null;
}

export interface Discipline {
  /** As a topic's, among disciplines. */
  key: number;
  name: string;
  area: string | null;
  questions: number | null;
  weight: number | null;
  minimum: number | null;
  topics: readonly Topic[];
}

export interface Tree {
  disciplines: readonly Discipline[];
  /** No topic and no discipline has this key or a greater one. */
  nextKey: number;
}

export type TreeInput = NonNullable<UpdateSyllabus['disciplines']>;
type TopicInput = TreeInput[number]['topics'][number];

/** The server's ids, by key; what was not saved yet has none. */
export interface Ids {
  disciplines: Map<number, number>;
  topics: Map<number, number>;
}

/** A row of the tree, with the caret in it where one goes on writing. */
export interface Place {
  row: `${'t' | 'd'}${number}`;
  caret: number | null;
}

export interface Edited {
  /** The very same where nothing can be done. */
  tree: Tree;
  at: Place | null;
}

export const topicRow = (key: number, caret: number | null = null): Place => ({ row: `t${key}`, caret });
export const disciplineRow = (key: number, caret: number | null = null): Place => ({ row: `d${key}`, caret });

export const deepest = syllabusLimits.depth - 1;
export const unnamed = 'Disciplina sem nome';

type Given = readonly (SyllabusDiscipline | TreeInput[number])[];

/** Keys by the ids that they have; of a tree that is read first, the ids themselves. */
const backwards = (ids: ReadonlyMap<number, number>) => new Map([...ids].map(([key, id]) => [id, key]));
const alike = (ids: readonly (number | undefined)[]) =>
  new Map(ids.flatMap((id) => (id === undefined ? [] : [[id, id] as const])));

/**
 * The tree of a syllabus, or of a draft of it, and the ids of what has one. What is in `before`, the same syllabus
 * read earlier, keeps its key.
 */
export function treeOf(given: Given, before?: { tree: Tree; ids: Ids }): { tree: Tree; ids: Ids } {
  const disciplineIds = given.map(({ id }) => id);
  const topicIds = given.flatMap(({ topics }) => topics.map(({ id }) => id));
  const numbers = [...disciplineIds, ...topicIds].filter((id) => id !== undefined);
  let nextKey = before?.tree.nextKey ?? Math.max(-1, ...numbers) + 1;
  const keyFinder = (known: Map<number, number>, learnt: Map<number, number>) => (id: number | undefined) => {
    const key = (id === undefined ? undefined : known.get(id)) ?? nextKey++;
    if (id === undefined) return key;
    // Whatever else says that it is the same one is a new one.
    known.delete(id);
    learnt.set(key, id);
    return key;
  };
  const ids: Ids = { disciplines: new Map(before?.ids.disciplines), topics: new Map(before?.ids.topics) };
  const disciplineKey = keyFinder(
    before ? backwards(before.ids.disciplines) : alike(disciplineIds),
    ids.disciplines,
  );
  const topicKey = keyFinder(before ? backwards(before.ids.topics) : alike(topicIds), ids.topics);
  const disciplines = given.map(({ id, name, area, questions, weight, minimum, topics }) => ({
    key: disciplineKey(id),
    name,
    area,
    questions,
    weight,
    minimum,
    topics: levelled(topics.map((topic) => ({ key: topicKey(topic.id), ...said(topic) }))),
  }));
  return { tree: { disciplines, nextKey }, ids };
}

const said = ({ depth, text, weight, isLeftOut, isDoubtful, page, line }: TopicInput) => ({
  depth,
  text,
  weight,
  isLeftOut,
  isDoubtful,
  page,
  line,
});

const isWritten = ({ text }: Pick<Topic, 'text'>) => text.trim() !== '';

/** The topics as an update takes them: rows that were left blank are not there. */
const topicInput = (topics: readonly Topic[], ids: Ids): TopicInput[] =>
  topics.filter(isWritten).map(({ key, text, ...topic }) => {
    const id = ids.topics.get(key);
    return { ...topic, ...(id !== undefined && { id }), text: text.trim() };
  });

/** The whole tree as an update takes it. */
export const inputOf = (disciplines: readonly Discipline[], ids: Ids): TreeInput =>
  disciplines.map(({ key, name, topics, ...discipline }) => {
    const id = ids.disciplines.get(key);
    return {
      ...discipline,
      ...(id !== undefined && { id }),
      name: name.trim() || unnamed,
      topics: topicInput(topics, ids),
    };
  });

/** Remembers under which ids the server keeps what was sent to it. */
export function learnIds(ids: Ids, sent: readonly Discipline[], kept: readonly SyllabusDiscipline[]): void {
  for (const [at, { key, topics }] of sent.entries()) {
    const discipline = kept[at];
    if (!discipline) continue;
    ids.disciplines.set(key, discipline.id);
    for (const [index, topic] of topics.filter(isWritten).entries()) {
      const id = discipline.topics[index]?.id;
      if (id !== undefined) ids.topics.set(topic.key, id);
    }
  }
}

/** The topics with depths that can be: the first at 0, each at most one below the one above it. The same where all are. */
export function levelled(topics: readonly Topic[]): readonly Topic[] {
  let above = -1;
  let isSame = true;
  const next = topics.map((topic) => {
    const depth = Math.max(0, Math.min(topic.depth, above + 1, deepest));
    above = depth;
    if (depth === topic.depth) return topic;
    isSame = false;
    return { ...topic, depth };
  });
  return isSame ? topics : next;
}

/** Where the topics below the one at a place end: the place of the first that is not. */
export function endOf(topics: readonly Topic[], at: number): number {
  const depth = topics[at]?.depth ?? 0;
  let end = at + 1;
  while ((topics[end]?.depth ?? -1) > depth) end += 1;
  return end;
}

/** How many topics with none below them, blank ones apart, and how many of them are to be looked at once more. */
export function countTopics(disciplines: readonly Discipline[]): { topics: number; doubtful: number } {
  let topics = 0;
  let doubtful = 0;
  for (const discipline of disciplines) {
    topics += countLeaves(discipline.topics.filter(isWritten));
    doubtful += discipline.topics.filter(({ isDoubtful }) => isDoubtful).length;
  }
  return { topics, doubtful };
}

/** Whether the syllabus may hold `more` topics beside its own. */
export const hasRoom = ({ disciplines }: Tree, more: number): boolean =>
  disciplines.reduce((sum, { topics }) => sum + topics.length, 0) + more <= syllabusLimits.topics;

export const topicOf = (disciplines: readonly Discipline[], key: number): Topic | undefined =>
  disciplines.flatMap(({ topics }) => topics).find((topic) => topic.key === key);
