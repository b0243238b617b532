import { everybody, wordsQuery } from '#server/platform/database/search-words.ts';
import { VersionedJson } from '#server/platform/http/kept-answers.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type MarketplaceFilter, marketplaceLimits } from '#shared/contracts/marketplace.ts';
import { type Asked, correctSearch, countShown, listShown } from './list-queries.ts';
import { listVersion } from './list-version.ts';
import { paginationOf } from './pagination.ts';
import { presentCard } from './present.ts';

/** A page of the published plans that fit; a search that finds nothing is corrected once. */
export function listMarketplace(parts: Parts, filter: MarketplaceFilter): VersionedJson {
  const key = `marketplace ${JSON.stringify(Object.entries(filter).sort())}`;
  return new VersionedJson(key, listVersion(parts.clock.now()), async () =>
    JSON.stringify({ data: await readPage(parts, filter) }),
  );
}

async function readPage({ db }: Parts, filter: MarketplaceFilter) {
  const {
    search = '',
    sortBy = 'rating',
    page = 1,
    limit = marketplaceLimits.page.default,
    ...narrowed
  } = filter;
  const read = async (searched: string) => {
    const asked: Asked = { ...narrowed, sortBy, words: searched ? wordsQuery(everybody, searched) : null };
    const offset = (page - 1) * limit;
    const rows = await listShown(db, asked, offset, limit);
    const isLast = rows.length < limit && (rows.length > 0 || page === 1);
    const found = isLast ? offset + rows.length : await countShown(db, asked, marketplaceLimits.counted + 1);
    return { rows, pagination: paginationOf({ page, limit, found, most: marketplaceLimits.counted }) };
  };
  const asTyped = await read(search);
  const correctedSearch = search && asTyped.pagination.total === 0 ? await correctSearch(db, search) : null;
  const corrected = correctedSearch ? await read(correctedSearch) : asTyped;
  const isBetter = corrected.pagination.total > 0;
  const { rows, pagination } = isBetter ? corrected : asTyped;
  return {
    studyPlans: rows.map(presentCard),
    pagination,
    correctedSearch: isBetter ? correctedSearch : null,
  };
}
