import { v7 as uuidv7 } from 'uuid';
import type { SummarySource } from '#server/language/summaries/summary-writer.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { CodedError, notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { CreateSummary, SummaryDraft, SummaryTask } from '#shared/contracts/summaries.ts';
import { type ErrorCode, messageOf } from '#shared/messages.ts';
import { keepSummary, takeRequest } from './create-service.ts';
import { type Regeneration, takeRegeneration } from './regenerate-service.ts';
import type { SummaryRequest } from './request.ts';
import { requireSummaryRoom } from './room-service.ts';
import type { SummaryToWrite } from './summary-to-write.ts';
import { taskProgress } from './task-progress.ts';
import { findRunningTask, findTaskState, insertTask, type TaskRow, updateTask } from './task-queries.ts';
import { writeSummary } from './write-service.ts';

export const writeJob = 'summaries.write';
/** Of the time that one try has. */
const modelMs = 240_000;
const keptForMs = 24 * 3_600_000;

export interface SummaryJob {
  userId: string;
  taskId: string;
}

async function startTask(
  services: Services,
  userId: string,
  request: SummaryRequest,
  source: SummarySource | null,
): Promise<{ taskId: string }> {
  const { db, clock, jobs } = services;
  const now = clock.now();
  const taskId = uuidv7();
  const task = { userId, id: taskId, request, source, createdAt: now };
  await inTransaction(db, async (tx) => {
    // What is being made counts as made: there is room for it when it is.
    if (source) await requireSummaryRoom({ ...services, db: tx }, userId, 1, source.pages);
    const before = new Date(now.getTime() - keptForMs);
    await insertTask(tx, { ...task, status: 'processing', step: 'waiting' }, before);
    await jobs.enqueue(tx, writeJob, { userId, taskId });
  });
  return { taskId };
}

/** Starts writing a summary. Throws the `quotas` codes (403) and what `takeRequest` throws. */
export async function startSummary(services: Services, student: SignedIn, input: CreateSummary) {
  const { request, source } = await takeRequest(services, student, input);
  return startTask(services, student.userId, request, source);
}

/** Starts writing another summary of the same text. Throws what `takeRegeneration` throws. */
export async function startRegeneration(services: Services, { userId }: SignedIn, asked: Regeneration) {
  await takeRegeneration(services, userId, asked);
  return startTask(services, userId, asked, null);
}

/** Throws `task_not_found` (404). */
export async function getTask({ db }: Services, { userId }: SignedIn, taskId: string): Promise<SummaryTask> {
  const task = await findTaskState(db, userId, taskId);
  if (!task) throw notFound('summaries.task_not_found');
  const { errorCode, ...state } = task;
  return { taskId, ...state, message: errorCode === null ? null : messageOf(errorCode as ErrorCode) };
}

async function writingOf(services: Services, { userId, request, source }: TaskRow): Promise<SummaryToWrite> {
  if (request.kind === 'regenerate') return takeRegeneration(services, userId, request);
  if (!source) throw new Error('The task has nothing to summarise.');
  const { title, subject, length } = request;
  return { source, title, subject, length };
}

/** Ends a task with what came of it; what another try has ended already stays as it is. */
function endTask(services: Services, task: TaskRow, draft: SummaryDraft): Promise<void> {
  const { userId, id, request, source } = task;
  return inTransaction(services.db, async (tx) => {
    const ended = { status: 'completed', source: null, written: draft.summary } as const;
    if (request.kind === 'regenerate') {
      await updateTask(tx, userId, id, { ...ended, draft });
      return;
    }
    const summaryId = uuidv7();
    if (!source || !(await updateTask(tx, userId, id, { ...ended, summaryId }))) return;
    await keepSummary({ ...services, db: tx }, userId, { id: summaryId, request, source, draft });
  });
}

/** One try at the summary of a task; one that has ended already is left alone. */
export async function runTask(
  services: Services,
  { userId, taskId }: SummaryJob,
  signal: AbortSignal,
): Promise<void> {
  const task = await findRunningTask(services.db, userId, taskId);
  if (!task) return;
  const progress = taskProgress((state) => updateTask(services.db, userId, taskId, state));
  try {
    const writing = await writingOf(services, task);
    const draft = await writeSummary(services, userId, writing, { signal, modelMs, progress });
    signal.throwIfAborted();
    await progress.settle({ step: 'saving' });
    await endTask(services, task, draft);
  } catch (error) {
    await progress.settle({ step: 'waiting', done: 0, total: 0, written: '' });
    // What another try would not change is said at once.
    if (!(error instanceof CodedError) || error.status >= 500) throw error;
    await updateTask(services.db, userId, taskId, { status: 'failed', errorCode: error.code, source: null });
  }
}

/** After the last try: the student is told, and the page stops waiting. */
export async function giveUpTask({ db }: Services, { userId, taskId }: SummaryJob): Promise<void> {
  const errorCode: ErrorCode = 'summaries.generation_failed';
  await updateTask(db, userId, taskId, { status: 'failed', errorCode, source: null });
}
