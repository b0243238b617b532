import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#shared/messages.ts';
import { CodedError, malformed } from '../errors.ts';
import { fileTime, limitBodyTime, type Pace } from './body-time.ts';
import { storable } from './validation.ts';

interface UploadRules {
  /** Bytes of the file. */
  fileSize: number;
  pace: Pace;
  tooLarge: ErrorCode;
  /** For a form with two files. */
  tooMany: ErrorCode;
}

/**
 * Lets the routes of `scope` take forms with one file: the body is the form, its fields as text, the file as a buffer
 * and what it is called, unless a field says so, as `<field>Name`. Nothing is written to disk.
 */
export async function acceptUploads(scope: FastifyInstance, rules: UploadRules): Promise<void> {
  const { fileSize, pace } = rules;
  limitBodyTime(scope, fileTime(pace, fileSize));
  await scope.register(multipart, {
    limits: { files: 1, fileSize, fields: 20, parts: 21, fieldSize: 10_000, fieldNameSize: 100 },
  });
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readForm(request, rules);
  });
}

const megabyte = 1024 * 1024;

async function readForm(
  request: FastifyRequest,
  { fileSize, tooLarge, tooMany }: UploadRules,
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        form[part.fieldname] = await part.toBuffer();
        form[`${part.fieldname}Name`] ??= storable(part.filename ?? '');
      } else form[part.fieldname] = storable(String(part.value));
    }
    return form;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE')
      throw new CodedError(413, tooLarge, { limit: fileSize / megabyte });
    if (code === 'FST_FILES_LIMIT') throw new CodedError(413, tooMany);
    request.log.info({ err: error }, 'unreadable form');
    throw malformed('common.malformed');
  }
}
