import autocannon, { type Client } from 'autocannon';
import { percentile } from './figures.ts';

export const connections = 10;

export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** `calls` from a start of its own for each connection, so that no two are on the same row at the same time. */
const rotated = (calls: readonly Call[], connection: number): Call[] => {
  const start = Math.floor((calls.length * connection) / connections);
  return [...calls.slice(start), ...calls.slice(0, start)];
};

/**
 * Sends `calls` again and again over ten connections, each waiting for its answer before it asks again. Throws
 * unless every answer is a 2xx.
 */
export async function load(origin: string, calls: readonly Call[], seconds: number): Promise<Figures> {
  const times: number[] = [];
  let refused: number | undefined;
  let connection = 0;
  const started = performance.now();
  let last = started;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient: (client: Client) => {
      client.setRequests(rotated(calls, connection++));
      client.on('response', (status: number, _bytes: number, milliseconds: number) => {
        if (status < 200 || status > 299) refused ??= status;
        times.push(milliseconds);
        last = performance.now();
      });
    },
  });
  if (refused || result.errors || result.timeouts || times.length === 0) {
    throw new Error(
      `${calls[0]?.method} ${calls[0]?.path}: resposta ${refused}, ${result.errors} erros, ${times.length} respostas`,
    );
  }
  const sorted = Float64Array.from(times);
  return {
    perSecond: (1000 * times.length) / (last - started),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}
