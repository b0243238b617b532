import type { FastifyInstance } from 'fastify';

/** From when `app` begins to close, every answer ends its connection: nobody is refused, and nobody stays. */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
