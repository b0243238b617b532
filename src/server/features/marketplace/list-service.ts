import { VersionedJson } from '#server/platform/http/kept-answers.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type MarketplaceFilter, marketplaceLimits } from '#shared/contracts/marketplace.ts';
import { type Asked, countShown, listShown } from './list-queries.ts';
import { listVersion } from './list-version.ts';
import { paginationOf } from './pagination.ts';
import { presentCard } from './present.ts';
import { readSearch } from './search-service.ts';

/** A page of the published plans that fit. */
export function listMarketplace(parts: Parts, filter: MarketplaceFilter): VersionedJson {
  const key = `marketplace ${JSON.stringify(Object.entries(filter).sort())}`;
  return new VersionedJson(key, listVersion(parts.clock.now()), async () =>
    JSON.stringify({ data: await readPage(parts, filter) }),
  );
}

async function readPage({ db }: Parts, filter: MarketplaceFilter) {
  const { search = '', page = 1, limit = marketplaceLimits.page.default } = filter;
  const { words, corrected } = await readSearch(db, search);
  const asked: Asked = { ...filter, sortBy: filter.sortBy ?? 'rating', words };
  const offset = (page - 1) * limit;
  const rows = await listShown(db, asked, offset, limit);
  const isLast = rows.length < limit && (rows.length > 0 || page === 1);
  const found = isLast ? offset + rows.length : await countShown(db, asked, marketplaceLimits.counted + 1);
  return {
    studyPlans: rows.map(presentCard),
    pagination: paginationOf({ page, limit, found, most: marketplaceLimits.counted }),
    correctedSearch: found > 0 ? corrected : null,
  };
}
