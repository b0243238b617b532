import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { CodedError } from '../../errors.ts';

/** How slowly a client may send. */
export interface Pace {
  /** Milliseconds for any body but a file. */
  bodyMs: number;
  /** Of the slowest line on which a file still arrives. */
  bitsPerSecond: number;
}

export const usualPace: Pace = { bodyMs: 30_000, bitsPerSecond: 1_000_000 };

/** Milliseconds for a form with a file of `bytes`. */
export const fileTime = ({ bodyMs, bitsPerSecond }: Pace, bytes: number): number =>
  bodyMs + Math.ceil((bytes * 8 * 1000) / bitsPerSecond);

/** Milliseconds for a whole request: Node's own bound, one for all routes, above those of the scopes. */
export const requestMs = 300_000;

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Hangs up on who takes longer than `withinMs` to send a body to the routes of `scope`, with a 408 unless there was
 * an answer already. A scope inside it may allow more, to those whom its hooks let that far.
 */
export function limitBodyTime(scope: FastifyInstance, withinMs: number): void {
  scope.addHook('onRequest', async ({ raw }, reply) => {
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (!hasBody) return;
    clearTimeout(deadlines.get(raw));
    const deadline = setTimeout(() => {
      // Of a request that came over no connection only the second is known.
      if (raw.complete || raw.readableEnded) return;
      if (reply.sent) raw.destroy();
      else reply.header('connection', 'close').send(new CodedError(408, 'common.too_slow'));
    }, withinMs).unref();
    deadlines.set(raw, deadline);
    raw.once('close', () => clearTimeout(deadline));
  });
}
