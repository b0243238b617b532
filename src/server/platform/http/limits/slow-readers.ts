import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How slowly clients may read. */
export interface Reading {
  /** Milliseconds in which a client has to take something of what waits for it. */
  stalledMs: number;
  /** Bytes of answers that may wait for all clients together. */
  waitingBytes: number;
}

export const usualReading: Reading = { stalledMs: 30_000, waitingBytes: 256_000_000 };

/** Answers that are smaller leave the process at once. */
const counted = 65_536;

/**
 * Hangs up on who asks and does not read: on each client that takes nothing for too long, and, when more than enough
 * waits in memory for all of them, on those that have kept it waiting longest. A client that waits for an answer in
 * the making is no such client, however long that takes.
 */
export function cutOffSlowReaders(app: FastifyInstance, { stalledMs, waitingBytes }: Reading): void {
  const waiting = new Map<ServerResponse, number>();
  let total = 0;
  const forget = (response: ServerResponse) => {
    total -= waiting.get(response) ?? 0;
    waiting.delete(response);
  };

  // Node's own: a socket that neither sends nor takes anything. Without a listener on the answer it would hang up.
  app.server.timeout = stalledMs;
  app.addHook('onRequest', async (_request, { raw }) => {
    raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });

  // Before the answer is compressed, of which little waits at a time while all of it stands in memory.
  app.addHook('onSend', async (_request, { raw }, payload) => {
    const bytes =
      typeof payload === 'string' ? payload.length : Buffer.isBuffer(payload) ? payload.byteLength : 0;
    if (bytes < counted || raw.closed) return;
    waiting.set(raw, bytes);
    total += bytes;
    raw.once('close', () => forget(raw));
    for (const [longest] of waiting) {
      if (total <= waitingBytes || longest === raw) break;
      forget(longest);
      longest.destroy();
    }
  });
}
