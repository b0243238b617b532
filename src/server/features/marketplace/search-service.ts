import type { Db } from '#server/platform/database/database.ts';
import { everybody, wordsQuery } from '#server/platform/database/search-words.ts';
import { fold } from '#shared/rules/fold.ts';
import { searchTerms, spelledWords } from '#shared/rules/search-text.ts';
import type { Asked } from './list-queries.ts';
import { countTerms, nearestWord } from './word-queries.ts';

/** Plans that are few enough to be found by their words and sorted then. */
const few = 2000;

interface Search {
  words: Asked['words'];
  /** What is searched instead of what was typed. */
  corrected: string | null;
}

/** How a search is asked of the database: each word that no plan has gives way to the nearest one that some have. */
export async function readSearch(db: Db, typed: string): Promise<Search> {
  const terms = searchTerms(typed);
  if (terms.length === 0) return { words: null, corrected: null };
  const counts = await countTerms(db, terms);
  const words = (query: string, plans: number[]) => ({
    query: wordsQuery(everybody, query),
    areRare: Math.min(...plans) <= few,
  });
  if (!counts.includes(0)) return { words: words(typed, counts), corrected: null };
  const spelled = spelledWords(typed);
  const nearest = await Promise.all(
    terms.map(({ begins }, index) =>
      counts[index] ? (spelled.get(begins) ?? begins) : nearestWord(db, begins),
    ),
  );
  const corrected = nearest.join(' ');
  const isOther = nearest.some((word, index) => fold(word) !== terms[index]?.begins);
  if (!isOther) return { words: words(typed, [0]), corrected: null };
  return { words: words(corrected, await countTerms(db, searchTerms(corrected))), corrected };
}
