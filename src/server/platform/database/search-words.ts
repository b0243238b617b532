import { searchTerms, searchWords } from '#shared/rules/text/search-text.ts';
import { wordForms } from '#shared/rules/text/stem.ts';

/**
 * Words of a student begin with the end of the student's id: in an index that all share they stand together, and
 * who looks for a word's beginning passes over nobody else's.
 */
const mark = (userId: string) => userId.slice(-6);

/** In a student's place, for texts that every student may find. */
export const everybody = '';

const quote = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;

/** The words of a student's text, as a `tsvector` is written. */
export const wordsVector = (userId: string, text: string): string =>
  searchWords(text)
    .map((word) => quote(mark(userId) + word))
    .join(' ');

/** What `query` asks of `wordsVector`, as a `tsquery` is written; a blank one finds nothing here. */
export function wordsQuery(userId: string, query: string): string {
  const written = (word: string) => quote(mark(userId) + word);
  const terms = searchTerms(query).map(({ begins, forms }) =>
    [`${written(begins)}:*`, ...forms.map(written)].join(' | '),
  );
  return terms.map((term) => `(${term})`).join(' & ');
}

/** What is looked for: folded words in any of their forms, and words that begin so. */
export interface AnyWords {
  words: readonly string[];
  beginnings?: readonly string[];
}

/** What asks `wordsVector` for any of `words` in any of their forms, or for any that begins so; none find nothing. */
export const anyWordQuery = (userId: string, { words, beginnings = [] }: AnyWords): string =>
  [
    ...words.flatMap((word) => wordForms(word)).map((form) => quote(mark(userId) + form)),
    ...beginnings.map((begins) => `${quote(mark(userId) + begins)}:*`),
  ].join(' | ');
