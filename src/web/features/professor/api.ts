import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type AnswerEvent,
  type ChatMessage,
  type Conversation,
  type ConversationMode,
  professorApi,
  professorLimits,
} from '#shared/contracts/professor.ts';
import { summaryApi } from '#shared/contracts/summaries.ts';
import { callApi, callEvents } from '#web/lib/api/api-client.ts';
import { ApiError, defaultMessage } from '#web/lib/api/api-error.ts';
import type { ConversationPage } from './conversation-pages.ts';
import { type Outgoing, uploadOf } from './outgoing.ts';

const keys = ['professor'] as const;
export const listKey = [...keys, 'list'] as const;

/** The latest conversations, or those in which `search` is found; while another search loads, the last one stays. */
export const conversationsQuery = (search: string) =>
  queryOptions({
    queryKey: [...listKey, search],
    queryFn: async ({ signal }) => {
      const { list, untitled } = professorLimits;
      const query = { limit: list, sort: 'lastActivity' as const, search };
      const { conversations } = await callApi(professorApi.list, { query }, { signal });
      if (!Array.isArray(conversations)) throw new ApiError(200, defaultMessage);
      return conversations.map((known) => ({ ...known, title: known.title || untitled }));
    },
    placeholderData: keepPreviousData,
  });

/** A conversation in pages of messages, the latest page first. Kept as it is while it is open: what happens in it is put there. */
export const conversationQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...keys, 'conversation', id],
    queryFn: async ({ pageParam, signal }): Promise<ConversationPage> => {
      const query = { limit: professorLimits.page.default, before: pageParam };
      const answer = await callApi(professorApi.detail, { params: { id }, query }, { signal });
      if (!Array.isArray(answer.conversation?.messages)) throw new ApiError(200, defaultMessage);
      return answer.conversation;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ hasEarlier, messages: [first] }) => (hasEarlier ? first?.number : undefined),
    // Opened again it is asked for again, but not on top of the route's loader.
    staleTime: 1000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** How many of the day's messages are used, and which engine answers. */
export const usageQuery = queryOptions({
  queryKey: [...keys, 'usage'],
  queryFn: async ({ signal }) => (await callApi(professorApi.usage, {}, { signal })).data.usage,
});

export const beginConversation = async (): Promise<Conversation> =>
  (await callApi(professorApi.create, { body: { title: professorLimits.untitled } })).conversation;

export const changeConversation = async (
  id: string,
  body: { title?: string; mode?: ConversationMode },
): Promise<Conversation> => (await callApi(professorApi.update, { params: { id }, body })).conversation;

export const deleteConversation = (id: string) => callApi(professorApi.remove, { params: { id } });

export const generateTitle = async (id: string): Promise<string> =>
  (await callApi(professorApi.generateTitle, { params: { id } })).title;

/** The conversation as a Markdown file. */
export async function fetchMarkdown(id: string): Promise<Blob> {
  const file: unknown = await callApi(professorApi.export, { params: { id } });
  if (!(file instanceof Blob)) throw new ApiError(200, defaultMessage);
  return file;
}

const silenceMs = 45_000;
/** A document may have to go up a slow line and be read before anything is answered. */
const uploadMs = 240_000;

/** Asks, and tells what becomes of the answer. */
export const sendMessage = (id: string, message: Outgoing, signal: AbortSignal) =>
  callEvents<AnswerEvent>(
    professorApi.send,
    { params: { id }, body: uploadOf(message) },
    { signal, patience: { first: message.file ? uploadMs : silenceMs, next: silenceMs } },
  );

/** Has the latest answer written anew, and tells what becomes of it. */
export const retryAnswer = (id: string, messageId: string, signal: AbortSignal) =>
  callEvents<AnswerEvent>(
    professorApi.retry,
    { params: { id, messageId } },
    { signal, patience: { first: silenceMs, next: silenceMs } },
  );

const patienceMs = 10_000;

/** One message as it stands; rejects after ten seconds. */
export const fetchMessage = async (id: string, messageId: string): Promise<ChatMessage> =>
  (
    await callApi(
      professorApi.message,
      { params: { id, messageId } },
      { signal: AbortSignal.timeout(patienceMs) },
    )
  ).message;

export const stopAnswer = async (id: string, messageId: string): Promise<ChatMessage> =>
  (await callApi(professorApi.stop, { params: { id, messageId } })).message;

/** Keeps a text as one of the student's summaries; answers its id. */
export const keepSummary = async (body: {
  title: string;
  subject: string;
  summary: string;
}): Promise<string> => (await callApi(summaryApi.keepOwn, { body })).data.summary.id;
