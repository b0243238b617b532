import { LRUCache } from 'lru-cache';
import { CacheableJson } from '#server/platform/http/response-cache.ts';
import type { Services } from '#server/platform/services.ts';
import { type MarketplaceFilter, marketplaceLimits } from '#shared/contracts/marketplace.ts';
import { presentCard } from '../present.ts';
import { type Asked, countShown, listShown, type Narrowed } from './list-queries.ts';
import { listVersion } from './list-version-service.ts';
import { paginationOf } from './pagination.ts';
import { readSearch } from './search-service.ts';

const mostCounts = 1000;

/** Lists the published plans that fit a filter, a page at a time. */
export function marketplaceList({ clock, db }: Services): (filter: MarketplaceFilter) => CacheableJson {
  // However it is sorted and whichever page is read, as many plans fit: whoever turns pages has them counted once.
  const counts = new LRUCache<string, number, Narrowed>({
    max: mostCounts,
    fetchMethod: (_key, _stale, { context }) => countShown(db, context, marketplaceLimits.counted + 1),
  });
  const count = async (version: string, { subject, difficulty, length, rating, words }: Narrowed) => {
    const context = { subject, difficulty, length, rating, words };
    return (await counts.fetch(`${version} ${JSON.stringify(context)}`, { context })) ?? 0;
  };

  async function readPage(filter: MarketplaceFilter, version: string) {
    const { search = '', page = 1, limit = marketplaceLimits.page.default } = filter;
    const offset = (page - 1) * limit;
    const read = async (words: Asked['words']) => {
      const asked: Asked = { ...filter, sortBy: filter.sortBy ?? 'rating', words };
      const rows = await listShown(db, asked, offset, limit);
      const isLast = rows.length < limit && (rows.length > 0 || page === 1);
      return { rows, found: isLast ? offset + rows.length : await count(version, asked) };
    };
    const [first, ...wider] = await readSearch(db, search);
    let attempt = first;
    let { rows, found } = await read(first.words);
    for (const next of wider) {
      if (found > 0) break;
      attempt = next;
      ({ rows, found } = await read(next.words));
    }
    return {
      studyPlans: rows.map(presentCard),
      pagination: paginationOf({ page, limit, found, most: marketplaceLimits.counted }),
      correctedSearch: found > 0 ? attempt.corrected : null,
      widenedSearch: found > 0 ? attempt.widened : null,
    };
  }

  return (filter) => {
    const version = listVersion(clock.now());
    const key = `marketplace ${JSON.stringify(Object.entries(filter).sort())}`;
    return new CacheableJson(key, version, async () =>
      JSON.stringify({ data: await readPage(filter, version) }),
    );
  };
}
