import { and, desc, eq, getTableColumns, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/database.ts';
import { hiddenFromPlanner } from '#server/platform/database/hidden-from-planner.ts';
import { type MarketplaceFilter, marketplaceLimits } from '#shared/contracts/marketplace.ts';
import { isShown, type ListingRow } from '../queries.ts';
import { planListings } from '../tables.ts';

/** What a list is narrowed by. */
export interface Narrowed extends Pick<MarketplaceFilter, 'subject' | 'difficulty' | 'length' | 'rating'> {
  /** As `wordsQuery` writes them; `areRare` when few plans have them all. */
  words: { query: string; areRare: boolean } | null;
}

export interface Asked extends Narrowed {
  sortBy: 'rating' | 'date';
}

/** What never varies stands in the statement itself: a parameter hides it from the planner. */
const fixed = (value: number): SQL => sql.raw(String(value));

const { short, medium } = marketplaceLimits.weeks;
const weeks = planListings.numberOfWeeks;
const lengths = {
  short: lte(weeks, fixed(short)),
  medium: and(gt(weeks, fixed(short)), lte(weeks, fixed(medium))),
  long: gt(weeks, fixed(medium)),
};

const hasWords = (query: string) => sql`${planListings.words} @@ ${query}::tsquery`;

/** Looked up first: the planner takes a rare word for a usual one, and would read all plans for it. */
const isAmong = (query: string) => sql`${planListings.listingId} in (
  with found as materialized (select listing_id from plan_listings where words @@ ${hiddenFromPlanner(sql`${query}::tsquery`)})
  select listing_id from found
)`;

const matching = ({ subject, difficulty, length, rating, words }: Narrowed): SQL | undefined =>
  and(
    isShown,
    subject ? eq(planListings.category, subject) : undefined,
    difficulty && eq(planListings.difficulty, difficulty),
    length && lengths[length],
    rating === undefined
      ? undefined
      : and(
          gt(planListings.ratingCount, fixed(0)),
          gte(planListings.ratingSum, sql`${rating} * rating_count`),
        ),
    words === null ? undefined : words.areRare ? isAmong(words.query) : hasWords(words.query),
  );

/**
 * A plan's mean weighted with five reviews of 3.5, so that one review of 5 stays behind forty of 4.8 on average:
 * (C·m + Σ ratings) / (C + n), the "true Bayesian estimate" by which IMDb published its Top 250. Written as the
 * indexes have it.
 */
const weightedRating = sql`((17.5::float8 + ${planListings.ratingSum}) / (5 + ${planListings.ratingCount}))`;

const newest = [desc(planListings.publishedAt), desc(planListings.listingId)];
const orders = { date: newest, rating: [sql`${weightedRating} desc`, ...newest] };

const { words: _words, fingerprint: _fingerprint, ...cardColumns } = getTableColumns(planListings);
export type CardRow = Omit<ListingRow, 'words' | 'fingerprint'>;

const isUsual = (limit: number) =>
  limit === marketplaceLimits.page.default || limit === marketplaceLimits.counted + 1;

const upTo = (limit: number): SQL => sql`limit ${isUsual(limit) ? fixed(limit) : limit}`;

/** A page; only its own rows are read, the others stay in the index. */
export function listShown(db: Db, asked: Asked, offset: number, limit: number): Promise<CardRow[]> {
  const order = orders[asked.sortBy];
  const page = sql`(
    select listing_id from ${planListings} where ${matching(asked)}
    order by ${sql.join(order, sql`, `)} ${upTo(limit)} ${offset === 0 ? sql`` : sql`offset ${offset}`}
  ) page`;
  return db
    .select(cardColumns)
    .from(planListings)
    .innerJoin(page, sql`page.listing_id = ${planListings.listingId}`)
    .orderBy(...order);
}

/** How many there are, counted no further than `most`. */
export async function countShown(db: Db, narrowed: Narrowed, most: number): Promise<number> {
  const found = sql`(select 1 from ${planListings} where ${matching(narrowed)} ${upTo(most)}) found`;
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  return row?.total ?? 0;
}
