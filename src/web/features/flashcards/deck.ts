const separator = '::';

interface DeckPath {
  /** Null at the root. */
  folder: string | null;
  /** The name inside the folder; at the root, the whole name. */
  deck: string;
}

/** Reads 'Folder::Deck'. There is a folder only when both parts hold something; further '::' belong to the deck. */
export function deckPath(name: string): DeckPath {
  const at = name.indexOf(separator);
  const folder = name.slice(0, Math.max(0, at)).trim();
  const deck = name.slice(at + separator.length).trim();
  return at >= 0 && folder !== '' && deck !== '' ? { folder, deck } : { folder: null, deck: name.trim() };
}

/** The whole name of a deck in a folder; what is left empty is left out. A name may also bring its own folder. */
export const deckName = (folder: string, name: string): string =>
  [folder, name].filter((part) => part.trim() !== '').join(separator);

/** `Folder › Deck`, or the deck alone; a deck brought from elsewhere may lie deeper. */
export function deckText(name: string): string {
  const { folder, deck } = deckPath(name);
  return folder ? `${folder} › ${deckText(deck)}` : deck;
}

/** Whether the deck called `name` is `wanted`, or lies in the folder `wanted`. */
export const isInDeck = (name: string, wanted: string): boolean =>
  name === wanted || deckPath(name).folder === wanted;
