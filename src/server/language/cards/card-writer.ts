import type { ProposedCard } from '#shared/contracts/flashcards.ts';

export interface CardRequest {
  /** A student's own, in Portuguese. */
  text: string;
  /** How many cards are wished for, 1 to 50. */
  count: number;
}

export interface WrittenCards {
  /** Up to `count` distinct ones; the `source` of each is a sentence of the text, letter by letter. */
  cards: ProposedCard[];
  /** Why there are fewer than asked for; null when there are not. */
  note: string | null;
  /** Up to eight that no card was made from, for the student to ask about; none when there are as many cards as asked for. */
  sentences: string[];
}

/** An engine that writes flashcards from a text. */
export type CardWriter = (request: CardRequest) => Promise<WrittenCards>;
