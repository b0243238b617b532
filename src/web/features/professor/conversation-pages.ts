import type { ChatMessage, Conversation } from '#shared/contracts/professor.ts';

/** A stretch of a conversation. */
export interface ConversationPage extends Conversation {
  /** In order. */
  messages: ChatMessage[];
  hasEarlier: boolean;
}

/** A conversation as it is cached: pages with the latest first. */
export interface ConversationPages {
  pages: ConversationPage[];
  pageParams: unknown[];
}

/** All messages that have been loaded, in order. */
export const messagesOf = ({ pages }: Pick<ConversationPages, 'pages'>): ChatMessage[] =>
  pages.toReversed().flatMap(({ messages }) => messages);

/** With `message` in the place of the one that has its number, or at the end. */
export function withMessage<P extends ConversationPages>(conversation: P, message: ChatMessage): P {
  const isKnown = messagesOf(conversation).some(({ number }) => number === message.number);
  const pages = conversation.pages.map((page, index) => {
    if (!isKnown) return index === 0 ? { ...page, messages: [...page.messages, message] } : page;
    const at = page.messages.findIndex(({ number }) => number === message.number);
    return at < 0 ? page : { ...page, messages: page.messages.with(at, message) };
  });
  return { ...conversation, pages };
}

/** With other facts about the conversation: its title, its mode. */
export const withFacts = <P extends ConversationPages>(conversation: P, facts: Partial<Conversation>): P => ({
  ...conversation,
  pages: conversation.pages.map((page) => ({ ...page, ...facts })),
});

/** Its latest page alone: a conversation that is opened again begins at its end. */
export const latestPage = <P extends ConversationPages>(conversation: P): P => ({
  ...conversation,
  pages: conversation.pages.slice(0, 1),
  pageParams: conversation.pageParams.slice(0, 1),
});
