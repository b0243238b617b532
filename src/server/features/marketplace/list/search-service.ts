import { stopWords } from '#server/language/text/stop-words.ts';
import type { Db } from '#server/platform/database/database.ts';
import { everybody, wordsQuery } from '#server/platform/database/search-words.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { searchTerms, spelledWords } from '#shared/rules/text/search-text.ts';
import type { Asked } from './list-queries.ts';
import { countTerms, nearestWord } from './word-queries.ts';

/** Plans that are few enough to be found by their words and sorted then. */
const few = 2000;

/** Words of a search that are kept when no plan has them all. */
const most = 3;

/** One way to ask the database for what was typed. */
interface Attempt {
  words: Asked['words'];
  /** What is searched instead of what was typed. */
  corrected: string | null;
  /** The words that are left, when no plan has all of them: every one must be there, or any. */
  widened: { words: string[]; needsAll: boolean } | null;
}

/** A word of a search as it is written, and how many plans have it, about. */
interface Word {
  written: string;
  plans: number;
}

async function readWords(db: Db, query: string): Promise<Word[]> {
  const terms = searchTerms(query);
  const spelled = spelledWords(query);
  const counts = terms.length > 0 ? await countTerms(db, terms) : [];
  return terms.map(({ begins }, index) => ({
    written: spelled.get(begins) ?? begins,
    plans: counts[index] ?? 0,
  }));
}

/** Each word that no plan has gives way to the nearest one that some have; null when that changes nothing. */
async function correct(db: Db, words: readonly Word[]): Promise<string | null> {
  if (words.every(({ plans }) => plans > 0)) return null;
  const near = await Promise.all(
    words.map(async ({ written, plans }) => (plans > 0 ? written : nearestWord(db, fold(written)))),
  );
  return near.some((word, index) => fold(word) !== fold(words[index]?.written ?? '')) ? near.join(' ') : null;
}

const queryOf = (words: readonly Word[], operator: ' & ' | ' | ') =>
  words.map(({ written }) => wordsQuery(everybody, written)).join(operator);

const allOf = (words: readonly Word[]): Attempt['words'] => ({
  query: queryOf(words, ' & '),
  areRare: Math.min(...words.map(({ plans }) => plans)) <= few,
});

const anyOf = (words: readonly Word[]): Attempt['words'] => ({
  query: queryOf(words, ' | '),
  areRare: words.reduce((sum, { plans }) => sum + plans, 0) <= few,
});

/** With ever fewer words, the rarest kept, as they tell most; at last with any of two. */
function widen(words: readonly Word[]): Attempt[] {
  if (words.length < 2) return [];
  const telling = words
    .filter(({ written, plans }) => plans > 0 && !stopWords.has(fold(written)))
    .sort((one, other) => one.plans - other.plans)
    .slice(0, most);
  const attempts: Attempt[] = [];
  for (let kept = telling.length; kept >= 2; kept -= 1) {
    if (kept === words.length) continue;
    const left = telling.slice(0, kept);
    attempts.push({ words: allOf(left), corrected: null, widened: widenedTo(left, true) });
  }
  const left = telling.slice(0, 2);
  if (left.length > 0)
    attempts.push({ words: anyOf(left), corrected: null, widened: widenedTo(left, false) });
  return attempts;
}

const widenedTo = (words: readonly Word[], needsAll: boolean) => ({
  words: words.map(({ written }) => written),
  needsAll,
});

/**
 * How a search is asked of the database, in the order to try: as it was typed, or with what is nearest to words that no
 * plan has; then, for when no plan has all the words, with the most telling ones.
 */
export async function readSearch(db: Db, typed: string): Promise<[Attempt, ...Attempt[]]> {
  const asTyped = await readWords(db, typed);
  if (asTyped.length === 0) return [{ words: null, corrected: null, widened: null }];
  const corrected = await correct(db, asTyped);
  const words = corrected === null ? asTyped : await readWords(db, corrected);
  return [{ words: allOf(words), corrected, widened: null }, ...widen(words)];
}
