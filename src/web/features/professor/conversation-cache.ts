import type { QueryClient } from '@tanstack/react-query';
import type { ChatMessage, Conversation } from '#shared/contracts/professor.ts';
import { conversationQuery, conversationsQuery, listKey, usageQuery } from './api.ts';
import { withFacts, withMessage } from './conversation-pages.ts';

/** Puts a message where it is shown; what was asked for before may not know it, and is let go of. */
export function keepMessage(client: QueryClient, id: string, message: ChatMessage): void {
  const { queryKey } = conversationQuery(id);
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (known) => known && withMessage(known, message));
}

/** Other facts about a conversation, wherever it is shown. */
export function keepFacts(client: QueryClient, id: string, facts: Partial<Conversation>): void {
  client.setQueryData(conversationQuery(id).queryKey, (known) => known && withFacts(known, facts));
  client.setQueriesData<Conversation[]>({ queryKey: listKey }, (list) =>
    list?.map((known) => (known.id === id ? { ...known, ...facts } : known)),
  );
}

/** A conversation that has just begun is the first of them. */
export function welcomeConversation(client: QueryClient, conversation: Conversation): void {
  client.setQueryData(conversationsQuery('').queryKey, (list) => [conversation, ...(list ?? [])]);
  void client.invalidateQueries({ queryKey: listKey });
}

/** Takes a deleted conversation out of the lists, and answers the first that remains. */
export function forgetConversation(client: QueryClient, id: string): Conversation | undefined {
  client.setQueriesData<Conversation[]>({ queryKey: listKey }, (list) =>
    list?.filter((known) => known.id !== id),
  );
  void client.invalidateQueries({ queryKey: listKey });
  return client.getQueryData(conversationsQuery('').queryKey)?.[0];
}

/** After a message: the lists have another order, and the day's count has changed. */
export function refreshAround(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: listKey });
  void client.invalidateQueries({ queryKey: usageQuery.queryKey });
}
