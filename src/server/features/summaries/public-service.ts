import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { requiredPage } from '#server/platform/database/page.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { type PublicSummary, type SummaryFilter, summaryLimits } from '#shared/contracts/summaries.ts';
import { presentPublic } from './present.ts';
import { countPublic, findPublic, listPublic } from './public-queries.ts';

/** A page of the public summaries of all students, and how many there are over all pages. */
export async function listPublicSummaries(
  { db }: Services,
  { userId }: SignedIn,
  filter: SummaryFilter,
): Promise<{ data: { summaries: PublicSummary[] }; count: number }> {
  const page = requiredPage(filter, summaryLimits.page.default);
  const rows = await listPublic(db, filter, page);
  const isAll = page.offset === 0 && rows.length < page.limit;
  const count = isAll ? rows.length : await countPublic(db, filter);
  return { data: { summaries: rows.map((row) => presentPublic(row, userId)) }, count };
}

/** Throws `summary_not_found` (404) for one that is not public. */
export async function getPublicSummary(
  { db }: Services,
  { userId }: SignedIn,
  id: string,
): Promise<PublicSummary> {
  const row = await findPublic(db, id);
  if (!row) throw notFound('summaries.summary_not_found');
  return presentPublic(row, userId);
}
