import type { ChatMessage } from '#shared/contracts/professor.ts';

/** What an answer can become. */
type KeepKind = 'card' | 'summary' | 'plan';

export type Keep = (kind: KeepKind, answer: ChatMessage) => void;

/** An answer that is about to be kept, and what was asked. */
export interface Keeping {
  kind: KeepKind;
  question: string;
  /** Without the marks of its sources. */
  answer: string;
}
