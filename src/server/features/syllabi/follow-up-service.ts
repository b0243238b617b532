import { v7 as uuidv7 } from 'uuid';
import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { presentTopicAlone } from './present.ts';
import {
  changeTopic,
  deleteLastQuestions,
  insertQuestions,
  listTopics,
  lockTopic,
  type OwnSyllabus,
  type TopicRow,
} from './queries.ts';

interface At {
  id: string;
  topicId: number;
}

/** Runs `work` on a topic that nobody else changes meanwhile, and answers the topic after it. Throws `topic_not_found` (404). */
function inTopic(
  { db }: Services,
  { userId }: SignedIn,
  { id, topicId }: At,
  work: (tx: Db, of: OwnSyllabus, topic: TopicRow) => Promise<TopicRow>,
): Promise<{ topic: SyllabusTopic }> {
  const of = { userId, syllabusId: id };
  return inTransaction(db, async (tx) => {
    const topic = await lockTopic(tx, of, topicId);
    if (!topic) throw notFound('syllabi.topic_not_found');
    const changed = await work(tx, of, topic);
    return { topic: presentTopicAlone(changed, await listTopics(tx, of)) };
  });
}

/** Marks a topic's theory as studied on the student's day, or takes the mark back; twice is once. Throws `topic_not_found` (404). */
export const setTheory = (services: Services, student: SignedIn, at: At, done: boolean) =>
  inTopic(services, student, at, (tx, of, { theoryOn }) =>
    changeTopic(tx, of, at.topicId, { theoryOn: done ? (theoryOn ?? todayOf(services, student)) : null }),
  );

/** Notes a revision on the student's day. Throws `topic_not_found` (404), and `revision_too_early` (422) for the day's second. */
export const addRevision = (services: Services, student: SignedIn, at: At) =>
  inTopic(services, student, at, (tx, of, { revisedOn }) => {
    const today = todayOf(services, student);
    if (revisedOn.includes(today)) throw unprocessable('syllabi.revision_too_early');
    return changeTopic(tx, of, at.topicId, { revisedOn: [...revisedOn, today] });
  });

/** Takes the last revision back. Throws `topic_not_found` (404) and `nothing_to_undo` (422). */
export const undoRevision = (services: Services, student: SignedIn, at: At) =>
  inTopic(services, student, at, (tx, of, { revisedOn }) => {
    if (revisedOn.length === 0) throw unprocessable('syllabi.nothing_to_undo');
    return changeTopic(tx, of, at.topicId, { revisedOn: revisedOn.slice(0, -1) });
  });

/** Notes questions done about a topic. Throws `topic_not_found` (404). */
export const addQuestions = (
  services: Services,
  student: SignedIn,
  at: At,
  { done, right }: { done: number; right: number },
) =>
  inTopic(services, student, at, async (tx, of, topic) => {
    const day = todayOf(services, student);
    const createdAt = services.clock.now();
    await insertQuestions(tx, { ...of, id: uuidv7(), topicId: at.topicId, day, done, right, createdAt });
    return changeTopic(tx, of, at.topicId, {
      questionsDone: topic.questionsDone + done,
      questionsRight: topic.questionsRight + right,
    });
  });

/** Takes the last entry of a topic's questions back. Throws `topic_not_found` (404) and `nothing_to_undo` (422). */
export const undoQuestions = (services: Services, student: SignedIn, at: At) =>
  inTopic(services, student, at, async (tx, of, topic) => {
    const entry = await deleteLastQuestions(tx, of, at.topicId);
    if (!entry) throw unprocessable('syllabi.nothing_to_undo');
    return changeTopic(tx, of, at.topicId, {
      questionsDone: topic.questionsDone - entry.done,
      questionsRight: topic.questionsRight - entry.right,
    });
  });
