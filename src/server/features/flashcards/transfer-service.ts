import { setImmediate } from 'node:timers/promises';
import { getStanding } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { concurrencyLimiter } from '#server/platform/documents/concurrency-limiter.ts';
import { inPrivateFolder } from '#server/platform/documents/private-folder.ts';
import { ResourceLimitError, runInWorker } from '#server/platform/documents/run-in-worker.ts';
import { runInSandbox, type SandboxBounds } from '#server/platform/documents/sandbox.ts';
import { CodedError, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type ExportFormat,
  type ImportInput,
  type ImportPreview,
  type ImportResult,
  importNames,
  type PreviewInput,
} from '#shared/contracts/flashcard-transfer.ts';
import type { CreateFlashcard } from '#shared/contracts/flashcards.ts';
import type { UploadedFile } from '#shared/contracts/uploaded-file.schemas.ts';
import { quotaOf } from '#shared/rules/quotas.ts';
import { fileExtension } from '#shared/rules/text/file-extension.ts';
import { totalsOf } from './card-counts.ts';
import { cardTotals, keepCards, requireCardRoom } from './service.ts';
import type { Reading, ReadingTask } from './transfer/read-file.ts';
import type { WritingTask } from './transfer/write-worker.ts';
import { listCardTexts, listExportCards } from './transfer-queries.ts';

/** 100,000 notes take about 5 s of a processor. */
const boundsFor = ({ role }: SignedIn): SandboxBounds => ({
  cpuMs: role === 'user_test' ? 5000 : 20_000,
  timeoutMs: 40_000,
  memoryMb: 1024,
});

/** Files are read and written in processes and threads that take much memory: few at a time. */
const limited = concurrencyLimiter({ atOnce: 2, waiting: 10 });

function formatOf(name: string): { extension: string; format: ReadingTask['format'] } {
  const extension = fileExtension(name);
  if ((importNames.package as readonly string[]).includes(extension)) return { extension, format: 'package' };
  if ((importNames.text as readonly string[]).includes(extension)) return { extension, format: 'text' };
  throw unprocessable('flashcards.file_unknown');
}

async function read(
  { log }: Services,
  student: SignedIn,
  file: UploadedFile,
  given: Omit<ReadingTask, 'format'>,
): Promise<Exclude<Reading, { problem: unknown }>> {
  const { extension, format } = formatOf(file.name);
  const task: ReadingTask = { ...given, format };
  const module = new URL('./transfer/read-worker.ts', import.meta.url);
  const reading = await limited(
    student.userId,
    () => runInSandbox<Reading>(module, task, file.path, boundsFor(student)),
    student.role === 'user_test',
  ).catch((error: unknown) => {
    if (error instanceof CodedError) throw error;
    // A stranger's file that breaks the reader, its time or its memory is the file's fault, but worth a look.
    log.warn({ err: error }, 'unreadable flashcard file');
    throw unprocessable(
      error instanceof ResourceLimitError ? 'flashcards.file_too_heavy' : 'flashcards.file_broken',
    );
  });
  if ('problem' in reading)
    throw unprocessable(reading.problem.code, { extension, ...reading.problem.params });
  return reading;
}

/** What a file would bring; keeps nothing. Throws the `flashcards.file_…` codes (422). */
export async function previewImport(
  services: Services,
  student: SignedIn,
  { file, separator, columns }: PreviewInput,
): Promise<ImportPreview> {
  const own = await listCardTexts(services.db, student.userId);
  const reading = await read(services, student, file, { choices: { separator, columns }, wanted: null, own });
  if (!('preview' in reading)) throw new Error('The reader answered no preview.');
  const [{ cards: kept }, standing] = await Promise.all([
    cardTotals(services, student.userId),
    getStanding(services, student.userId),
  ]);
  return { ...reading.preview, kept, most: quotaOf('flashcards', standing) };
}

/**
 * Makes the cards of a file. Throws the `flashcards.file_…` codes and `flashcards.subject_missing` (422), and the
 * `quotas` codes (403) when the account has no room for all of them.
 */
export async function importFlashcards(
  services: Services,
  student: SignedIn,
  { file, separator, columns, deck, subject, duplicates }: ImportInput,
): Promise<ImportResult> {
  const own = await listCardTexts(services.db, student.userId);
  const wanted = { deck, subject, duplicates };
  const reading = await read(services, student, file, { choices: { separator, columns }, wanted, own });
  if (!('cards' in reading)) throw new Error('The reader answered no cards.');
  // To take the answer over, to add it up and to keep its first cards are three pieces of work, with others in between:
  // the first immediate still comes before what has arrived meanwhile, the second after it.
  await setImmediate();
  await setImmediate();
  const totals = totalsOf(reading.cards);
  await setImmediate();
  await requireCardRoom(services, student, totals);
  await keepInSlices(services, student, reading.cards);
  return { imported: reading.cards.length, decks: countByDeck(reading.cards), ...reading.report };
}

/** Cards of one transaction: some tens of milliseconds of the embedded database. */
const cardsAtOnce = 200;

/**
 * The embedded database serves nobody else during a transaction, and its promises never let the event loop go round: a
 * huge file takes many, with a pause after each. When one fails, those before it stay, and the file can simply be
 * imported again: what is there is skipped.
 */
async function keepInSlices(services: Services, student: SignedIn, cards: CreateFlashcard[]): Promise<void> {
  const now = services.clock.now().getTime();
  for (let from = 0; from < cards.length; from += cardsAtOnce) {
    // Cards of a batch are a millisecond apart, and these are one batch.
    const clock = { now: () => new Date(now + from) };
    await keepCards({ ...services, clock }, student, cards.slice(from, from + cardsAtOnce));
    await setImmediate();
  }
}

function countByDeck(cards: readonly CreateFlashcard[]): ImportResult['decks'] {
  const counts = new Map<string, number>();
  for (const { deck } of cards) counts.set(deck, (counts.get(deck) ?? 0) + 1);
  return [...counts]
    .map(([deck, count]) => ({ deck, count }))
    .sort((one, other) => one.deck.localeCompare(other.deck, 'pt-BR'));
}

/** The cards of a deck, of a folder, or all, as a file. Throws `flashcards.nothing_to_export` (422). */
export async function exportFlashcards(
  { db, clock }: Services,
  { userId }: SignedIn,
  format: ExportFormat,
  deck: string | undefined,
): Promise<Buffer> {
  const cards = await listExportCards(db, userId, deck);
  if (cards.length === 0) throw unprocessable('flashcards.nothing_to_export');
  const module = new URL('./transfer/write-worker.ts', import.meta.url);
  const file = await limited(userId, () =>
    inPrivateFolder((scratch) => {
      const task: WritingTask = { format, cards, scratch, now: clock.now() };
      return runInWorker<Uint8Array>(module, task, { timeoutMs: 25_000, memoryMb: 512 });
    }),
  );
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
}
