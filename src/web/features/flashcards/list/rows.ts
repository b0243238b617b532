import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { groupBy } from '#shared/rules/group-by.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { lazily } from '#web/lib/lazily.ts';
import { deckPath } from '../deck.ts';
import { isDue } from './due-words.ts';

export interface GroupRow {
  kind: 'folder' | 'deck' | 'root';
  /** Its whole name: 'Folder', 'Folder::Deck'; empty for the cards at the root. */
  key: string;
  name: string;
  count: number;
  due: number;
  isOpen: boolean;
}

interface CardRow {
  kind: 'card';
  key: string;
  card: Flashcard;
}

export type Row = GroupRow | CardRow;

const order = lazily(() => new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true }));
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => order().compare(a, b);

const sortedBy = (cards: readonly Flashcard[], nameOf: (card: Flashcard) => string) =>
  [...groupBy(cards, nameOf)].sort(byName);

/**
 * The list as it is drawn, a row each: folders by name, in them decks by name, in them cards as they come; then the
 * cards at the root, under a heading of their own when there are folders. What lies in a group of `closed` (by key)
 * has no row.
 */
export function cardRows(
  cards: readonly Flashcard[],
  closed: ReadonlySet<string>,
  today: StudyDay,
): readonly Row[] {
  const group = (
    kind: GroupRow['kind'],
    key: string,
    name: string,
    inside: readonly Flashcard[],
  ): GroupRow => ({
    kind,
    key,
    name,
    count: inside.length,
    due: inside.filter((card) => isDue(card, today)).length,
    isOpen: !closed.has(key),
  });
  const rowsOf = (inside: readonly Flashcard[]) =>
    inside.map((card): CardRow => ({ kind: 'card', key: card.id, card }));

  const rows: Row[] = [];
  const paths = new Map(cards.map(({ deck }) => [deck, deckPath(deck)]));
  const pathOf = ({ deck }: Flashcard) => paths.get(deck) ?? deckPath(deck);
  const root = cards.filter((card) => pathOf(card).folder === null);
  const filed = cards.filter((card) => pathOf(card).folder !== null);
  for (const [folder, inFolder] of sortedBy(filed, (card) => pathOf(card).folder ?? '')) {
    const head = group('folder', folder, folder, inFolder);
    rows.push(head);
    if (!head.isOpen) continue;
    for (const [deck, inDeck] of sortedBy(inFolder, (card) => pathOf(card).deck)) {
      const heading = group('deck', `${folder}::${deck}`, deck, inDeck);
      rows.push(heading, ...(heading.isOpen ? rowsOf(inDeck) : []));
    }
  }
  if (root.length === 0) return rows;
  if (filed.length === 0) return rowsOf(root);
  const heading = group('root', '', 'Sem pasta', root);
  return [...rows, heading, ...(heading.isOpen ? rowsOf(root) : [])];
}

/** The ids of the cards that have a row. */
export const visibleIds = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => (row.kind === 'card' ? [row.card.id] : []));
