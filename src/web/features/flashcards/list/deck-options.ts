import { lazily } from '#web/lib/lazily.ts';
import { deckPath } from '../deck.ts';

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
  const byName = (a: DeckOption, b: DeckOption) => order().compare(a.name, b.name);
  return {
    root: root.sort(byName),
    folders: [...folders.values()]
      .map((option) => ({ ...option, decks: option.decks.sort(byName) }))
      .sort((a, b) => order().compare(a.folder, b.folder)),
  };
}

/** Whether `value` can be chosen among `options`: an address may name a deck that is gone. */
export const isOption = ({ root, folders }: ReturnType<typeof deckOptions>, value: string): boolean =>
  root.some((deck) => deck.value === value) ||
  folders.some(({ folder, decks }) => folder === value || decks.some((deck) => deck.value === value));
