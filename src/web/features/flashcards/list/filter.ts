import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { lazily } from '#shared/rules/lazily.ts';
import { searchable, searchFor } from '#shared/rules/text/search-text.ts';
import { plainText } from '#web/ui/rich-text/plain-text.ts';
import { deckPath, isInDeck } from '../deck.ts';
import { type DifficultyGroup, difficultyGroup, difficultyNames } from '../difficulty.tsx';

type DifficultyFilter = DifficultyGroup | 'all';

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

/** Formulas are looked for as they are typed. */
const bare = (text: string) => plainText(text, 'shown', (tex) => tex);

/** Reading thousands of texts takes longer than a key may wait: each card's are read once. */
const readyTexts = new WeakMap<Searched, string>();

function readyText(card: Searched): string {
  const known = readyTexts.get(card);
  if (known !== undefined) return known;
  const { question, answer, subject, tags } = card;
  const ready = searchable(bare(question), bare(answer), subject, ...tags);
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

interface DeckOption {
  /** The whole name. */
  value: string;
  /** The name inside its folder. */
  name: string;
  count: number;
}

interface FolderOption {
  folder: string;
  count: number;
  decks: DeckOption[];
}

const order = lazily(() => new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true }));

/** The order of folders and decks by name: `Aula 2` before `Aula 10`. */
export const compareNames = (a: string, b: string): number => order().compare(a, b);

/** The decks of `cards` with their cards counted, by name: those at the root, and those in each folder. */
export function deckOptions(cards: readonly { deck: string }[]): {
  root: DeckOption[];
  folders: FolderOption[];
} {
  const counts = new Map<string, number>();
  for (const { deck } of cards) counts.set(deck, (counts.get(deck) ?? 0) + 1);
  const root: DeckOption[] = [];
  const folders = new Map<string, FolderOption>();
  for (const [value, count] of counts) {
    const { folder, deck: name } = deckPath(value);
    const known = folder === null ? undefined : (folders.get(folder) ?? { folder, count: 0, decks: [] });
    if (known) {
      known.count += count;
      folders.set(known.folder, known);
    }
    (known?.decks ?? root).push({ value, name, count });
  }
  const byName = (a: DeckOption, b: DeckOption) => compareNames(a.name, b.name);
  return {
    root: root.sort(byName),
    folders: [...folders.values()]
      .map((option) => ({ ...option, decks: option.decks.sort(byName) }))
      .sort((a, b) => compareNames(a.folder, b.folder)),
  };
}

/** Whether `value` can be chosen among `options`: an address may name a deck that is gone. */
export const isOption = ({ root, folders }: ReturnType<typeof deckOptions>, value: string): boolean =>
  root.some((deck) => deck.value === value) ||
  folders.some(({ folder, decks }) => folder === value || decks.some((deck) => deck.value === value));
