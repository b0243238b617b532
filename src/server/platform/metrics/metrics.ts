import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the process counts for who runs it, in Prometheus' words; durations in seconds. */
export type Metrics = ReturnType<typeof openMetrics>;

/** Fewer than the library's own, as each costs a series for every route; 0.2 is what an answer may take. */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 5];
/** Of what a model writes, and of background work. */
const workSeconds = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/**
 * A registry of its own for each application. Labels are bounded: routes by their pattern, jobs by their name, nothing
 * that a client or a student writes. `aggregator` says how the processes of one machine are added up.
 */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = <L extends string = never>(
    name: string,
    help: string,
    labelNames: readonly L[] = [],
    aggregator: 'sum' | 'max' = 'max',
  ) => new Gauge({ name, help, labelNames, registers, aggregator });
  return {
    registry,
    requests: new Counter({
      name: 'orbita_http_requests_total',
      help: 'Requests answered, by route pattern, method and status.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'orbita_http_request_seconds',
      help: 'From a request to the end of its answer; event streams left out.',
      labelNames: ['method', 'route'],
      buckets: requestSeconds,
      registers,
    }),
    cachedAnswers: new Counter({
      name: 'orbita_response_cache_total',
      help: 'Answers of which a copy may be kept: found in memory, or made.',
      labelNames: ['result'],
      registers,
    }),
    mails: new Counter({
      name: 'orbita_mails_total',
      help: 'Mails handed to the mail server or the folder: sent or failed.',
      labelNames: ['outcome'],
      registers,
    }),
    modelSeconds: new Histogram({
      name: 'orbita_model_call_seconds',
      help: 'Answers of the language model, by kind and outcome.',
      labelNames: ['kind', 'outcome'],
      buckets: workSeconds,
      registers,
    }),
    modelTokens: new Counter({
      name: 'orbita_model_tokens_total',
      help: 'Tokens that the language model was paid for.',
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'orbita_job_seconds',
      help: 'Tries of background work, by job and outcome.',
      labelNames: ['job', 'outcome'],
      buckets: workSeconds,
      registers,
    }),
    databaseUp: gauge('orbita_database_up', 'Whether the database answered when it was last asked.'),
    poolSize: gauge('orbita_pool_connections_max', 'Connections that the pool may open.', [], 'sum'),
    poolBusy: gauge('orbita_pool_connections_busy', 'Connections at work.', [], 'sum'),
    poolIdle: gauge('orbita_pool_connections_idle', 'Connections that are free.', [], 'sum'),
    poolWaiting: gauge('orbita_pool_waiting', 'Queries and transactions beyond the connections.', [], 'sum'),
    queueWaiting: gauge('orbita_queue_waiting', 'Jobs that are due and not begun.', ['job']),
    queueActive: gauge('orbita_queue_active', 'Jobs at work, in all processes.', ['job']),
    queueOldest: gauge('orbita_queue_oldest_seconds', 'How long the oldest due job has waited.', ['job']),
    liveSessions: gauge('orbita_live_sessions', 'Sessions renewed in the last quarter of an hour.'),
  };
}

/** What ends as `outcome` in the metrics. */
export type Outcome = 'ok' | 'failed';

/** Runs `work`, and tells how it ended and how many seconds it took. */
export async function timed<T>(
  work: () => Promise<T>,
  tell: (outcome: Outcome, seconds: number) => void,
): Promise<T> {
  const began = performance.now();
  const end = (outcome: Outcome) => tell(outcome, (performance.now() - began) / 1000);
  try {
    const result = await work();
    end('ok');
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}
