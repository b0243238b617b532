import type { StudyDay } from '#shared/rules/time/study-day.ts';
import type { TakenTopic } from '../compare/merge.ts';
import type { DisciplineRow, SyllabusRow, TopicRow } from '../queries.ts';
import { depthsOf, type Tree } from '../tree.ts';

/** A topic with the plan's topic that it is studied in; null for none. */
type CopiedTopic = TakenTopic & { planTopicId: number | null };

/** What others may take over of a syllabus: what it asks for, without its source and without what was done of it. */
export interface SyllabusCopy extends Pick<SyllabusRow, 'title' | 'post' | 'examDate' | 'areas'> {
  /** None unless it says so. */
  otherExamDates?: StudyDay[];
  disciplines: (Omit<Tree[number], 'topics'> & { topics: CopiedTopic[] })[];
}

/** A syllabus's rows as the tree that they are; topics in order. Names each field: nothing else goes along. */
export function treeOfRows(
  disciplines: readonly DisciplineRow[],
  topics: readonly TopicRow[],
): SyllabusCopy['disciplines'] {
  const depths = depthsOf(topics);
  const byDiscipline = Map.groupBy(topics, ({ disciplineId }) => disciplineId);
  return disciplines.map(({ id: disciplineId, name, area, questions, weight: points, minimum }) => ({
    id: disciplineId,
    name,
    area,
    questions,
    weight: points,
    minimum,
    topics: (byDiscipline.get(disciplineId) ?? []).map(
      ({ id, text, weight, isLeftOut, isDoubtful, page, line, planTopicId }) => ({
        id,
        depth: depths.get(id) ?? 0,
        text,
        weight,
        isLeftOut,
        isDoubtful,
        page,
        line,
        planTopicId,
      }),
    ),
  }));
}

/** Page and line stay with the pages that they name. */
export function copyOf(
  { title, post, examDate, otherExamDates, areas }: SyllabusRow,
  disciplines: readonly DisciplineRow[],
  topics: readonly TopicRow[],
): SyllabusCopy {
  const unplaced = topics.map((topic) => ({ ...topic, page: null, line: null }));
  const days = { examDate, ...(otherExamDates.length > 0 && { otherExamDates }) };
  return { title, post, ...days, areas, disciplines: treeOfRows(disciplines, unplaced) };
}
