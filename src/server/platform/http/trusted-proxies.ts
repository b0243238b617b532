import type { FastifyServerOptions } from 'fastify';

/**
 * For Fastify's `trustProxy`: nobody's word on where a client is, that of a number of proxies in a row, counted from
 * the server, or that of proxies in some networks.
 */
export const trustedProxies = (
  proxies: false | number | string[],
): NonNullable<FastifyServerOptions['trustProxy']> =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
