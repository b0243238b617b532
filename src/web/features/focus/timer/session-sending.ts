import type { QueryClient } from '@tanstack/react-query';
import { defaultMessage, sentenceOf } from '#web/lib/api/api-error.ts';
import { maySpeakFor } from '#web/session/token-owner.ts';
import { createSender, keepSending, type Sender } from '#web/sync/outbox-sender.ts';
import { refreshAfterSession, sendSession } from '../api.ts';
import { type SessionMessage, sessionOutboxOf } from './session-outbox.ts';

const senders = new Map<string, Sender>();

/** Sends the student's sessions from now on, on whatever screen, for as long as the page is open. */
export function startSending(userId: string, client: QueryClient): void {
  const known = senders.get(userId);
  if (known) return void known.kick();
  const outbox = sessionOutboxOf(userId);
  const sender = createSender<SessionMessage>(
    { ...outbox, list: () => outbox.list().filter(({ refusal }) => refusal === null) },
    {
      send: ({ session }) => save(session, client),
      maySend: () => maySpeakFor(userId),
      onEmpty: () => {},
      onRefused: (error, message) => outbox.refuse(message, sentenceOf(error, defaultMessage)),
    },
  );
  senders.set(userId, sender);
  void outbox.ready.then(() => {
    // What was refused may be right by now: a clock was wrong, or the server is another.
    outbox.settleRefused(true);
    keepSending(outbox, sender);
  });
}

async function save(session: SessionMessage['session'], client: QueryClient): Promise<void> {
  try {
    const { link } = await sendSession(session);
    refreshAfterSession(client, link);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failed save is only logged, says the specification
    console.warn('A sessão de estudo ainda não foi salva.', error);
    throw error;
  }
}
