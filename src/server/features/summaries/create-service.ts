import { v7 as uuidv7 } from 'uuid';
import { holdAuthor } from '#server/features/accounts/standing-service.ts';
import type { SummarySource } from '#server/language/summaries/summary-writer.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { readDocument } from '#server/platform/documents/read-document.ts';
import type { Services } from '#server/platform/services.ts';
import type { CreateSummary, OwnSummary, Summary, SummaryDraft } from '#shared/contracts/summaries.ts';
import { countWords } from '#shared/rules/text/count-words.ts';
import { presentSummary } from './present.ts';
import { savePublic } from './public-queries.ts';
import { insertSummary, type SummaryRow } from './queries.ts';
import { lengthOf, type SummaryRequest } from './request.ts';
import { requireSummaryRoom } from './room-service.ts';
import { requirePublishing } from './service.ts';
import { awaited } from './summary-to-write.ts';
import { writeSummary } from './write-service.ts';

export type NewSummary = Extract<SummaryRequest, { kind: 'create' }>;

/** What is to be summarised: the document when there is one, else the text, else the title. Throws as `readDocument`. */
async function readSource(
  services: Services,
  student: SignedIn,
  { pdf, originalText }: CreateSummary,
): Promise<SummarySource> {
  if (pdf) {
    const { pages, hasPages } = await readDocument(services, student, pdf);
    return { origin: 'document', pages, hasPages };
  }
  if (originalText.trim() === '') return { origin: 'title', pages: [], hasPages: false };
  return { origin: 'text', pages: [originalText], hasPages: false };
}

/** What the student asks for, checked and read. Throws `public_needs_plan` (403) and what `readDocument` throws. */
export async function takeRequest(
  services: Services,
  student: SignedIn,
  input: CreateSummary,
): Promise<{ request: NewSummary; source: SummarySource }> {
  if (input.isPublic) await requirePublishing(services, student.userId);
  const source = await readSource(services, student, input);
  const { title, subject, tags, isPublic } = input;
  return { request: { kind: 'create', title, subject, length: lengthOf(input), tags, isPublic }, source };
}

/** Keeps a summary that was written; the student's own tags go before the engine's. */
export async function keepSummary(
  services: Services,
  userId: string,
  {
    id,
    request,
    source,
    draft,
  }: { id: string; request: NewSummary; source: SummarySource; draft: SummaryDraft },
): Promise<SummaryRow> {
  const now = services.clock.now();
  const row: SummaryRow = {
    userId,
    id,
    title: request.title,
    subject: request.subject,
    summary: draft.summary,
    keyPoints: draft.keyPoints,
    keyPointSources: draft.keyPointSources,
    tags: request.tags.length > 0 ? request.tags : draft.tags,
    isPublic: request.isPublic,
    origin: source.origin,
    pages: source.hasPages ? source.pages.length : null,
    originalWords: draft.wordCount.original,
    summaryWords: draft.wordCount.summary,
    engine: draft.engine,
    fallback: draft.fallback,
    createdAt: now,
    updatedAt: now,
  };
  await insertSummary(services.db, row, source.pages);
  if (row.isPublic) await savePublic(services.db, row, await holdAuthor(services, userId), now);
  return row;
}

/** Writes and keeps a summary. Throws the `quotas` codes (403) and what `takeRequest` and `writeSummary` throw. */
export async function createSummary(
  services: Services,
  student: SignedIn,
  input: CreateSummary,
): Promise<Summary> {
  const { userId } = student;
  const { request, source } = await takeRequest(services, student, input);
  const { title, subject, length } = request;
  const requireIts = (tx: Db, more: readonly string[]) =>
    requireSummaryRoom({ ...services, db: tx }, userId, 1, [...source.pages, ...more]);
  // Known before an engine works, and again when it has.
  await inTransaction(services.db, (tx) => requireIts(tx, []));
  const draft = await writeSummary(services, userId, { source, title, subject, length }, awaited());
  const written = { id: uuidv7(), request, source, draft };
  const row = await inTransaction(services.db, async (tx) => {
    await requireIts(tx, [draft.summary]);
    return keepSummary({ ...services, db: tx }, userId, written);
  });
  return presentSummary(row, source.pages);
}

/** Keeps a summary as it is written. Throws the `quotas` codes (403). */
export async function keepOwnSummary(
  services: Services,
  { userId }: SignedIn,
  { title, subject, summary, tags }: OwnSummary,
): Promise<Summary> {
  const now = services.clock.now();
  const row: SummaryRow = {
    userId,
    id: uuidv7(),
    title,
    subject,
    summary,
    keyPoints: [],
    keyPointSources: [],
    tags,
    isPublic: false,
    origin: 'own',
    pages: null,
    originalWords: 0,
    summaryWords: countWords(summary),
    engine: 'local',
    fallback: null,
    createdAt: now,
    updatedAt: now,
  };
  await inTransaction(services.db, async (tx) => {
    await requireSummaryRoom({ ...services, db: tx }, userId, 1, [summary]);
    await insertSummary(tx, row, []);
  });
  return presentSummary(row);
}
