import type { Post, Topic } from '#server/language/syllabus/notice.ts';
import { syllabusLimits, type UpdateSyllabus } from '#shared/contracts/syllabi.ts';
import { topicShares } from '#shared/rules/syllabi/shares.ts';
import type { DisciplineRow, OwnSyllabus, SyllabusRow, TopicRow } from './queries.ts';

/** A tree as a student writes it: disciplines with their topics in order, each at its depth. */
export type Tree = NonNullable<UpdateSyllabus['disciplines']>;

const cut = (text: string, most: number) => text.slice(0, most).trim();

function flatten(topics: readonly Topic[], depth = 0): Tree[number]['topics'] {
  return topics.flatMap(({ text, children, page, line }) => [
    {
      depth,
      text: cut(text, syllabusLimits.topic),
      weight: 1,
      isLeftOut: false,
      isDoubtful: false,
      page,
      line,
    },
    ...flatten(children, Math.min(depth + 1, syllabusLimits.depth - 1)),
  ]);
}

/** The tree that a notice's post asks for, within what a syllabus may hold. */
export function treeOf({ disciplines }: Post): Tree {
  let room: number = syllabusLimits.topics;
  return disciplines
    .slice(0, syllabusLimits.disciplines)
    .map(({ topics, page: _page, line: _line, ...said }) => {
      const flat = flatten(topics).slice(0, room);
      room -= flat.length;
      return { ...said, name: cut(said.name, syllabusLimits.name), topics: flat };
    });
}

type Studied = Pick<TopicRow, 'theoryOn' | 'revisedOn' | 'questionsDone' | 'questionsRight' | 'planTopicId'>;
const untouched: Studied = {
  theoryOn: null,
  revisedOn: [],
  questionsDone: 0,
  questionsRight: 0,
  planTopicId: null,
};

/** Ids for what has none, or one that is not known or was given to another before: the next free ones. */
function idsFor(known: ReadonlySet<number>) {
  const taken = new Set<number>();
  let next = Math.max(-1, ...known) + 1;
  return (id: number | undefined): number => {
    const own = id !== undefined && known.has(id) && !taken.has(id) ? id : next++;
    taken.add(own);
    return own;
  };
}

interface Before {
  disciplines: readonly Pick<DisciplineRow, 'id'>[];
  /** Those that were gone already, too. */
  topics: readonly TopicRow[];
}

interface Rows {
  disciplines: DisciplineRow[];
  topics: TopicRow[];
}

/**
 * The rows of a tree. What keeps the id that it had in `before` keeps what was studied, and what was studied is kept
 * when it goes: an undo brings it back. A topic stands at most one level below the one above it. `match` names the curriculum's topic that a topic surely is, or null.
 */
export function rowsOf(
  of: OwnSyllabus,
  tree: Tree,
  before: Before,
  areas: SyllabusRow['areas'],
  match: (discipline: string, text: string) => string | null,
): Rows {
  const disciplineId = idsFor(new Set(before.disciplines.map(({ id }) => id)));
  const topicId = idsFor(new Set(before.topics.map(({ id }) => id)));
  const studied = new Map(before.topics.map(({ id, ...rest }) => [id, rest]));
  const disciplines: DisciplineRow[] = [];
  const topics: TopicRow[] = [];
  for (const [position, { topics: listed, id, ...said }] of tree.entries()) {
    const discipline = { ...of, ...said, id: disciplineId(id), position };
    disciplines.push(discipline);
    const path: number[] = [];
    for (const { depth, id: givenId, ...topic } of listed) {
      path.length = Math.min(depth, path.length);
      const own = topicId(givenId);
      const { theoryOn, revisedOn, questionsDone, questionsRight, planTopicId } =
        studied.get(own) ?? untouched;
      topics.push({
        ...of,
        ...topic,
        id: own,
        disciplineId: discipline.id,
        parentId: path.at(-1) ?? null,
        position: topics.length,
        share: 0,
        theoryOn,
        revisedOn,
        questionsDone,
        questionsRight,
        planTopicId,
        catalogueTopic: match(discipline.name, topic.text),
      });
      path.push(own);
    }
  }
  const gone = goneFrom(before.topics, new Set(topics.map(({ id }) => id)));
  return { disciplines, topics: [...withShares(disciplines, topics, areas), ...gone] };
}

/** The position of a topic that was studied and is in the tree no more: an update may take it back. */
const goneFromTree = -1;

const wasStudied = ({ theoryOn, revisedOn, questionsDone, planTopicId }: Studied) =>
  theoryOn !== null || revisedOn.length > 0 || questionsDone > 0 || planTopicId !== null;

/** What was studied of the topics that are not in the tree any more; of too many, those that went last. */
const goneFrom = (before: readonly TopicRow[], stay: ReadonlySet<number>): TopicRow[] =>
  before
    .filter((topic) => !stay.has(topic.id) && wasStudied(topic))
    .slice(-syllabusLimits.topics)
    .map((topic) => ({ ...topic, position: goneFromTree, parentId: null, share: 0 }));

function withShares(
  disciplines: readonly DisciplineRow[],
  topics: readonly TopicRow[],
  areas: SyllabusRow['areas'],
): TopicRow[] {
  const depths = depthsOf(topics);
  const byDiscipline = Map.groupBy(topics, ({ disciplineId }) => disciplineId);
  const trees = disciplines.map((discipline) => ({
    ...discipline,
    topics: (byDiscipline.get(discipline.id) ?? []).map((topic) => ({
      ...topic,
      depth: depths.get(topic.id) ?? 0,
    })),
  }));
  const shares = topicShares(trees, areas);
  return trees.flatMap(({ topics: own }, at) =>
    own.map(({ depth: _depth, ...topic }, index) => ({ ...topic, share: shares[at]?.[index] ?? 0 })),
  );
}

/** How deep each topic stands, by its id; topics are in order. */
export function depthsOf(topics: readonly Pick<TopicRow, 'id' | 'parentId'>[]): Map<number, number> {
  const depths = new Map<number, number>();
  for (const { id, parentId } of topics)
    depths.set(id, parentId === null ? 0 : (depths.get(parentId) ?? -1) + 1);
  return depths;
}
