import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

const heartbeatMs = 15_000;

/** Whether the client takes an answer as server-sent events. */
export const takesEvents = ({ headers }: FastifyRequest): boolean =>
  /\btext\/event-stream\b/.test(headers.accept ?? '');

/**
 * Answers events as they come, each as JSON (server-sent events of the HTML standard), until `work` is over. A client
 * that goes away ends nothing: what it no longer reads is dropped. For routes that are not compressed.
 */
export function sendEvents<E>(
  reply: FastifyReply,
  work: (send: (event: E) => void) => Promise<void>,
): FastifyReply {
  const stream = new PassThrough();
  stream.on('error', () => {});
  const write = (text: string) => {
    if (!stream.destroyed) stream.write(text);
  };
  // Proxies close what is silent.
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
  void work((event) => write(`data: ${JSON.stringify(event)}\n\n`)).finally(() => {
    clearInterval(heartbeat);
    stream.end();
  });
  return reply
    .type('text/event-stream; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .send(stream);
}
