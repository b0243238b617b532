import autocannon, { type Client } from 'autocannon';
import { percentile } from './figures.ts';

export const connections = 10;

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
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

interface LoadOptions {
  connections?: number;
  /** Requests a second in all; as many as are answered, when absent. */
  rate?: number;
  /** Each call is sent once, however long that takes. */
  once?: boolean;
}

/** From times in milliseconds, taken over `seconds`. */
export const figuresOf = (times: readonly number[], seconds: number): Figures => ({
  perSecond: times.length / seconds,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});

/**
 * Sends `calls` again and again over ten connections, each waiting for its answer before it asks again. Every
 * connection starts at another call, so that no two are at the same row together. Throws unless every answer is
 * a 2xx. With `once` every connection sends its own share.
 */
export async function load(
  origin: string,
  calls: readonly Call[],
  seconds: number,
  { connections: count = connections, rate, once = false }: LoadOptions = {},
): Promise<Figures> {
  const times: number[] = [];
  let refused: number | undefined;
  let connection = 0;
  const started = performance.now();
  let last = started;
  const result = await autocannon({
    url: origin,
    connections: count,
    ...(once ? { amount: calls.length - (calls.length % count) } : { duration: seconds }),
    ...(rate && { overallRate: rate }),
    setupClient: (client: Client) => {
      const start = Math.floor((calls.length * connection++) / count);
      client.setRequests([...calls.slice(start), ...calls.slice(0, start)]);
      client.on('response', (status: number, _bytes: number, milliseconds: number) => {
        if (status < 200 || status > 299) refused ??= status;
        times.push(milliseconds);
        last = performance.now();
      });
    },
  });
  if (refused || result.errors || result.timeouts || times.length === 0) {
    const [first] = calls;
    throw new Error(
      `${first?.method} ${first?.path}: ${times.length} respostas, a primeira recusa foi ${refused}, ${result.errors} erros`,
    );
  }
  return figuresOf(times, (last - started) / 1000);
}
