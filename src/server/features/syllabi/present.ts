import { lessonOfMatch } from '#server/language/syllabus/match-catalogue.ts';
import type { Syllabus, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import type { DisciplineRow, SyllabusRow, TopicRow } from './queries.ts';
import { depthsOf } from './tree.ts';

/** Whole percent, 100 only when all is done. */
export const percent = (share: number): number =>
  share > 1 - 1e-9 ? 100 : Math.min(99, Math.round(share * 100));

const presentTopic = (topic: TopicRow, depth: number): SyllabusTopic => {
  const { id, text, weight, share, isLeftOut, isDoubtful, page, line } = topic;
  const { theoryOn, revisedOn, questionsDone, questionsRight, catalogueTopic } = topic;
  return {
    id,
    depth,
    text,
    weight,
    share,
    isLeftOut,
    isDoubtful,
    page,
    line,
    theoryOn,
    revisedOn,
    questionsDone,
    questionsRight,
    lesson: catalogueTopic === null ? null : lessonOfMatch(catalogueTopic),
  };
};

export const presentTopicAlone = (topic: TopicRow, above: readonly TopicRow[]): SyllabusTopic =>
  presentTopic(topic, depthsOf(above).get(topic.id) ?? 0);

/** How much of the exam's weight was studied. */
function coverageOf(topics: readonly Pick<TopicRow, 'share' | 'theoryOn'>[]) {
  const counting = topics.filter(({ share }) => share > 0);
  const studied = counting.filter(({ theoryOn }) => theoryOn !== null);
  return {
    topics: counting.length,
    studied: studied.length,
    coverage: percent(studied.reduce((sum, { share }) => sum + share, 0)),
  };
}

/** A syllabus as the contract has it; `topics` in order, with what was done of them in its plan. */
export function presentSyllabus(
  row: SyllabusRow,
  disciplines: readonly DisciplineRow[],
  topics: readonly TopicRow[],
  pages: number[],
): Syllabus {
  const { id, title, post, examDate, revision, sourceName, planId, areas, createdAt } = row;
  const depths = depthsOf(topics);
  const byDiscipline = Map.groupBy(topics, ({ disciplineId }) => disciplineId);
  return {
    id,
    title,
    post,
    examDate,
    ...coverageOf(topics),
    createdAt: createdAt.toISOString(),
    revision,
    sourceName,
    pages,
    planId,
    areas,
    disciplines: disciplines.map((discipline) => ({
      id: discipline.id,
      name: discipline.name,
      area: discipline.area,
      questions: discipline.questions,
      weight: discipline.weight,
      minimum: discipline.minimum,
      topics: (byDiscipline.get(discipline.id) ?? []).map((topic) =>
        presentTopic(topic, depths.get(topic.id) ?? 0),
      ),
    })),
  };
}
