import type { QueryClient } from '@tanstack/react-query';
import { defaultMessage, sentenceOf } from '#web/lib/api/api-error.ts';
import { maySpeakFor } from '#web/session/session.ts';
import { createSender, type Sender } from '#web/sync/outbox-sender.ts';
import type { SyncServices } from '#web/sync/start.ts';
import { refreshAfterSession, sendSession } from '../api.ts';
import { type SessionMessage, sessionOutboxOf } from './session-outbox.ts';

/** What sends the student's sessions; those refused earlier as well, which may be right by now. */
export function openSessionSender(userId: string, { client }: Pick<SyncServices, 'client'>): Sender {
  const outbox = sessionOutboxOf(userId);
  // A clock was wrong, or the server is another.
  outbox.settleRefused(true);
  return createSender<SessionMessage>(
    { ...outbox, list: () => outbox.list().filter(({ refusal }) => refusal === null) },
    {
      send: ({ session }) => save(session, client),
      maySend: () => maySpeakFor(userId),
      onEmpty: () => {},
      onRefused: (error, message) => outbox.refuse(message, sentenceOf(error, defaultMessage)),
    },
  );
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
