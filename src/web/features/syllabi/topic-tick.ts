import type { Syllabus, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { coverageOf } from '#shared/rules/syllabi/coverage.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** That a topic's theory was studied, or was not. */
export interface TheoryTick {
  topicId: number;
  done: boolean;
}

export function topicOf({ disciplines }: Pick<Syllabus, 'disciplines'>, topicId: number) {
  for (const { topics } of disciplines) {
    const topic = topics.find(({ id }) => id === topicId);
    if (topic) return topic;
  }
  return undefined;
}

/** The syllabus with one topic changed and what was studied counted again; the same when it is not there. */
export function withTopic(
  syllabus: Syllabus,
  topicId: number,
  change: (topic: SyllabusTopic) => SyllabusTopic,
): Syllabus {
  const at = syllabus.disciplines.findIndex(({ topics }) => topics.some(({ id }) => id === topicId));
  const discipline = syllabus.disciplines[at];
  if (!discipline) return syllabus;
  const topics = discipline.topics.map((topic) => (topic.id === topicId ? change(topic) : topic));
  const disciplines = syllabus.disciplines.with(at, { ...discipline, topics });
  return { ...syllabus, disciplines, ...coverageOf(disciplines.flatMap((each) => each.topics)) };
}

/** The syllabus with the tick on `today`; a topic that was studied before keeps its day. */
export const applyTheory = (syllabus: Syllabus, { topicId, done }: TheoryTick, today: StudyDay): Syllabus =>
  withTopic(syllabus, topicId, (topic) => ({ ...topic, theoryOn: done ? (topic.theoryOn ?? today) : null }));
