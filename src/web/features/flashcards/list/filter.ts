import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { searchable, searchFor } from '#shared/rules/text/search-text.ts';
import { plainText } from '#web/ui/rich-text/plain-text.ts';
import { isInDeck } from '../deck.ts';
import { type DifficultyGroup, difficultyGroup, difficultyNames } from '../difficulty.ts';

export type DifficultyFilter = DifficultyGroup | 'all';

export const difficultyFilters: readonly { value: DifficultyFilter; label: string }[] = [
  { value: 'all', label: 'Todas' },
  { value: 'easy', label: difficultyNames.easy },
  { value: 'medium', label: difficultyNames.medium },
  { value: 'hard', label: difficultyNames.hard },
];

export interface CardFilter {
  query: string;
  /** A deck or a folder; empty for all. */
  deck: string;
  difficulty: DifficultyFilter;
}

/** The filter named in an address; anything unknown shows all. */
export const difficultyFilterOf = (text: string | undefined): DifficultyFilter =>
  difficultyFilters.find(({ value }) => value === text)?.value ?? 'all';

export const isNarrowed = ({ query, deck, difficulty }: CardFilter): boolean =>
  query.trim() !== '' || deck !== '' || difficulty !== 'all';

type Searched = Pick<Flashcard, 'question' | 'answer' | 'subject' | 'deck' | 'tags' | 'difficulty'>;

/** Reading thousands of texts takes longer than a key may wait: each card's are read once. */
const readyTexts = new WeakMap<Searched, string>();

function readyText(card: Searched): string {
  const known = readyTexts.get(card);
  if (known !== undefined) return known;
  const { question, answer, subject, tags } = card;
  const ready = searchable(plainText(question), plainText(answer), subject, ...tags);
  readyTexts.set(card, ready);
  return ready;
}

/** The cards whose question, answer, subject and tags hold the query's words, in the deck or folder and of the difficulty. */
export function filterCards<C extends Searched>(
  cards: readonly C[],
  { query, deck, difficulty }: CardFilter,
): readonly C[] {
  const isFound = searchFor(query);
  return cards.filter(
    (card) =>
      (deck === '' || isInDeck(card.deck, deck)) &&
      (difficulty === 'all' || difficultyGroup(card.difficulty) === difficulty) &&
      isFound(readyText(card)),
  );
}
