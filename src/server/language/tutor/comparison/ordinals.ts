import { foldLetters } from '#shared/rules/text/fold.ts';
import { type Asked, askedIn } from '../matching/asked-words.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import type { Side } from './compared.ts';

const ordinal = '(?:primeir|segund|terceir|quart|quint)[oa]';
const saidLast = new RegExp(
  `(?<!\\p{L})(${ordinal}) (e|ou|x|vs\\.?|versus|para|com) ((?:(?:[oa]|de|d[oa]|n[oa]) )*${ordinal}) (\\p{L}{3,})(?!\\p{L}| d[aeo]s? )`,
  'iu',
);
/** "De primeiro e de terceiro grau" are two grades. */
export const withNouns = (text: string): string => text.replace(saidLast, '$1 $4 $2 $3 $4');

const counted = /(?<!\p{L})(primeir|segund|terceir|quart|quint)[oa] (\p{L}{3,})/u;

/** One of several that are counted: which, and of what. */
interface Counted {
  noun: readonly Asked[];
  tells: (quotable: Quotable) => boolean;
}

/** What the sides are where each is another one of the same: "primeiro grau", "segundo grau"; null for any others. */
export function countedSides(sides: readonly Side[]): readonly Counted[] | null {
  const found = sides.map(({ name }) => counted.exec(foldLetters(name)));
  const [first] = found;
  const isSame = found.every((each) => each !== null && each[2] === first?.[2]);
  if (!isSame || new Set(found.map((each) => each?.[1])).size < sides.length) return null;
  return found.map((each) => {
    const [, which = '', noun = ''] = each ?? [];
    // "A de segundo grau …", and "a segunda, …" of what was counted; a card by what it asks.
    const said = new RegExp(`(?<!\\p{L})${which}[oa] ${noun}(?!\\p{L})|^n?[oa] ${which}[oa](?!\\p{L})`, 'u');
    return { noun: askedIn(noun), tells: ({ question, text }) => said.test(foldLetters(question ?? text)) };
  });
}
