import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { type ChatMessage, professorLimits } from '#shared/contracts/professor.ts';
import { documentRefusal } from '#web/domain/study-document.ts';
import { isMissing } from '#web/lib/api/api-error.ts';
import { useChosenFile } from '#web/lib/hooks/use-chosen-file.ts';
import { forgetDraft, readDraft } from '#web/lib/hooks/use-draft.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { conversationQuery, fetchMessage, generateTitle } from '../api.ts';
import { keepFacts, keepMessage, refreshAround } from '../conversation-cache.ts';
import { latestPage, messagesOf } from '../conversation-pages.ts';
import {
  draftSchema,
  emptyDraft,
  type MessageDraft,
  type Outgoing,
  outgoingOf,
  unsentOf,
} from '../outgoing.ts';
import { useAnswer } from './use-answer.ts';

/** An open conversation: what was said, what is being said, and what is typed. */
export function useChat(id: string) {
  const client = useQueryClient();
  const conversation = useConversation(id);
  const { facts, messages } = conversation;
  const composer = useComposer(id);
  const answer = useAnswer(id, { onArrived: composer.arrived, onLost: composer.giveBack });
  const { work } = answer;

  const last = messages.at(-1);
  const followed = !work && last?.status === 'writing' ? last : null;
  useFollowedAnswer(id, followed);

  const asked = conversation.earlier.isThere ? 0 : messages.filter(({ role }) => role === 'user').length;
  const isUntitled = facts?.title === professorLimits.untitled;
  const wantsTitle = asked === professorLimits.titleAfter && isUntitled;
  useEffect(() => {
    if (!wantsTitle) return;
    // Without a title of its own a conversation is none the worse.
    generateTitle(id).then(
      (title) => title && keepFacts(client, id, { title }),
      () => {},
    );
  }, [client, id, wantsTitle]);

  const { unsent, arrived } = composer;
  const isKept = unsent !== null && messages.some((message) => message.id === unsent.id);
  useEffect(() => {
    if (isKept && unsent) arrived(unsent);
  });

  const isBusy = work !== null || followed !== null;
  const isReady = facts !== undefined && !isBusy;
  const hasSomething = composer.text.trim() !== '' || composer.document.file !== null;
  return {
    conversation,
    composer,
    answer,
    followed,
    isBusy,
    /** Whether a message may be sent at all, and whether there is one. */
    isReady,
    canSend: isReady && hasSomething,
    submit: () => {
      if (isReady && hasSomething) answer.send(composer.take());
    },
    /** Sends a sentence that was offered. */
    say: (text: string) => {
      if (!isReady) return;
      composer.type(text);
      answer.send(composer.take());
    },
    /** Sends what did not arrive once more. */
    sendAgain: () => {
      if (!isReady || !answer.lost) return;
      const { text, file } = answer.lost;
      if (composer.text.trim() === text && composer.document.file === file) composer.take();
      answer.send(answer.lost);
    },
    stop: () => answer.stop(followed?.id ?? null),
  };
}
export type Chat = ReturnType<typeof useChat>;

/** A conversation with the messages that have been loaded, the latest first of all. */
function useConversation(id: string) {
  const client = useQueryClient();
  const {
    data,
    error,
    isFetching,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useInfiniteQuery(conversationQuery(id));
  const messages = useMemo(() => (data ? messagesOf(data) : []), [data]);
  useEffect(
    () => () => {
      client.setQueryData(conversationQuery(id).queryKey, (known) => known && latestPage(known));
    },
    [client, id],
  );
  return {
    /** Title and mode; undefined until they are known. */
    facts: data?.pages[0],
    messages,
    /** Why it could not be loaded. */
    error: data ? null : error,
    isFetching,
    reload: () => void refetch(),
    earlier: {
      isThere: hasNextPage,
      isLoading: isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      load: () => {
        if (hasNextPage && !isFetchingNextPage) void fetchNextPage({ cancelRefetch: false });
      },
    },
  };
}

/** The next message of a conversation: what is typed survives a reload, and a message that did not arrive comes back. */
function useComposer(conversationId: string) {
  const key = `professorDraft.${conversationId}`;
  const [draft, setDraft] = useState<MessageDraft>(() => readDraft(key, draftSchema) ?? emptyDraft);
  const document = useChosenFile(documentRefusal);
  /** What is typed now, for those who come back after a while. */
  const latest = useRef(draft);

  const put = (next: MessageDraft, kept: MessageDraft = next) => {
    latest.current = next;
    setDraft(next);
    if (kept.text === '' && kept.unsent === null) forgetDraft(key);
    else tabStorage.set(key, JSON.stringify(kept));
  };

  return {
    text: draft.text,
    unsent: draft.unsent,
    document,
    type: (text: string) => put({ ...latest.current, text }),
    /** Empties the box for what is sent, which stays kept until it has arrived. */
    take: (): Outgoing => {
      const message = outgoingOf(latest.current, document.file, uuidv7);
      const unsent = unsentOf(message);
      put({ text: '', unsent }, { text: message.text, unsent });
      document.put(null);
      return message;
    },
    arrived: ({ text }: { text: string }) => {
      const isBack = latest.current.text.trim() === text;
      put({ text: isBack ? '' : latest.current.text, unsent: null });
    },
    giveBack: (message: Outgoing) => {
      const isFree = latest.current.text.trim() === '';
      put({ text: isFree ? message.text : latest.current.text, unsent: unsentOf(message) });
      if (isFree && message.file) document.put(message.file);
    },
  };
}

const lookEveryMs = 1000;
/** Without an answer from the server for so long, the student is told instead of kept waiting. */
const patienceMs = 45_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Follows an answer that is being written, but not told to this page: asked for each second until it ends. Null follows none. */
function useFollowedAnswer(conversationId: string, answer: ChatMessage | null): void {
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
