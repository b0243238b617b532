/** Lower case, accents off: `Função` and `FUNCAO` become `funcao`. Spaces stay as they are. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  return /[^\0-\x7F]/.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '') : lower;
}

/** Text as a search compares it: lower case, accents off, one space between words. */
export function fold(text: string): string {
  return foldLetters(text).replace(/\s+/g, ' ').trim();
}
