import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import type { Notice } from '#server/language/syllabus/notice.ts';
import { readProgramme } from '#server/language/syllabus/read-programme.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { concurrencyLimiter } from '#server/platform/documents/concurrency-limiter.ts';
import { inPrivateFolder } from '#server/platform/documents/private-folder.ts';
import { CodedError, notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { type Reading, syllabusLimits } from '#shared/contracts/syllabi.ts';
import { UploadedFile } from '#shared/contracts/uploaded-file.schemas.ts';
import { messageOf } from '#shared/messages.ts';
import { correctDraft } from './correct-service.ts';
import {
  countRunning,
  deleteOldReadings,
  findReading,
  findReadingState,
  insertReading,
  updateReading,
} from './reading-queries.ts';

export const pastedName = 'Texto colado';
const hourMs = 3_600_000;
/** A reading says that it goes on at least this often; without it for three times as long, its process is gone. */
const seenEveryMs = 10_000;

/** Two at once in a process, and of one student one after the other. */
const limited = concurrencyLimiter({ atOnce: 2, waiting: 40 });
const atOnceEach = 2;

interface Given {
  file?: UploadedFile | undefined;
  text: string;
}

/**
 * Starts reading a programme and answers the reading's id; `getReading` says how far it is. The file is copied, read
 * and deleted in this process: a reading whose process dies has failed. Throws `nothing_to_read` (422), and
 * `common.queue_full` (429) while two of the student's go on.
 */
export async function startReading(
  services: Services,
  student: SignedIn,
  given: Given,
): Promise<{ id: string }> {
  const { file, text } = given;
  if (!file && text === '') throw unprocessable('syllabi.nothing_to_read');
  const { userId } = student;
  const now = services.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  if ((await countRunning(services.db, userId, ago(3 * seenEveryMs))) >= atOnceEach)
    throw new CodedError(429, 'common.queue_full');
  const id = uuidv7();
  const { promise: started, resolve, reject } = Promise.withResolvers<void>();
  inPrivateFolder(async (folder) => {
    const kept = await keep(folder, given);
    const reading = {
      userId,
      id,
      status: 'processing',
      step: 'reading',
      seenAt: now,
      createdAt: now,
    } as const;
    const sourceName = file?.name.slice(0, syllabusLimits.name) || pastedName;
    await insertReading(services.db, { ...reading, sourceName }, ago(syllabusLimits.readingHours * hourMs));
    resolve();
    await finishReading(services, student, id, kept);
  }).catch((error) => {
    services.log.error({ err: error }, 'reading of a syllabus');
    reject(error);
  });
  await started;
  return { id };
}

/** The upload goes with the answer to its request. */
async function keep(folder: string, { file, text }: Given): Promise<UploadedFile> {
  const path = join(folder, 'file');
  if (!file) {
    await writeFile(path, text, { mode: 0o600 });
    return new UploadedFile(path, `${pastedName}.txt`, Buffer.byteLength(text));
  }
  await copyFile(file.path, path);
  return new UploadedFile(path, file.name, file.size);
}

async function finishReading(
  services: Services,
  student: SignedIn,
  id: string,
  file: UploadedFile,
): Promise<void> {
  const { userId } = student;
  const update = (changes: Parameters<typeof updateReading>[3]) =>
    updateReading(services.db, userId, id, { ...changes, seenAt: services.clock.now() });
  const seen = setInterval(() => update({}).catch(() => {}), seenEveryMs);
  seen.unref();
  try {
    const draft = await limited(
      userId,
      () =>
        readProgramme(services, student, file, {
          onPage: (done, total) => void update({ step: 'scanning', done, total }).catch(() => {}),
          onRead: () => update({ step: 'understanding' }),
        }),
      student.role === 'user_test',
    );
    const { notice, check } = await correctDraft(services, student, draft);
    await update({ step: 'saving' });
    const found = { ...foundIn(notice), check };
    const { pages, doubts } = draft;
    await update({ status: 'completed', found, notice, pages, doubts });
  } catch (error) {
    if (!(error instanceof CodedError)) services.log.error({ err: error }, 'reading of a syllabus');
    const message = error instanceof CodedError ? error.message : messageOf('syllabi.reading_failed');
    await update({ status: 'failed', message });
  } finally {
    clearInterval(seen);
  }
}

/** Of those that have none below them, as a syllabus counts its topics. */
const countLeaves = (topics: Notice['posts'][number]['disciplines'][number]['topics']): number =>
  topics.reduce((sum, { children }) => sum + (children.length === 0 ? 1 : countLeaves(children)), 0);

const foundIn = ({ posts, examDate, examDates, registration }: Notice) => ({
  posts: posts.map(({ name, disciplines }) => ({
    name,
    disciplines: disciplines.length,
    topics: disciplines.reduce((sum, { topics }) => sum + countLeaves(topics), 0),
  })),
  examDate,
  examDates,
  registration,
});

const isGone = (services: Services, seenAt: Date) =>
  services.clock.now().getTime() - seenAt.getTime() > 3 * seenEveryMs;

/** How far a reading is. Throws `reading_not_found` (404). */
export async function getReading(services: Services, { userId }: SignedIn, id: string): Promise<Reading> {
  const state = await findReadingState(services.db, userId, id);
  if (!state) throw notFound('syllabi.reading_not_found');
  const { found, seenAt, ...reading } = state;
  const isLost = reading.status === 'processing' && isGone(services, seenAt);
  return {
    id,
    ...reading,
    ...(isLost && { status: 'failed', message: messageOf('syllabi.reading_failed') }),
    posts: found?.posts ?? [],
    examDate: found?.examDate ?? null,
    examDates: found?.examDates ?? [],
    registration: found?.registration ?? null,
    check: found?.check ?? null,
  };
}

/** What a reading that has ended found. Throws `reading_not_found` (404) and `reading_running` (422). */
export async function takeReading(services: Services, userId: string, id: string) {
  const reading = await findReading(services.db, userId, id);
  if (!reading || reading.status === 'failed') throw notFound('syllabi.reading_not_found');
  const { notice, pages, doubts, sourceName, seenAt } = reading;
  if (!notice || !pages)
    throw isGone(services, seenAt)
      ? notFound('syllabi.reading_not_found')
      : unprocessable('syllabi.reading_running');
  return { notice, pages, doubts: doubts ?? [], sourceName };
}

/** Deletes readings that nobody waits for any more. */
export const sweepReadings = ({ db, clock }: Services): Promise<void> =>
  deleteOldReadings(db, new Date(clock.now().getTime() - syllabusLimits.readingHours * hourMs));
