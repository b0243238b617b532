import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { fold } from '#shared/rules/fold.ts';
import { plainText } from '#web/ui/rich-text/plain-text.ts';
import { isInDeck } from './deck-path.ts';
import { type DifficultyGroup, difficultyGroup, difficultyNames } from './difficulty.ts';

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

/** Folding thousands of texts takes longer than a key may wait: each card's is made once. */
const foldedTexts = new WeakMap<Searched, string>();

function foldedText(card: Searched): string {
  const known = foldedTexts.get(card);
  if (known !== undefined) return known;
  const { question, answer, subject, tags } = card;
  const text = [plainText(question), plainText(answer), subject, ...tags].map(fold).join('\n');
  foldedTexts.set(card, text);
  return text;
}

/** The cards whose question, answer, subject or tags hold the query, in the deck or folder and of the difficulty. */
export function filterCards<C extends Searched>(
  cards: readonly C[],
  { query, deck, difficulty }: CardFilter,
): readonly C[] {
  const wanted = fold(query);
  return cards.filter(
    (card) =>
      (deck === '' || isInDeck(card.deck, deck)) &&
      (difficulty === 'all' || difficultyGroup(card.difficulty) === difficulty) &&
      (wanted === '' || foldedText(card).includes(wanted)),
  );
}
