import { lessonOfMatch } from '#server/language/syllabus/match-catalogue.ts';
import type { Syllabus, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { coverageOf } from '#shared/rules/syllabi/coverage.ts';
import type { DisciplineRow, SyllabusRow, TopicRow } from './queries.ts';
import { depthsOf } from './tree.ts';

const presentTopic = (topic: TopicRow, depth: number): SyllabusTopic => {
  const { id, text, weight, share, isLeftOut, isDoubtful, page, line } = topic;
  const { theoryOn, revisedOn, questionsDone, questionsRight, minutesStudied, catalogueTopic } = topic;
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
    minutesStudied,
    lesson: catalogueTopic === null ? null : lessonOfMatch(catalogueTopic),
  };
};

export const presentTopicAlone = (topic: TopicRow, above: readonly TopicRow[]): SyllabusTopic =>
  presentTopic(topic, depthsOf(above).get(topic.id) ?? 0);

/** A syllabus as the contract has it; `topics` in order, with what was done of them in its plan. */
export function presentSyllabus(
  row: SyllabusRow,
  disciplines: readonly DisciplineRow[],
  topics: readonly TopicRow[],
  { pages, summaries }: Pick<Syllabus, 'pages' | 'summaries'>,
): Syllabus {
  const { id, title, post, examDate, otherExamDates, revision, sourceName, planId, areas, createdAt } = row;
  const depths = depthsOf(topics);
  const byDiscipline = Map.groupBy(topics, ({ disciplineId }) => disciplineId);
  return {
    id,
    title,
    post,
    examDate,
    otherExamDates,
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
    summaries,
  };
}
