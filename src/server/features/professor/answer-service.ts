import { setTimeout as delay } from 'node:timers/promises';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { CodedError, notFound } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { ChatMessage, Citation } from '#shared/contracts/professor.ts';
import { queueDigest } from './digest-service.ts';
import { isBeingWritten, presentMessage } from './present.ts';
import { findMessage, type MessageRow, updateAnswer } from './queries.ts';
import { writeAnswer } from './write-service.ts';

/** Answers that this process is writing, to be stopped at once. */
const running = new Map<string, { stop: AbortController; ended: Promise<unknown> }>();

const longestMs = 120_000;
const pauseMs = 300;
const lookMs = 400;

/** Ends early when `signal` aborts. */
const pause = (ms: number, signal?: AbortSignal) =>
  delay(ms, undefined, signal && { signal }).catch(() => {});

/** An answer that somebody else is writing, when it is there. */
export async function waitFor(
  parts: Parts,
  { userId, conversationId, id }: MessageRow,
): Promise<ChatMessage> {
  for (;;) {
    const row = await findMessage(parts.db, userId, conversationId, id);
    if (!row) throw notFound('professor.message_not_found');
    if (!isBeingWritten(row, parts.clock.now())) return presentMessage(row, parts.clock.now());
    await pause(lookMs);
  }
}

interface Writing {
  question: MessageRow;
  answer: MessageRow;
  listen: (text: string) => void;
  giveBack: (() => Promise<void>) | null;
}

/** Keeps what stands there now and then, until `done`; aborts `stop` when somebody has stopped the answer meanwhile. */
async function keepWriting(
  { db, clock }: Parts,
  answer: MessageRow,
  soFar: () => string,
  stop: AbortController,
): Promise<void> {
  while (!stop.signal.aborted) {
    await pause(pauseMs, stop.signal);
    if (stop.signal.aborted) return;
    const isOpen = await updateAnswer(db, answer, { content: soFar(), touchedAt: clock.now() }).catch(
      () => true,
    );
    if (!isOpen) stop.abort(stopped);
  }
}

/** Why an answer was aborted: by its student, or because it is over. */
const stopped = new Error('The student stopped the answer.');
const over = new Error('The answer is over.');

/**
 * Writes an answer to its end and resolves with it as it is kept, stopped or done. Rejects with `answer_failed` (502)
 * when it fails; what came of it is kept, and the message given back.
 */
export async function write(parts: Parts, student: SignedIn, given: Writing): Promise<ChatMessage> {
  const { question, answer, listen, giveBack } = given;
  const { db, clock, log } = parts;
  const stop = new AbortController();
  let content = '';
  let keep = (text: string): { content: string; citations?: Citation[] } => ({ content: text });
  const begin = (how: typeof keep) => {
    keep = how;
  };
  const told = (text: string) => {
    if (stop.signal.aborted) return;
    content += text;
    listen(text);
  };
  const keeping = keepWriting(parts, answer, () => content, stop);
  const work = async () => {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(longestMs)]);
    try {
      const written = await writeAnswer(parts, student, { question, answer, signal, tell: told, begin });
      await updateAnswer(db, answer, { ...written, status: 'done', touchedAt: clock.now() });
      await queueDigest(parts, question).catch((error: unknown) => log.warn({ err: error }, 'digest'));
    } catch (error) {
      const isStopped = stop.signal.reason === stopped;
      await updateAnswer(db, answer, {
        ...keep(content),
        status: isStopped ? 'stopped' : 'failed',
        touchedAt: clock.now(),
      });
      if (isStopped) return;
      log.warn({ err: error }, 'tutor failed');
      await giveBack?.();
      throw error instanceof CodedError ? error : new CodedError(502, 'professor.answer_failed');
    } finally {
      if (!stop.signal.aborted) stop.abort(over);
      await keeping;
    }
  };
  const ended = work();
  running.set(answer.id, { stop, ended });
  try {
    await ended;
  } finally {
    running.delete(answer.id);
  }
  const row = await findMessage(db, answer.userId, answer.conversationId, answer.id);
  if (!row) throw notFound('professor.message_not_found');
  return presentMessage(row, clock.now());
}

/** Stops an answer, and with it the provider's work; what came of it stays. Throws `message_not_found` (404). */
export async function stopAnswer(
  { db, clock }: Parts,
  { userId }: SignedIn,
  conversationId: string,
  messageId: string,
): Promise<ChatMessage> {
  const before = await findMessage(db, userId, conversationId, messageId);
  if (!before) throw notFound('professor.message_not_found');
  const here = running.get(messageId);
  here?.stop.abort(stopped);
  await here?.ended.catch(() => {});
  // Another process may be writing it: it looks here before it writes on.
  await updateAnswer(db, before, { status: 'stopped', content: before.content });
  const row = (await findMessage(db, userId, conversationId, messageId)) ?? before;
  return presentMessage(row, clock.now());
}
