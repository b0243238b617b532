import { foldLetters } from '#shared/rules/text/fold.ts';

/** Characters: what a card's subject, its deck's name and the folder of it take at most. */
const most = { subject: 80, deck: 120, folder: 40 } as const;
const separator = '::';

/** On one line, without what parts folders, cut to a length. */
const cut = (text: string, length: number) =>
  text.replaceAll(/::+/g, ':').replaceAll(/\s+/g, ' ').trim().slice(0, length).trim();

/** Where the flashcards of a discipline's topic go: its subject, and the deck `Discipline::Topic`, as far as names reach. */
export function topicFiling(discipline: string, topic: string): { subject: string; deck: string } {
  const folder = cut(discipline, most.folder);
  const name = cut(topic, most.deck - folder.length - separator.length);
  return { subject: cut(discipline, most.subject), deck: `${folder}${separator}${name}` };
}

/** The folder of a deck, before the first `::` (empty without one), and its own name, after the last. */
export function deckParts(deck: string): { folder: string; name: string } {
  const parts = deck.split(separator);
  return { folder: parts.length > 1 ? (parts[0] ?? '') : '', name: parts.at(-1) ?? '' };
}

/** Words as names are compared: folded, whatever stands between them. */
export const namedAs = (text: string): string => (foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
