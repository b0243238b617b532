import { setTimeout as delay } from 'node:timers/promises';
import { announce, onAnnounced } from '#server/platform/announcements.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { CodedError, notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { ChatMessage, Citation } from '#shared/contracts/professor.ts';
import { queueDigest } from './digest-service.ts';
import { isBeingWritten, presentMessage } from './present.ts';
import { findMessage, type MessageRow, updateAnswer } from './queries.ts';
import { breakOff, endSilentAnswers } from './usage-service.ts';
import { writeAnswer } from './write-service.ts';

/** The ends of the answers that this process is writing. */
const running = new Map<string, Promise<unknown>>();

const pauseMs = 300;
const lookMs = 400;

/** Ends early when `signal` aborts. */
const pause = (ms: number, signal?: AbortSignal) =>
  delay(ms, undefined, signal && { signal }).catch(() => {});

/** Milliseconds in which another process has heard that it is to stop, and kept what came with its citations. */
const heardMs = 1000;

const writtenAt = (id: string) => `answer:${id}`;
const stoppedBy = (id: string) => `stop:${id}`;

/**
 * An answer that somebody else is writing, perhaps in another process: tells `listen` what comes to what `answer` holds
 * of it, and resolves with it when it is there.
 */
export async function follow(
  services: Services,
  { userId, conversationId, id, content }: MessageRow,
  listen: (text: string) => void,
): Promise<ChatMessage> {
  let heard = content;
  let news = new AbortController();
  const stopListening = onAnnounced(writtenAt(id), () => news.abort());
  try {
    for (;;) {
      news = new AbortController();
      const row = await findMessage(services.db, userId, conversationId, id);
      if (!row) throw notFound('professor.message_not_found');
      if (!isBeingWritten(row, services.clock.now())) return presentMessage(row, services.clock.now());
      if (row.content.length > heard.length && row.content.startsWith(heard)) {
        listen(row.content.slice(heard.length));
        heard = row.content;
      }
      await pause(lookMs, news.signal);
    }
  } finally {
    stopListening();
  }
}

interface Writing {
  question: MessageRow;
  answer: MessageRow;
  listen: (text: string) => void;
}

/** Keeps what stands there now and then, until `done`; aborts `stop` when somebody has stopped the answer meanwhile. */
async function keepWriting(
  { db, clock }: Services,
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
    if (isOpen) announce(writtenAt(answer.id));
    else stop.abort(stopped);
  }
}

/** Why an answer was aborted: by its student, or because it is over. */
const stopped = new Error('The student stopped the answer.');
const over = new Error('The answer is over.');

/**
 * Writes an answer to its end and resolves with it as it is kept, stopped or done. Rejects with `answer_failed` (502)
 * when it fails and with `interrupted` (503) when the process ends; what came of it is kept, and the message given back.
 */
export async function write(services: Services, student: SignedIn, given: Writing): Promise<ChatMessage> {
  const { question, answer, listen } = given;
  const { db, clock, log, closing } = services;
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
  const keeping = keepWriting(services, answer, () => content, stop);
  const work = async () => {
    try {
      const written = await writeAnswer(services, student, {
        question,
        signal: stop.signal,
        tell: told,
        begin,
      });
      await updateAnswer(db, answer, { ...written, status: 'done', touchedAt: clock.now() });
      await queueDigest(services, question).catch((error: unknown) => log.warn({ err: error }, 'digest'));
    } catch (error) {
      const came = { ...keep(content), touchedAt: clock.now() };
      if (stop.signal.reason === stopped) {
        await updateAnswer(db, answer, { ...came, status: 'stopped' });
        return;
      }
      log.warn({ err: error }, 'tutor failed');
      await breakOff(db, answer, came);
      if (error instanceof CodedError) throw error;
      throw closing.aborted
        ? new CodedError(503, 'professor.interrupted')
        : new CodedError(502, 'professor.answer_failed');
    } finally {
      if (!stop.signal.aborted) stop.abort(over);
      await keeping;
    }
  };
  const stopListening = onAnnounced(stoppedBy(answer.id), () => stop.abort(stopped));
  const ended = work();
  running.set(answer.id, ended);
  try {
    await ended;
  } finally {
    running.delete(answer.id);
    stopListening();
    announce(writtenAt(answer.id));
  }
  const row = await findMessage(db, answer.userId, answer.conversationId, answer.id);
  if (!row) throw notFound('professor.message_not_found');
  return presentMessage(row, clock.now());
}

/** Stops an answer, and with it the provider's work; what came of it stays. Throws `message_not_found` (404). */
export async function stopAnswer(
  services: Services,
  { userId }: SignedIn,
  conversationId: string,
  messageId: string,
): Promise<ChatMessage> {
  const { db, clock } = services;
  await endSilentAnswers(services, userId);
  const before = await findMessage(db, userId, conversationId, messageId);
  if (!before) throw notFound('professor.message_not_found');
  announce(stoppedBy(messageId));
  const ended = running.get(messageId) ?? Promise.race([follow(services, before, () => {}), pause(heardMs)]);
  await ended.catch(() => {});
  // Whoever writes it in another process, and has not heard, looks here before it writes on.
  await updateAnswer(db, before, { status: 'stopped', content: before.content });
  const row = (await findMessage(db, userId, conversationId, messageId)) ?? before;
  return presentMessage(row, clock.now());
}
