/**
 * Decks have two levels here, `Folder::Deck`; what Anki nests deeper is joined into the name of the deck:
 * `A::B::C` → `A::B - C`.
 */
export function deckName(ankiName: string): string {
  const [folder = '', ...levels] = ankiName.split('::').map((level) => level.trim());
  if (levels.length <= 1) return ankiName.trim();
  return `${folder}::${levels.filter((level) => level !== '').join(' - ')}`;
}
