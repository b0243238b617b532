import type { Db } from '#server/platform/database/database.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { changeTopic, listDisciplines, lockSyllabus, lockTopic } from '../queries.ts';

interface At {
  syllabusId: string;
  topicId: number;
}

interface StudiedTopic extends At {
  minutes: number;
  /** Whether its theory is done with it. */
  completes: boolean;
  /** The student's day. */
  today: StudyDay;
}

/** The topic, whose tree nobody else changes meanwhile; undefined when it, or the syllabus, is gone. */
async function holdTopic(tx: Db, userId: string, { syllabusId, topicId }: At) {
  const of = { userId, syllabusId };
  const topic = (await lockSyllabus(tx, of)) && (await lockTopic(tx, of, topicId));
  return topic && { of, topic };
}

/**
 * Adds studied minutes to a topic, in the transaction `tx`, and says of what discipline it is; null when the syllabus
 * or the topic is gone.
 */
export async function studyTopic(
  tx: Db,
  userId: string,
  { minutes, completes, today, ...at }: StudiedTopic,
): Promise<{ subject: string } | null> {
  const held = await holdTopic(tx, userId, at);
  if (!held) return null;
  const { of, topic } = held;
  await changeTopic(tx, of, at.topicId, {
    minutesStudied: topic.minutesStudied + minutes,
    ...(completes && { theoryOn: topic.theoryOn ?? today }),
  });
  const disciplines = await listDisciplines(tx, of);
  return { subject: disciplines.find(({ id }) => id === topic.disciplineId)?.name ?? '' };
}

/** Takes the minutes of a session that is deleted away from its topic; its theory stays done. */
export async function takeStudyBack(tx: Db, userId: string, at: At, minutes: number): Promise<void> {
  const held = await holdTopic(tx, userId, at);
  if (held)
    await changeTopic(tx, held.of, at.topicId, {
      minutesStudied: Math.max(0, held.topic.minutesStudied - minutes),
    });
}
