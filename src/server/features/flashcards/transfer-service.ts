import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inPrivateFolder } from '#server/platform/documents/private-folder.ts';
import { runInWorker, TooMuchError } from '#server/platform/documents/run-in-worker.ts';
import { takingTurns } from '#server/platform/documents/taking-turns.ts';
import { CodedError, unprocessable } from '#server/platform/errors.ts';
import type { Parts } from '#server/platform/parts.ts';
import type {
  ExportFormat,
  ImportInput,
  ImportPreview,
  ImportResult,
  PreviewInput,
} from '#shared/contracts/flashcard-transfer.ts';
import type { CreateFlashcard } from '#shared/contracts/flashcards.ts';
import { createFlashcards } from './service.ts';
import type { Reading, ReadingTask } from './transfer/read-file.ts';
import type { WritingTask } from './transfer/write-worker.ts';
import { listCardTexts, listExportCards } from './transfer-queries.ts';

const bounds = { timeoutMs: 25_000, memoryMb: 512 };

/** What is unpacked lies outside of the heap that a worker's limit bounds: few at a time. */
const inTurn = takingTurns({ atOnce: 2, waiting: 10 });

const inWorker = <T>(name: 'read' | 'write', task: (scratch: string) => object): Promise<T> =>
  inTurn(() =>
    inPrivateFolder((scratch) =>
      runInWorker<T>(new URL(`./transfer/${name}-worker.ts`, import.meta.url), task(scratch), bounds),
    ),
  );

async function read(
  { log }: Parts,
  task: Omit<ReadingTask, 'scratch'>,
): Promise<Exclude<Reading, { problem: unknown }>> {
  const reading = await inWorker<Reading>('read', (scratch) => ({ ...task, scratch })).catch(
    (error: unknown) => {
      if (error instanceof CodedError) throw error;
      // A stranger's file that breaks the reader, its time or its memory is the file's fault, but worth a look.
      log.warn({ err: error }, 'unreadable flashcard file');
      throw unprocessable(
        error instanceof TooMuchError ? 'flashcards.file_too_heavy' : 'flashcards.file_broken',
      );
    },
  );
  if ('problem' in reading) throw unprocessable(reading.problem.code, reading.problem.params);
  return reading;
}

/** What a file would bring; keeps nothing. Throws the `flashcards.file_…` codes (422). */
export async function previewImport(
  parts: Parts,
  { userId }: SignedIn,
  { file, separator, columns }: PreviewInput,
): Promise<ImportPreview> {
  const own = await listCardTexts(parts.db, userId);
  const reading = await read(parts, { file, choices: { separator, columns }, wanted: null, own });
  if (!('preview' in reading)) throw new Error('The reader answered no preview.');
  return reading.preview;
}

/** Makes the cards of a file. Throws the `flashcards.file_…` codes and `flashcards.subject_missing` (422). */
export async function importFlashcards(
  parts: Parts,
  student: SignedIn,
  { file, separator, columns, deck, subject, duplicates }: ImportInput,
): Promise<ImportResult> {
  const own = await listCardTexts(parts.db, student.userId);
  const wanted = { deck, subject, duplicates };
  const reading = await read(parts, { file, choices: { separator, columns }, wanted, own });
  if (!('cards' in reading)) throw new Error('The reader answered no cards.');
  await createInSlices(parts, student, reading.cards);
  return { imported: reading.cards.length, decks: countByDeck(reading.cards), ...reading.report };
}

const cardsAtOnce = 5000;

/**
 * The embedded database serves nobody else during a transaction: a huge file takes several. When one fails, those
 * before it stay, and the file can simply be imported again: what is there is skipped.
 */
async function createInSlices(parts: Parts, student: SignedIn, cards: CreateFlashcard[]): Promise<void> {
  const now = parts.clock.now().getTime();
  for (let from = 0; from < cards.length; from += cardsAtOnce) {
    // Cards of a batch are a millisecond apart, and these are one batch.
    const clock = { now: () => new Date(now + from) };
    await createFlashcards({ ...parts, clock }, student, cards.slice(from, from + cardsAtOnce));
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
  { db, clock }: Parts,
  { userId }: SignedIn,
  format: ExportFormat,
  deck: string | undefined,
): Promise<Buffer> {
  const cards = await listExportCards(db, userId, deck);
  if (cards.length === 0) throw unprocessable('flashcards.nothing_to_export');
  const file = await inWorker<Uint8Array>(
    'write',
    (scratch): WritingTask => ({ format, cards, scratch, now: clock.now() }),
  );
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
}
