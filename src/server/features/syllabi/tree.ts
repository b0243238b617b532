import type { Post, Topic } from '#server/language/syllabus/notice.ts';
import { syllabusLimits, type UpdateSyllabus } from '#shared/contracts/syllabi.ts';
import { topicShares } from '#shared/rules/syllabi/shares.ts';
import type { DisciplineRow, OwnSyllabus, SyllabusRow, TopicRow } from './queries.ts';

/** A tree as a student writes it: disciplines with their topics in order, each at its depth. */
export type Tree = NonNullable<UpdateSyllabus['disciplines']>;

const cut = (text: string, most: number) => text.slice(0, most).trim();

function flatten(topics: readonly Topic[], depth = 0): Tree[number]['topics'] {
  return topics.flatMap(({ text, children, page, line, isDoubtful = false }) => [
    {
      depth,
      text: cut(text, syllabusLimits.topic),
      weight: 1,
      isLeftOut: false,
      isDoubtful,
      page,
      line,
    },
    ...flatten(children, Math.min(depth + 1, syllabusLimits.depth - 1)),
  ]);
}

/** A number of a table that is none of what it should say is left out. */
const plausible = (value: number | null) =>
  value !== null && value >= 0 && value <= mostOfValue ? value : null;
const mostOfValue = 10_000;

const valuesOf = ({
  area,
  questions,
  weight,
  minimum,
}: Pick<Tree[number], 'area' | 'questions' | 'weight' | 'minimum'>) => ({
  area: area && cut(area, syllabusLimits.name),
  questions: plausible(questions),
  weight: plausible(weight),
  minimum: plausible(minimum),
});

/** The tree that a notice's post asks for, within what a syllabus may hold. */
export function treeOf({ disciplines }: Post): Tree {
  let room: number = syllabusLimits.topics;
  return disciplines.slice(0, syllabusLimits.disciplines).map(({ topics, ...said }) => {
    const flat = flatten(topics).slice(0, room);
    room -= flat.length;
    return { ...valuesOf(said), name: cut(said.name, syllabusLimits.name), topics: flat };
  });
}

type Studied = Pick<
  TopicRow,
  'theoryOn' | 'revisedOn' | 'questionsDone' | 'questionsRight' | 'minutesStudied' | 'planTopicId'
>;
/** Of a topic of which nothing was done. */
export const untouched: Studied = {
  theoryOn: null,
  revisedOn: [],
  questionsDone: 0,
  questionsRight: 0,
  minutesStudied: 0,
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
  topics: readonly (Studied & Pick<TopicRow, 'id'>)[];
}

interface Rows {
  disciplines: DisciplineRow[];
  topics: TopicRow[];
}

/**
 * The rows of a tree. What keeps the id that it had in `before` keeps what was studied; a topic stands at most one level
 * below the one above it. `match` names the curriculum's topic that a topic surely is, or null.
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
      const { theoryOn, revisedOn, questionsDone, questionsRight, minutesStudied, planTopicId } =
        studied.get(own) ?? untouched;
      topics.push({
        ...of,
        ...topic,
        isGone: false,
        id: own,
        disciplineId: discipline.id,
        parentId: path.at(-1) ?? null,
        position: topics.length,
        share: 0,
        theoryOn,
        revisedOn,
        questionsDone,
        questionsRight,
        minutesStudied,
        planTopicId,
        catalogueTopic: match(discipline.name, topic.text),
      });
      path.push(own);
    }
  }
  return { disciplines, topics: withShares(disciplines, topics, areas) };
}

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

/** Of the topics of before, those that were studied and that the tree has no more: the newest that there is room for. */
export function goneTopics(before: readonly TopicRow[], after: readonly TopicRow[]): TopicRow[] {
  const kept = new Set(after.map(({ id }) => id));
  return before
    .filter(
      ({ id, theoryOn, revisedOn, questionsDone, minutesStudied }) =>
        !kept.has(id) &&
        (theoryOn !== null || revisedOn.length > 0 || questionsDone > 0 || minutesStudied > 0),
    )
    .slice(-syllabusLimits.topics)
    .map((topic) => ({ ...topic, isGone: true, share: 0, parentId: null, planTopicId: null }));
}
