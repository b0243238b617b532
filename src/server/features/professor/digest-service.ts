import { modelFor } from '#server/features/model-use/service.ts';
import { digestMessages } from '#server/language/tutor/digest.ts';
import { historyWindow } from '#server/language/tutor/model.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findConversation, listMessages, type MessageRow, updateConversation } from './queries.ts';

export const digestJob = 'professor.digest';

/** Messages beyond the window that are digested together. */
const atOnce = 20;

export interface DigestJob {
  userId: string;
  conversationId: string;
  /** The number of the first message that a model will still be given as it is. */
  upTo: number;
}

/** Sees to it, after an answer, that what lies before a model's window is digested, some messages at a time. */
export async function queueDigest(
  { db, jobs, model }: Services,
  { userId, conversationId, number }: MessageRow,
): Promise<void> {
  const upTo = number - historyWindow;
  if (!model || upTo < atOnce) return;
  const conversation = await findConversation(db, userId, conversationId);
  if (!conversation || upTo - conversation.digested < atOnce) return;
  await inTransaction(db, (tx) => jobs.enqueue(tx, digestJob, { userId, conversationId, upTo }));
}

/** Adds the messages before `upTo` to the digest, unless that was done already. Rejects when the model fails. */
export async function runDigest(
  services: Services,
  { userId, conversationId, upTo }: DigestJob,
  signal: AbortSignal,
): Promise<void> {
  const { db } = services;
  const conversation = await findConversation(db, userId, conversationId);
  const model = await modelFor(services, userId);
  if (!model || !conversation || conversation.digested >= upTo) return;
  const { digest, digested } = conversation;
  const old = await listMessages(db, userId, conversationId, { limit: upTo - digested, before: upTo });
  const next = await digestMessages(model.model, digest, old.toReversed(), signal);
  await updateConversation(db, userId, conversationId, { digest: next, digested: upTo });
}
