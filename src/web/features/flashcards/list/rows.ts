import { useState } from 'react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { groupBy } from '#shared/rules/group-by.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { comingWords } from '../card-labels.ts';
import { deckPath } from '../deck.ts';
import { compareNames } from './filter.ts';

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
  /** Whether it stands under its deck's name. */
  isFiled: boolean;
}

export type Row = GroupRow | CardRow;

const sortedBy = (cards: readonly Flashcard[], nameOf: (card: Flashcard) => string) =>
  [...groupBy(cards, nameOf)].sort(([a], [b]) => compareNames(a, b));

/**
 * The list as it is drawn, a row each, what is due before what is not: folders by name, in them decks by name, in them
 * cards as they come; then the cards at the root, under a heading of their own when there are folders. What lies in a
 * group of `closed` (by key) has no row.
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
  const rowsOf = (inside: readonly Flashcard[], isFiled: boolean) =>
    [true, false].flatMap((wanted) =>
      inside
        .filter((card) => isDue(card, today) === wanted)
        .map((card): CardRow => ({ kind: 'card', key: card.id, card, isFiled })),
    );

  const paths = new Map(cards.map(({ deck }) => [deck, deckPath(deck)]));
  const pathOf = ({ deck }: Flashcard) => paths.get(deck) ?? deckPath(deck);
  const root = cards.filter((card) => pathOf(card).folder === null);
  const filed = cards.filter((card) => pathOf(card).folder !== null);
  if (filed.length === 0) return rowsOf(root, false);

  const sections = sortedBy(filed, (card) => pathOf(card).folder ?? '').map(([folder, inFolder]) => {
    const decks = sortedBy(inFolder, (card) => pathOf(card).deck).map(([deck, inDeck]) => {
      const head = group('deck', `${folder}::${deck}`, deck, inDeck);
      return { head, rows: rowsOf(inDeck, true) };
    });
    return { head: group('folder', folder, folder, inFolder), rows: drawn(decks) };
  });
  if (root.length > 0) {
    sections.push({ head: group('root', '', 'Sem pasta', root), rows: rowsOf(root, false) });
  }
  return drawn(sections);
}

interface Section {
  head: GroupRow;
  /** What stands below it while it is open. */
  rows: readonly Row[];
}

/** The sections that hold due cards, then the others; in the order given otherwise. */
const drawn = (sections: readonly Section[]): Row[] =>
  [true, false].flatMap((wanted) =>
    sections
      .filter(({ head }) => head.due > 0 === wanted)
      .flatMap(({ head, rows }) => [head, ...(head.isOpen ? rows : [])]),
  );

/** The ids of the cards that have a row. */
export const visibleIds = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => (row.kind === 'card' ? [row.card.id] : []));

/** Pixels. */
const groupHeight = { folder: 56, root: 60, deck: 48 };
const cardHeight = 76;
const cardHeightOfTwoLines = 98;
/** Pixels: beside a card's title, and of a letter of it. */
const besideTitle = 134;
const letter = 8;
const widestPage = 1152;

/** A row's height as it is drawn, before it has been measured: the list must not grow while it is scrolled. */
export function heightOf(row: Row, pageWidth: number): number {
  if (row.kind !== 'card') return groupHeight[row.kind];
  const { question, answer } = row.card;
  const letters = question.trim().length || answer.length;
  return letters * letter <= Math.min(pageWidth, widestPage) - besideTitle
    ? cardHeight
    : cardHeightOfTwoLines;
}

type Scheduled = Pick<Flashcard, 'suspended'> & { schedule: Pick<Flashcard['schedule'], 'dueOn'> };

export const isDue = ({ suspended, schedule }: Scheduled, today: StudyDay): boolean =>
  !suspended && schedule.dueOn <= today;

/** When a card comes back: 'Para hoje' (also when that day has passed), 'em 3 dias', 'Suspenso'. */
export function dueWords(card: Scheduled, today: StudyDay): string {
  if (card.suspended) return 'Suspenso';
  return isDue(card, today) ? 'Para hoje' : comingWords(card.schedule.dueOn, today);
}

const key = 'flashcards.closedGroups';

function remembered(): ReadonlySet<string> {
  try {
    const groups: unknown = JSON.parse(tabStorage.get(key) ?? '[]');
    return new Set(Array.isArray(groups) ? groups.map(String) : []);
  } catch {
    return new Set();
  }
}

const toggled = (groups: ReadonlySet<string>, group: string) => {
  const after = new Set(groups);
  if (!after.delete(group)) after.add(group);
  return after;
};

/**
 * The folders and decks of the list that are folded up, by key. This tab remembers them; a search opens everything,
 * since what it finds must be seen, and what is folded up in it is forgotten with it.
 */
export function useClosedGroups(search: string) {
  const [kept, setKept] = useState(remembered);
  const [found, setFound] = useState({ search, closed: new Set<string>() as ReadonlySet<string> });
  if (found.search !== search) setFound({ search, closed: new Set() });

  const toggle = (group: string) => {
    if (search !== '') return setFound({ search, closed: toggled(found.closed, group) });
    const after = toggled(kept, group);
    setKept(after);
    tabStorage.set(key, JSON.stringify([...after]));
  };
  return { closed: search === '' ? kept : found.closed, toggle };
}
