import type { FastifyError, FastifyInstance } from 'fastify';
import { type ErrorCode, messageOf } from '#shared/messages.ts';
import { isAway } from '../database/away.ts';
import { CodedError } from '../errors.ts';

const codesByStatus: Record<number, ErrorCode> = {
  404: 'common.not_found',
  413: 'common.too_large',
  415: 'common.unsupported_media_type',
  503: 'common.unavailable',
};

/** Seconds after which it is worth asking again. */
export const retryAfter = 2;

/** What a student reads of a fault of ours: who asks for help can say which request it was. */
export const internalSentence = (requestId: string): string =>
  `${messageOf('common.internal')} (código ${requestId})`;

/**
 * The one place where an error becomes an answer: `{ message, code, errors? }`, with the `requestId` that the log has
 * where the fault is ours, and never a stack or a path.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | CodedError, request, reply) => {
    if (error instanceof CodedError) {
      const { status, code, message, errors } = error;
      if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
      const told = status >= 500 && { requestId: request.id };
      return reply.code(status).send({ message, code, ...(errors && { errors }), ...told });
    }
    // A client that hangs up while sending has a status already, and the code of a lost connection.
    const away = error.statusCode === undefined && isAway(error);
    if (away) request.log.error({ err: error }, 'database away');
    const status = away ? 503 : (error.statusCode ?? 500);
    if (status === 503) reply.header('retry-after', retryAfter);
    if (status < 500 || status === 503) {
      const code = codesByStatus[status] ?? 'common.malformed';
      const told = status === 503 && { requestId: request.id };
      return reply.code(status).send({ message: messageOf(code), code, ...told });
    }
    request.log.error({ err: error }, 'request failed');
    const message = internalSentence(request.id);
    return reply.code(500).send({ message, code: 'common.internal', requestId: request.id });
  });
}
