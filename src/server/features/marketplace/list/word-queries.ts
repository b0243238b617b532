import { sql } from 'drizzle-orm';
import { type Db, inTransaction, rowsOf } from '#server/platform/database/database.ts';
import { hiddenFromPlanner } from '#server/platform/database/hidden-from-planner.ts';
import type { SearchTerm } from '#shared/rules/text/search-text.ts';
import { planWords } from '../tables.ts';

/** After every word that begins so. */
const last = '\u{10ffff}';

/** For each term, how many plans have a word that it finds, about: counted anew every night, 0 when none has. */
export async function countTerms(db: Db, terms: readonly SearchTerm[]): Promise<number[]> {
  const found = terms.map(
    ({ begins, forms }) => sql`(
      select coalesce(sum(plans), 0)::int from plan_words
      where word >= ${begins} and word < ${begins + last} or word in (${sql.join(
        ['', ...forms].map((form) => sql`${form}`),
        sql`, `,
      )})
    )`,
  );
  const [row] = await rowsOf<{ counts: number[] }>(
    db,
    sql`select array[${sql.join(found, sql`, `)}] as counts`,
  );
  return row?.counts ?? [];
}

/** Shorter ones are near too many others. */
const shortestTypo = 4;

/** The word that is nearest to one by its trigrams (pg_trgm), as plans write it; the same word when none is near. */
export async function nearestWord(db: Db, word: string): Promise<string> {
  if (word.length < shortestTypo) return word;
  const [nearest] = await rowsOf<{ spelled: string }>(
    db,
    sql`select spelled from plan_words where word % ${hiddenFromPlanner(sql`${word}`)}
      order by similarity(word, ${word}) desc, plans desc, word limit 1`,
  );
  return nearest?.spelled ?? word;
}

/** In their order: who writes the same words at the same time waits, and never for ever. */
export async function insertWords(tx: Db, words: ReadonlyMap<string, string>): Promise<void> {
  if (words.size === 0) return;
  const rows = [...words].sort().map(([word, spelled]) => ({ word, spelled, plans: 1 }));
  await tx.insert(planWords).values(rows).onConflictDoNothing();
}

/**
 * Counts every word anew; one that no plan has goes. Counted first and written then: in a cluster the plans and the words
 * lie on different machines. A word that comes meanwhile is not among the known ones, and stays.
 */
export function recountWords(db: Db): Promise<void> {
  return inTransaction(db, async (tx) => {
    const known = await tx.select({ word: planWords.word }).from(planWords);
    const counted = await rowsOf<{ word: string; plans: number }>(
      tx,
      sql`select word, ndoc as plans from ts_stat('select words from plan_listings where is_published')`,
    );
    const counts = new Set(counted.map(({ word }) => word));
    const gone = known.map(({ word }) => word).filter((word) => !counts.has(word));
    await tx.execute(sql`
      insert into plan_words (word, spelled, plans)
      select word, word, plans from jsonb_to_recordset(${JSON.stringify(counted)}::text::jsonb) as counted (word text, plans int)
      order by word collate "C"
      on conflict (word) do update set plans = excluded.plans where plan_words.plans <> excluded.plans`);
    await tx.execute(sql`
      delete from plan_words
      where word in (select jsonb_array_elements_text(${JSON.stringify(gone)}::text::jsonb))`);
  });
}
