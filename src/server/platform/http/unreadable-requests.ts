import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { type ErrorCode, messageOf } from '#shared/messages.ts';

const answers: Record<string, [status: number, code: ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'common.headers_too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'common.too_slow'],
};

/**
 * Answers what was no request to begin with as any other error is answered, and says that the connection ends: a
 * proxy would send the next student's request on it.
 */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = answers[error.code] ?? [400, 'common.malformed'];
  const body = JSON.stringify({ message: messageOf(code), code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
