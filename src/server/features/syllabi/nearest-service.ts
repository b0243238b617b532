import { todayOf } from '#server/features/accounts/service.ts';
import { lessonOfMatch } from '#server/language/syllabus/match-catalogue.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { forecastOfRead } from './forecast-service.ts';
import { findNearestId } from './queries.ts';
import { readSyllabus } from './service.ts';

/**
 * How the student stands before the nearest exam, by its syllabus; of one without a date where no other is ahead. Null
 * where there is neither.
 */
export async function nearestExam(services: Services, student: SignedIn) {
  const { userId } = student;
  const today = todayOf(services, student);
  const syllabusId = await findNearestId(services.db, userId, today);
  if (syllabusId === undefined) return null;
  const read = await readSyllabus(services, student, syllabusId);
  const { title, examDate, planId } = read.row;
  return {
    id: syllabusId,
    title,
    examDate,
    planId,
    /** Whether anything of it was studied or revised today. */
    isBegunToday: read.topics.some(
      ({ theoryOn, revisedOn }) => theoryOn === today || revisedOn.includes(today),
    ),
    /** The lesson of a topic, by its id, where there is one. */
    lessonOf: (topicId: number) => {
      const match = read.topics.find(({ id }) => id === topicId)?.catalogueTopic ?? null;
      return match === null ? null : lessonOfMatch(match);
    },
    forecast: await forecastOfRead(services, student, read),
  };
}
