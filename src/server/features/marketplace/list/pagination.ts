import type { Pagination } from '#shared/contracts/marketplace.ts';

/** Pages of a list of which `found` items were found; beyond `most` they are not counted. */
export function paginationOf({
  page,
  limit,
  found,
  most,
}: {
  page: number;
  limit: number;
  found: number;
  most: number;
}): Pagination {
  const total = Math.min(found, most);
  return { page, limit, pages: Math.ceil(total / limit), total, hasMore: found > most };
}
