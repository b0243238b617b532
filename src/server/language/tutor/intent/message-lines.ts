import { foldLetters } from '#shared/rules/text/fold.ts';
import { numerals } from '#shared/rules/text/numerals.ts';

export const firstOf = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
export const fits = (patterns: readonly RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));

export const foldedOf = (message: string) => foldLetters(message).replace(/\s+/g, ' ').trim();
/** Folded, on one line, without punctuation. */
export const bareOf = (message: string) =>
  foldedOf(message)
    .replace(/%/g, ' por cento ')
    .replace(
      /(?:[?!.…,;:"“”'’)(*_]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200D\uFE0F])+/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

export const unpunctuated = (message: string) =>
  message
    .replace(/\s+/gu, ' ')
    .replace(/(?:[\s?!.…,;:]|\p{Extended_Pictographic}|\uFE0F)+$/u, '')
    .trim();

/** "Meia" is of an hour. */
const counted: Readonly<Record<string, number>> = { ...numerals, meia: 30 };
export const numberIn = (text: string, before: string) => {
  const found = new RegExp(`(?<!\\d)(\\d{1,3}|${Object.keys(counted).join('|')}) ?(?:${before})`).exec(text);
  return found?.[1] === undefined ? null : (counted[found[1]] ?? Number(found[1]));
};

/** More of them are the clock's hour. */
const mostHours = 12;
/** Minutes that a message says there are. */
export function minutesIn(bare: string): number | null {
  if (/\bmeia hora\b/.test(bare)) return 30;
  if (/\b(?:ate|das?|as) (?:as )?\d{1,2} ?(?:h|horas?)\b/.test(bare)) return null;
  const hours = numberIn(bare, 'h(?:or(?:inh)?as?|rs?)?\\b');
  const minutes = numberIn(bare, 'min\\w*');
  // Of the clock: "chego só 20h".
  if (hours !== null && hours > mostHours) return null;
  return hours === null && minutes === null
    ? null
    : 60 * (hours ?? 0) + (minutes ?? 0) + (/\be meia\b/.test(bare) && hours ? 30 : 0);
}
