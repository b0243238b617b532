import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { type FastifyInstance, LogController } from 'fastify';
import { inLogContext } from '../log-context.ts';

/** As in `TRUST_PROXY`. */
type Proxies = false | number | string[];

const plain = /^[\w.-]{1,64}$/;

/**
 * Ids of requests: what a trusted proxy calls one in `x-request-id`, where that is short and plain, else a count under
 * a prefix of the process's own, which is unlike any other's and free to make.
 */
function requestIds(proxies: Proxies): (request: IncomingMessage) => string {
  const process = randomBytes(6).toString('base64url');
  const isTrusted = trustedPeers(proxies);
  let count = 0;
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isTaken = typeof given === 'string' && plain.test(given) && isTrusted(socket.remoteAddress ?? '');
    return isTaken ? given : `${process}-${(++count).toString(36)}`;
  };
}

/** Who is believed among those that call the server directly: nobody, anybody (a number of proxies), or some networks. */
function trustedPeers(proxies: Proxies): (address: string) => boolean {
  if (!Array.isArray(proxies)) return () => proxies !== false;
  const networks = new BlockList();
  for (const network of proxies) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    networks.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => address !== '' && networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** For Fastify: how requests are called, in answers and in the log alike. */
export const requestNames = (proxies: Proxies) => ({
  genReqId: requestIds(proxies),
  logController: new LogController({ requestIdLogLabel: 'requestId' }),
});

/** Every answer tells its request's id, and so does whatever is logged on the way to it. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    inLogContext({ requestId: request.id }, done);
  });
  // Reading a body comes back from the connection, which knows nothing of requests.
  app.addHook('preValidation', (request, _reply, done) => inLogContext({ requestId: request.id }, done));
}
