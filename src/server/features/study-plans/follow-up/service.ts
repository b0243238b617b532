import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { QuestionEntry, QuestionsInput } from '#shared/contracts/plan-follow-up.ts';
import type { Topic } from '#shared/contracts/study-plans.ts';
import { topicRevisions } from '#shared/rules/plans/topic-revisions.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import { findPlanVersion } from '../queries/read-queries.ts';
import { changePlan, lockPlan } from '../queries/write-queries.ts';
import type { studyPlanQuestions, studyPlanTopics } from '../tables.ts';
import {
  addQuestions,
  deleteQuestions,
  findQuestions,
  findTopic,
  insertQuestions,
  listQuestions,
  setRevisedOn,
} from './queries.ts';

/** Runs `work` on a plan that nobody else changes meanwhile. Throws `plan_not_found` (404). */
async function inPlan<T>(
  { db, clock }: Services,
  { userId }: SignedIn,
  planId: string,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const plan = await lockPlan(tx, { userId, planId, now: clock.now() });
    if (!plan) throw notFound('study_plans.plan_not_found');
    const result = await work(tx);
    await changePlan(tx, userId, planId);
    return result;
  });
}

interface RevisionTick {
  topicIndex: number;
  topicId?: number | undefined;
  number: number;
  completed: boolean;
}

/**
 * Ticks the next revision of a finished topic on the student's day, or takes the last one back. Throws
 * `topic_not_found` (404), `revision_out_of_turn` and `revision_too_early` (422).
 */
export function setRevision(
  services: Services,
  student: SignedIn,
  planId: string,
  { topicIndex, topicId, number, completed }: RevisionTick,
): Promise<Topic> {
  const today = todayOf(services, student);
  return inPlan(services, student, planId, async (tx) => {
    const at = topicId === undefined ? { position: topicIndex } : { id: topicId };
    const topic = await findTopic(tx, student.userId, planId, at);
    if (!topic) throw notFound('study_plans.topic_not_found');
    const { revisedOn } = topic;
    const revision = topicRevisions(topic)[number - 1];
    const isDone = revisedOn.length >= number;
    if (
      !revision ||
      (!isDone && revisedOn.length !== number - 1) ||
      (!completed && revisedOn.length > number)
    )
      throw unprocessable('study_plans.revision_out_of_turn');
    if (isDone === completed) return presentTopic(topic);
    if (completed && revision.dueOn > today)
      throw unprocessable('study_plans.revision_too_early', { day: formatDay(revision.dueOn) });
    return presentTopic(
      await setRevisedOn(tx, topic, completed ? [...revisedOn, today] : revisedOn.slice(0, -1)),
    );
  });
}

/** Logs questions on a topic, once for each entry's id. Throws `topic_not_found` (404). */
export function logQuestions(
  services: Services,
  student: SignedIn,
  planId: string,
  { id, topicIndex, done, right }: QuestionsInput,
): Promise<{ topic: Topic; entry: QuestionEntry }> {
  const { userId } = student;
  const day = todayOf(services, student);
  return inPlan(services, student, planId, async (tx) => {
    const topic = await findTopic(tx, userId, planId, { position: topicIndex });
    if (!topic) throw notFound('study_plans.topic_not_found');
    const entry = { id, topicId: topic.id, topic: topic.name, day, done, right };
    const known = await findQuestions(tx, userId, planId, id);
    if (known) return { topic: presentTopic(topic), entry: presentEntry(known) };
    await insertQuestions(tx, { ...entry, userId, planId, createdAt: services.clock.now() });
    const after = await addQuestions(tx, { userId, planId, topicId: topic.id }, done, right);
    return { topic: presentTopic(after ?? topic), entry };
  });
}

/** Throws `plan_not_found` (404). */
export async function getQuestions(
  { db, clock }: Services,
  { userId }: SignedIn,
  planId: string,
): Promise<QuestionEntry[]> {
  const [plan] = await findPlanVersion(db, { userId, planId, now: clock.now() });
  if (!plan) throw notFound('study_plans.plan_not_found');
  return (await listQuestions(db, userId, planId)).map(presentEntry);
}

/** Takes an entry back. Throws `entry_not_found` and, when its topic has left the plan, `topic_not_found` (404). */
export function removeQuestions(
  services: Services,
  student: SignedIn,
  planId: string,
  entryId: string,
): Promise<Topic | null> {
  const { userId } = student;
  return inPlan(services, student, planId, async (tx) => {
    const entry = await deleteQuestions(tx, userId, planId, entryId);
    if (!entry) throw notFound('study_plans.entry_not_found');
    const { topicId, done, right } = entry;
    const topic = await addQuestions(tx, { userId, planId, topicId }, -done, -right);
    return topic ? presentTopic(topic) : null;
  });
}

function presentTopic(topic: typeof studyPlanTopics.$inferSelect): Topic {
  const { userId, planId, position, sourceId, ...shown } = topic;
  return shown;
}

function presentEntry(entry: typeof studyPlanQuestions.$inferSelect): QuestionEntry {
  const { userId, planId, createdAt, ...shown } = entry;
  return shown;
}
