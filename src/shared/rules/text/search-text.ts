import { fold } from '#shared/rules/text/fold.ts';
import { wordForms } from '#shared/rules/text/stem.ts';

/** What stands between spaces and signs of any kind, in pieces that an index can hold. */
const pieces = /[^\s!-/:-@[-`{-©«-´¶-¹»-¿×÷\u2000-\u2bff]{1,64}/gu;

/** What one word of a search finds. */
export interface SearchTerm {
  /** Words that begin so: the word may still be typed. */
  begins: string;
  /** These very words: its plural, its masculine … */
  forms: string[];
}

/** The words of `text` as a search compares them, folded and each once. */
export const searchWords = (text: string): string[] => [...new Set(fold(text).match(pieces))];

/** The words of `text` as `searchWords` folds them, each with how it is written there first, in lower case. */
export function spelledWords(text: string): Map<string, string> {
  const spelled = new Map<string, string>();
  for (const [written] of text.toLowerCase().matchAll(pieces)) {
    const word = fold(written);
    if (!spelled.has(word)) spelled.set(word, written);
  }
  return spelled;
}

/**
 * What a text must hold to be found, in any order: one word of each term. None for a blank query, which finds
 * everything; a query without words finds nothing.
 */
export function searchTerms(query: string): SearchTerm[] {
  const folded = fold(query);
  const words = searchWords(folded);
  const asked = words.length > 0 || folded === '' ? words : [folded];
  return asked.map((begins) => ({
    begins,
    forms: wordForms(begins).filter((form) => !form.startsWith(begins)),
  }));
}

/** Texts made ready to be searched by `searchFor`; worth keeping where they are many. */
export const searchable = (...texts: readonly string[]): string =>
  ` ${searchWords(texts.join(' ')).join(' ')} `;

/** Whether what `searchable` made holds what `query` asks for. */
export function searchFor(query: string): (ready: string) => boolean {
  const terms = searchTerms(query).map(({ begins, forms }) => [
    ` ${begins}`,
    ...forms.map((form) => ` ${form} `),
  ]);
  return (ready) => terms.every((found) => found.some((word) => ready.includes(word)));
}
