import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { plainText } from '#web/ui/rich-text/plain-text.ts';

const titles = new WeakMap<object, string>();

/** What names a card where many stand: its question with the clozes covered; without one, its answer likewise. */
export function cardTitle(card: Pick<Flashcard, 'question' | 'answer'>): string {
  const known = titles.get(card);
  if (known !== undefined) return known;
  const title = plainText(card.question, 'hidden') || plainText(card.answer, 'hidden');
  titles.set(card, title);
  return title;
}
