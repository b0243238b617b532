import { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import { hashToken, idsInToken, newSecret, type SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { type DataExport, rightsApi, rightsLimits } from '#shared/contracts/rights.ts';
import { lockStudentRow } from '../plan/plan-queries.ts';
import { holdSession } from '../sessions/access-service.ts';
import {
  type ExportRow,
  findExport,
  readParts,
  replaceExport,
  takeExportLink,
  updateExport,
} from './export-queries.ts';

export const exportJob = 'accounts.export';

export interface ExportJob {
  userId: string;
  exportId: string;
}

const { keptHours, linkMinutes } = rightsLimits.export;
/** A copy that is written for longer has been given up by everybody: its job ends long before. */
const writtenWithinMs = 15 * 60_000;

function presentExport({ status, done, total, size, createdAt }: ExportRow): DataExport {
  const expiresAt = new Date(createdAt.getTime() + keptHours * 3_600_000);
  return {
    status,
    done,
    total,
    size,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Starts a copy of everything of the student's in the place of an earlier one; answers one that is under way. */
export async function startExport(services: Services, { userId }: SignedIn): Promise<DataExport> {
  const { db, clock, jobs } = services;
  const createdAt = clock.now();
  const row = await inTransaction(db, async (tx) => {
    await lockStudentRow(tx, userId);
    const known = await findExport(tx, userId);
    const isUnderWay = known && createdAt.getTime() - known.createdAt.getTime() < writtenWithinMs;
    if (known?.status === 'processing' && isUnderWay) return known;
    const made = await replaceExport(tx, { userId, id: uuidv7(), status: 'processing', createdAt });
    await jobs.enqueue<ExportJob>(tx, exportJob, { userId, exportId: made.id });
    return made;
  });
  return presentExport(row);
}

/** The student's copy; null when there is none, or its day is over. */
export async function getExport({ db, clock }: Services, { userId }: SignedIn): Promise<DataExport | null> {
  const row = await findExport(db, userId);
  if (!row) return null;
  const shown = presentExport(row);
  return Date.parse(shown.expiresAt) > clock.now().getTime() ? shown : null;
}

/**
 * The address that fetches the copy, for one use within an hour. Throws `export_not_ready` (404), and `unauthenticated`
 * (401) when the session has ended.
 */
export async function linkExport(services: Services, student: SignedIn): Promise<string> {
  const { db, clock } = services;
  const { userId } = student;
  const token = `${userId}.${newSecret()}`;
  const tokenExpiresAt = new Date(clock.now().getTime() + linkMinutes * 60_000);
  await inTransaction(db, async (tx) => {
    await holdSession(tx, student);
    const row = await findExport(tx, userId);
    if (row?.status !== 'ready' || !(await getExport({ ...services, db: tx }, student)))
      throw notFound('accounts.export_not_ready');
    await updateExport(tx, row, { tokenHash: hashToken(token), tokenExpiresAt });
  });
  return `/api${rightsApi.downloadExport.path}?token=${token}`;
}

/** The file behind an address, once. Throws `export_link_invalid` (422). */
export async function openExport(
  { db, clock }: Services,
  token: string,
): Promise<{ file: Readable; size: number }> {
  const [userId] = idsInToken(token) ?? [];
  const row = userId && (await takeExportLink(db, { userId, tokenHash: hashToken(token), now: clock.now() }));
  if (!row) throw unprocessable('accounts.export_link_invalid');
  return { file: Readable.from(readParts(db, row.userId)), size: row.size };
}
