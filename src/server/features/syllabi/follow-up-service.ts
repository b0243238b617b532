import { v7 as uuidv7 } from 'uuid';
import { todayOf } from '#server/features/accounts/service.ts';
import { readTopicStates } from '#server/features/study-plans/state-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { presentTopicAlone } from './present-service.ts';
import {
  changeTopic,
  deleteLastQuestions,
  insertQuestions,
  listTopics,
  lockSyllabus,
  lockTopic,
  type OwnSyllabus,
  type TopicRow,
} from './queries.ts';
import { withPlanState } from './studied.ts';

interface At {
  id: string;
  topicId: number;
}

interface Locked {
  tx: Db;
  of: OwnSyllabus;
  topic: TopicRow;
  /** With what was done of it in the syllabus's plan. */
  shown: TopicRow;
}

/**
 * Runs `work` on a topic of a tree that nobody else changes meanwhile, and answers the topic after it. Throws
 * `topic_not_found` (404).
 */
function inTopic(
  { db }: Services,
  { userId }: SignedIn,
  { id, topicId }: At,
  work: (locked: Locked) => Promise<TopicRow>,
): Promise<{ topic: SyllabusTopic }> {
  const of = { userId, syllabusId: id };
  return inTransaction(db, async (tx) => {
    const row = await lockSyllabus(tx, of);
    const topic = row && (await lockTopic(tx, of, topicId));
    if (!topic) throw notFound('syllabi.topic_not_found');
    const plan = row.planId ? await readTopicStates({ db: tx }, userId, row.planId) : noPlan;
    const changed = await work({ tx, of, topic, shown: withPlanState(topic, plan) });
    return { topic: presentTopicAlone(withPlanState(changed, plan), await listTopics(tx, of)) };
  });
}

const noPlan: Awaited<ReturnType<typeof readTopicStates>> = new Map();

/**
 * Marks a topic's theory as studied on the student's day, or takes the mark back; twice is once. Throws
 * `topic_not_found` (404), and `marked_in_plan` (422) where the mark is the plan's.
 */
export const setTheory = (services: Services, student: SignedIn, at: At, done: boolean) =>
  inTopic(services, student, at, ({ tx, of, topic, shown }) => {
    if (!done && topic.theoryOn === null && shown.theoryOn !== null)
      throw unprocessable('syllabi.marked_in_plan');
    const theoryOn = done ? (topic.theoryOn ?? todayOf(services, student)) : null;
    return changeTopic(tx, of, at.topicId, { theoryOn });
  });

/** Notes a revision on the student's day. Throws `topic_not_found` (404), and `revision_too_early` (422) for the day's second. */
export const addRevision = (services: Services, student: SignedIn, at: At) =>
  inTopic(services, student, at, ({ tx, of, topic, shown }) => {
    const today = todayOf(services, student);
    if (shown.revisedOn.includes(today)) throw unprocessable('syllabi.revision_too_early');
    return changeTopic(tx, of, at.topicId, { revisedOn: [...topic.revisedOn, today] });
  });

/**
 * Takes the last revision back. Throws `topic_not_found` (404), `nothing_to_undo`, and `marked_in_plan` where only the
 * plan has some (422).
 */
export const undoRevision = (services: Services, student: SignedIn, at: At) =>
  inTopic(services, student, at, ({ tx, of, topic: { revisedOn }, shown }) => {
    if (revisedOn.length === 0)
      throw unprocessable(shown.revisedOn.length > 0 ? 'syllabi.marked_in_plan' : 'syllabi.nothing_to_undo');
    return changeTopic(tx, of, at.topicId, { revisedOn: revisedOn.slice(0, -1) });
  });

/** Notes questions done about a topic. Throws `topic_not_found` (404). */
export const addQuestions = (
  services: Services,
  student: SignedIn,
  at: At,
  { done, right }: { done: number; right: number },
) =>
  inTopic(services, student, at, async ({ tx, of, topic }) => {
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
  inTopic(services, student, at, async ({ tx, of, topic }) => {
    const entry = await deleteLastQuestions(tx, of, at.topicId);
    if (!entry) throw unprocessable('syllabi.nothing_to_undo');
    return changeTopic(tx, of, at.topicId, {
      questionsDone: topic.questionsDone - entry.done,
      questionsRight: topic.questionsRight - entry.right,
    });
  });
