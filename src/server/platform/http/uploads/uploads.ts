import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UploadedFile } from '#shared/contracts/uploaded-file.schemas.ts';
import type { ErrorCode } from '#shared/messages.ts';
import { studentOf } from '../../auth/guard.ts';
import { CodedError, malformed } from '../../errors.ts';
import { fileTime, limitBodyTime, type Pace } from '../limits/body-time.ts';
import { storable } from '../validation.ts';
import type { UploadSlots } from './upload-slots.ts';

interface UploadRules {
  /** Bytes of the file. */
  fileSize: number;
  pace: Pace;
  /** Shared by all scopes of a server. */
  slots: UploadSlots;
  tooLarge: ErrorCode;
  /** For a form with two files. */
  tooMany: ErrorCode;
}

/**
 * Lets the routes of `scope`, where students are signed in, take forms with one file: the body is the form, its fields
 * as text, the file as an `UploadedFile` and what it is called, unless a field says so, as `<field>Name`. The file is
 * written to a private folder as it comes, never held in memory, and is gone with the answer. Throws what
 * `UploadSlots` does before anything of the form is read.
 */
export async function acceptUploads(scope: FastifyInstance, rules: UploadRules): Promise<void> {
  const { fileSize, pace, slots } = rules;
  limitBodyTime(scope, fileTime(pace, fileSize));
  await scope.register(multipart, {
    limits: { files: 1, fileSize, fields: 20, parts: 21, fieldSize: 10_000, fieldNameSize: 100 },
  });
  scope.addHook('onReady', removeLeftFiles);
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    // Whoever has gone while it was asked who they are sends nothing more, and says so to nobody again.
    if (reply.raw.closed || request.raw.destroyed) throw malformed('common.malformed');
    const release = takeSlot(slots, request, reply);
    // Whoever is hung up on while sending may leave the reading of the form without an end.
    reply.raw.once('close', release);
    try {
      request.body = await readForm(request, reply, rules);
    } finally {
      release();
    }
  });
}

function takeSlot(slots: UploadSlots, request: FastifyRequest, reply: FastifyReply): () => void {
  try {
    return slots.take(studentOf(request));
  } catch (error) {
    reply.header('retry-after', retrySeconds);
    throw error;
  }
}

const retrySeconds = 5;
const megabyte = 1024 * 1024;

async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { fileSize, tooLarge, tooMany }: UploadRules,
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const named = form[`${part.fieldname}Name`];
        form[`${part.fieldname}Name`] = named ?? storable(part.filename ?? '');
        form[part.fieldname] = await keepFile(part, String(form[`${part.fieldname}Name`]), reply);
        // Not at the end of the form, which may be far.
        if (part.file.truncated) throw new CodedError(413, tooLarge, { limit: fileSize / megabyte });
      } else form[part.fieldname] = storable(String(part.value));
    }
    return form;
  } catch (error) {
    if (error instanceof CodedError) throw error;
    if ((error as { code?: string }).code === 'FST_FILES_LIMIT') throw new CodedError(413, tooMany);
    request.log.info({ err: error }, 'unreadable form');
    throw malformed('common.malformed');
  }
}

const prefix = 'orbita-upload-';
/** Longer than any request lasts, of whatever process. */
const leftAfterMs = 3_600_000;

const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 3 });

/** What a process had on its way when it died. */
async function removeLeftFiles(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => null);
    // Another user of the machine may have such folders, too.
    if (found && Date.now() - found.mtimeMs > leftAfterMs) await remove(folder).catch(() => {});
  }
}

/** A folder of its own that nobody else can look into; it goes when the answer has gone, or the client has. */
async function keepFile(part: MultipartFile, name: string, reply: FastifyReply): Promise<UploadedFile> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  const removeNow = () => remove(folder).catch((error) => reply.log.warn({ err: error }, 'upload left'));
  if (reply.raw.closed) await removeNow();
  else reply.raw.once('close', removeNow);
  const path = join(folder, 'file');
  const kept = createWriteStream(path, { mode: 0o600 });
  await pipeline(part.file, kept);
  return new UploadedFile(path, name, kept.bytesWritten);
}
