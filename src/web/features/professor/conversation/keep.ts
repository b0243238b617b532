import type { ChatMessage } from '#shared/contracts/professor.ts';
import { withoutMarks } from './chat-labels.ts';

/** What an answer can become. */
export type KeepKind = 'card' | 'summary' | 'plan';

export type Keep = (kind: KeepKind, answer: ChatMessage) => void;

/** An answer that is about to be kept, and what was asked. */
export interface Keeping {
  kind: KeepKind;
  question: string;
  /** Without the marks of its sources. */
  answer: string;
}

/** An answer with the question before it, from the `messages` of its conversation. */
export function keepingOf(
  kind: KeepKind,
  { number, content, citations }: ChatMessage,
  messages: readonly ChatMessage[],
): Keeping {
  const question = messages.find((message) => message.number === number - 1);
  return {
    kind,
    question: question?.role === 'user' ? question.content : '',
    answer: withoutMarks(content, citations.length),
  };
}
