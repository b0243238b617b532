import { connect, type Socket } from 'node:net';

/** Seconds from a call of the database that failed to the next: the driver's own grow to twenty. */
export const pauseSeconds = 0.1;

interface Addresses {
  host: string[];
  port: number[];
  /** Of a Unix socket. */
  path?: string | false;
}

/**
 * How the driver calls PostgreSQL. Left to itself it calls again at once, and for ever, where a proxy takes the call
 * and hangs up; here that is a failed call like any other.
 */
export function dialling(): object {
  let calls = 0;
  const socket = ({ host: hosts, port: ports, path }: Addresses): Socket => {
    const turn = calls++ % hosts.length;
    const [host, port] = [hosts[turn], ports[turn] as number];
    const called = path ? connect(path) : connect({ host, port });
    called.once('end', () => {
      if (called.bytesRead === 0)
        called.destroy(Object.assign(new Error('The database hung up.'), { code: 'ECONNRESET' }));
    });
    // The driver checks a certificate against the name it finds here.
    return Object.assign(called, { host, port });
  };
  return { socket };
}

/** Codes of Node.js and of the driver for a call that did not come through, or was cut off. */
const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
]);
/** PostgreSQL's own: connection exceptions, too many of them, being stopped, and not yet started. */
const turnedAway = /^(08...|53300|57P0[1-3])$/;

/** A cluster's, whose coordinator has lost a machine that the statement needs (Citus 13, `remote_transaction.c`). */
const machineLost = /^failure on connection marked as essential/;

const codesOf = (error: unknown): unknown[] =>
  error instanceof Error ? [(error as { code?: unknown }).code, ...codesOf(error.cause)] : [];

/** Whether `error`, or what caused it, says that the database can't be reached just now. */
export const isAway = (error: unknown): boolean =>
  codesOf(error).some((code) => typeof code === 'string' && (lost.has(code) || turnedAway.test(code))) ||
  (error instanceof Error && (machineLost.test(error.message) || isAway(error.cause)));

/** Whether `error`, or what caused it, says that a row of the same key was there already (unique_violation). */
export const isTaken = (error: unknown): boolean => codesOf(error).includes('23505');
