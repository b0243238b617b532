import { getStanding } from '#server/features/accounts/service.ts';
import { holdAuthor } from '#server/features/accounts/standing-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { pageOf } from '#server/platform/database/page.ts';
import { forbidden, notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type KeyPointSource,
  type Summary,
  type SummaryFilter,
  summaryLimits,
  type UpdateSummary,
} from '#shared/contracts/summaries.ts';
import { countWords } from '#shared/rules/text/count-words.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { presentSummary } from './present.ts';
import { deletePublic, savePublic } from './public-queries.ts';
import {
  countSummaryRows,
  deleteSummaryRow,
  findOriginal,
  findSummary,
  listSubjects,
  listSummaryRows,
  lockSummary,
  type SummaryRow,
  searchSummaryRows,
  updateSummary,
} from './queries.ts';
import { requireSummaryRoom } from './room-service.ts';

async function findSummaries(
  { db }: Services,
  userId: string,
  filter: SummaryFilter,
): Promise<{ rows: SummaryRow[]; count: number }> {
  const page = pageOf(filter, summaryLimits.page.default);
  const { search, subject } = filter;
  if (search) return searchSummaryRows(db, userId, search, subject, page);
  const rows = await listSummaryRows(db, userId, subject, page);
  const isAll = page?.offset === 0 && rows.length < page.limit;
  return { rows, count: isAll ? rows.length : await countSummaryRows(db, userId, subject) };
}

/** Summaries of the list, without their texts, and how many there are over all pages. */
export async function listSummaries(
  services: Services,
  { userId }: SignedIn,
  filter: SummaryFilter,
): Promise<{ data: { summaries: Summary[] }; count: number }> {
  const { rows, count } = await findSummaries(services, userId, filter);
  return { data: { summaries: rows.map((row) => presentSummary(row)) }, count };
}

const collator = new Intl.Collator('pt-BR');

export async function getSubjects({ db }: Services, { userId }: SignedIn) {
  const subjects = await listSubjects(db, userId);
  return subjects.toSorted((one, other) => collator.compare(one.subject, other.subject));
}

export const countSummaries = ({ db }: Services, userId: string): Promise<number> =>
  countSummaryRows(db, userId);

/** Throws `summary_not_found` (404). */
export async function getSummary({ db }: Services, { userId }: SignedIn, id: string): Promise<Summary> {
  const [row, original] = await Promise.all([findSummary(db, userId, id), findOriginal(db, userId, id)]);
  if (!row) throw notFound('summaries.summary_not_found');
  return presentSummary(row, original);
}

/** Throws `public_needs_plan` (403) when the student's plan has no public summaries. */
export async function requirePublishing(services: Services, userId: string): Promise<void> {
  const { tier } = await getStanding(services, userId);
  if (!tierLimits[tier].publicSummaries) throw forbidden('summaries.public_needs_plan');
}

/** Sources of points that are worded as before go with them; a point of the student's own has none. */
function sourcesOf(before: SummaryRow, keyPoints: readonly string[]): (KeyPointSource | null)[] {
  const known = new Map(before.keyPoints.map((point, at) => [point, before.keyPointSources[at] ?? null]));
  return keyPoints.map((point) => known.get(point) ?? null);
}

/** What the changes make of a summary. */
function changed(row: SummaryRow, changes: UpdateSummary, updatedAt: Date): SummaryRow {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const next = { ...row, ...given, updatedAt };
  return {
    ...next,
    // A proposal that is taken says who wrote it.
    fallback: changes.engine ? null : row.fallback,
    keyPointSources:
      changes.keyPointSources?.length === next.keyPoints.length
        ? changes.keyPointSources
        : sourcesOf(row, next.keyPoints),
    summaryWords: countWords(next.summary),
  };
}

/**
 * Changes what a summary says or who may read it; what others read changes with it. Throws `summary_not_found` (404)
 * and `public_needs_plan` and the `quotas` codes (403).
 */
export async function changeSummary(
  services: Services,
  student: SignedIn,
  id: string,
  changes: UpdateSummary,
): Promise<Summary> {
  const { userId } = student;
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    const row = await lockSummary(tx, userId, id);
    if (!row) throw notFound('summaries.summary_not_found');
    const next = changed(row, changes, now);
    if (next.isPublic && !row.isPublic) await requirePublishing(within, userId);
    if (next.summary.length > row.summary.length) await requireSummaryRoom(within, userId, 0, [next.summary]);
    await updateSummary(tx, next);
    if (next.isPublic) await savePublic(tx, next, await holdAuthor(within, userId), now);
    else if (row.isPublic) await deletePublic(tx, id);
  });
  return getSummary(services, student, id);
}

/** Throws `summary_not_found` (404). */
export function deleteSummary({ db }: Services, { userId }: SignedIn, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await deleteSummaryRow(tx, userId, id))) throw notFound('summaries.summary_not_found');
    await deletePublic(tx, id);
  });
}
