import { and, desc, eq, getTableColumns, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/database.ts';
import { everybody, wordsQuery } from '#server/platform/database/search-words.ts';
import { type MarketplaceFilter, marketplaceLimits } from '#shared/contracts/marketplace.ts';
import { searchTerms } from '#shared/rules/search-text.ts';
import { isShown, type ListingRow } from './queries.ts';
import { planListings, planWords } from './tables.ts';

type Narrowed = Pick<MarketplaceFilter, 'subject' | 'difficulty' | 'length' | 'rating'>;

/** What a list is narrowed by: a filter, and words as `wordsQuery` writes them. */
export interface Asked extends Narrowed {
  sortBy: 'rating' | 'date';
  words: string | null;
}

const { short, medium } = marketplaceLimits.weeks;
const weeks = planListings.numberOfWeeks;
const lengths = {
  short: lte(weeks, short),
  medium: and(gt(weeks, short), lte(weeks, medium)),
  long: gt(weeks, medium),
};

const matching = ({ subject, difficulty, length, rating, words }: Asked): SQL | undefined =>
  and(
    isShown,
    subject ? eq(planListings.filedUnder, subject) : undefined,
    difficulty && eq(planListings.difficulty, difficulty),
    length && lengths[length],
    rating === undefined
      ? undefined
      : and(gt(planListings.ratingCount, 0), gte(planListings.ratingSum, sql`${rating} * rating_count`)),
    words === null ? undefined : sql`${planListings.words} @@ ${words}::tsquery`,
  );

/**
 * A plan's mean weighted with five reviews of 3.5, so that one review of 5 stays behind forty of 4.8 on average:
 * (C·m + Σ ratings) / (C + n), the "true Bayesian estimate" by which IMDb published its Top 250. Written as the indexes have it.
 */
const weightedRating = sql`((17.5::float8 + rating_sum) / (5 + rating_count))`;

const { words: _words, fingerprint: _fingerprint, ...cardColumns } = getTableColumns(planListings);
export type CardRow = Omit<ListingRow, 'words' | 'fingerprint'>;

export function listShown(db: Db, asked: Asked, offset: number, limit: number): Promise<CardRow[]> {
  const newest = [desc(planListings.publishedAt), desc(planListings.listingId)];
  return db
    .select(cardColumns)
    .from(planListings)
    .where(matching(asked))
    .orderBy(...(asked.sortBy === 'date' ? newest : [sql`${weightedRating} desc`, ...newest]))
    .limit(limit)
    .offset(offset);
}

/** How many there are, counted no further than `most`. */
export async function countShown(db: Db, asked: Asked, most: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(planListings)
    .where(matching(asked))
    .limit(most)
    .as('some');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}

/** Shorter ones are near too many others. */
const shortestTypo = 4;

/**
 * A search with each word that no listing has in place of the nearest one that some have, by the trigrams of
 * pg_trgm; null when there is nothing nearer.
 */
export async function correctSearch(db: Db, search: string): Promise<string | null> {
  const words = searchTerms(search).map(({ begins }) => begins);
  const corrected = await Promise.all(words.map((word) => nearestWord(db, word)));
  const isOther = corrected.some((word, index) => word !== words[index]);
  return isOther ? corrected.join(' ') : null;
}

async function nearestWord(db: Db, word: string): Promise<string> {
  if (word.length < shortestTypo || (await isKnown(db, word))) return word;
  const [nearest] = await rowsOf<{ word: string }>(
    db,
    sql`select word from plan_words where word % ${word} order by similarity(word, ${word}) desc, word limit 1`,
  );
  return nearest?.word ?? word;
}

/** Whether a search of this word alone would find anything. */
async function isKnown(db: Db, word: string): Promise<boolean> {
  const [row] = await db
    .select({ id: planListings.listingId })
    .from(planListings)
    .where(and(isShown, sql`${planListings.words} @@ ${wordsQuery(everybody, word)}::tsquery`))
    .limit(1);
  return row !== undefined;
}

/** In their order: who writes the same words at the same time waits, and never for ever. */
export async function insertWords(tx: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const rows = words.toSorted().map((word) => ({ word }));
  await tx.insert(planWords).values(rows).onConflictDoNothing();
}

/** Words that no listing has any more. */
export async function deleteUnusedWords(db: Db): Promise<void> {
  await db.execute(sql`
    delete from plan_words where not exists (
      select from plan_listings where words @@ (quote_literal(word)::tsquery)
    )`);
}
