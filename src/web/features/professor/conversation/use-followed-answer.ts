import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatMessage } from '#shared/contracts/professor.ts';
import { isMissing } from '#web/lib/api-error.ts';
import { conversationQuery, fetchMessage } from '../api.ts';
import { keepMessage, refreshAround } from '../conversation-cache.ts';

const lookEveryMs = 1000;
/** Without an answer from the server for so long, the student is told instead of kept waiting. */
const patienceMs = 45_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Follows an answer that is being written, but not told to this page: asked for each second until it ends. Null follows none. */
export function useFollowedAnswer(conversationId: string, answer: ChatMessage | null): void {
  const client = useQueryClient();
  const answerId = answer?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes of an answer does not begin its following anew
  useEffect(() => {
    if (answerId === null) return;
    let isGone = false;
    let known = answer as ChatMessage;
    let heardAt = Date.now();

    const look = async (): Promise<boolean> => {
      try {
        const next = await fetchMessage(conversationId, answerId);
        heardAt = Date.now();
        if (!isGone && (next.status !== known.status || next.content !== known.content))
          keepMessage(client, conversationId, next);
        known = next;
        return next.status !== 'writing';
      } catch (error) {
        if (isMissing(error as Error)) {
          // Written anew somewhere else, or deleted.
          if (!isGone) void client.refetchQueries({ queryKey: conversationQuery(conversationId).queryKey });
          return true;
        }
        if (Date.now() - heardAt < patienceMs) return false;
        if (!isGone) keepMessage(client, conversationId, { ...known, status: 'failed' });
        return true;
      }
    };

    const follow = async () => {
      while (!isGone) {
        if (await look()) break;
        await pause(lookEveryMs);
      }
      if (!isGone) refreshAround(client);
    };
    void follow();
    return () => {
      isGone = true;
    };
  }, [client, conversationId, answerId]);
}
