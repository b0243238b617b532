import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Announced } from './platform/announcements.ts';
import { openLog } from './platform/log.ts';
import { listenForMetrics } from './platform/metrics/serve.ts';
import { metricsOfWorkers } from './platform/metrics/workers.ts';
import { onAir, relievedWithinMs, stopWithinMs } from './serving.ts';
import type { Settings } from './settings.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** A worker that served for less counts as one that can't. */
const steadyMs = 30_000;
const longestPauseMs = 30_000;
/** What a worker gets beyond the time it gives itself. */
const graceMs = 2000;

/** Milliseconds until a worker is replaced, after so many in a row that died at once. */
export const restartPause = (failures: number): number =>
  failures === 0 ? 0 : Math.min(longestPauseMs, 500 * 2 ** failures);

/** One of the places of an installation, and who serves there. */
interface Place {
  worker: Worker | null;
}

/** Without a Redis the workers hear of each other by the process that started them. */
function passOn(from: Worker, message: Announced): void {
  for (const worker of Object.values(cluster.workers ?? {}))
    if (worker && worker !== from && worker.isConnected()) worker.send(message satisfies ToWorker);
}

/** Starts a worker, and resolves with it once it serves. Rejects with its reason when it ends before. */
function startWorker(): Promise<Worker> {
  const worker = cluster.fork();
  return new Promise((resolve, reject) => {
    let reason: string | undefined;
    worker.on('message', (message: FromWorker) => {
      if ('serves' in message) resolve(worker);
      if ('failed' in message) reason = message.failed;
      if ('announced' in message) passOn(worker, message);
    });
    worker.once('exit', (code, signal) => {
      const end = () =>
        reject(new Error(reason ?? `Um processo terminou antes de entrar no ar (${signal ?? code}).`));
      // What it has said last may still be on its way.
      if (worker.isConnected()) worker.once('disconnect', end);
      else end();
    });
  });
}

/** Has a worker end what it is at, and waits for its end. */
async function relieve(worker: Worker | null): Promise<void> {
  if (!worker || worker.isDead()) return;
  const ended = once(worker, 'exit');
  if (worker.isConnected()) worker.send({ relieved: true } satisfies ToWorker);
  const tooLong = setTimeout(() => worker.process.kill('SIGKILL'), relievedWithinMs + graceMs);
  await ended;
  clearTimeout(tooLong);
}

/**
 * Serves with `count` processes behind one port. One that dies is replaced; SIGHUP replaces all, one after the other,
 * and each ends when another serves in its place; SIGTERM and SIGINT end all. Rejects with a worker's reason when the
 * installation can't start.
 */
export async function keepWorkers(settings: Settings, count: number): Promise<void> {
  const log = openLog(settings.LOG_LEVEL);
  let isStopping = false;

  async function endAll(): Promise<void> {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const signal = (name: NodeJS.Signals) => {
      for (const worker of workers) worker.process.kill(name);
    };
    setTimeout(signal, stopWithinMs + graceMs, 'SIGKILL').unref();
    signal('SIGTERM');
    await Promise.all(workers.map((worker) => worker.isDead() || once(worker, 'exit')));
  }

  function keep(place: Place, worker: Worker, failures = 0): void {
    const since = Date.now();
    place.worker = worker;
    worker.once('exit', (code, signal) => {
      if (isStopping || place.worker !== worker) return;
      log.error({ code, signal, pid: worker.process.pid }, 'a process has ended and is replaced');
      const isSteady = Date.now() - since >= steadyMs;
      void replace(place, isSteady ? 0 : failures + 1);
    });
  }

  async function replace(place: Place, failures: number): Promise<void> {
    const { worker } = place;
    await pause(restartPause(failures));
    if (isStopping || place.worker !== worker) return;
    try {
      const next = await startWorker();
      if (place.worker === worker) keep(place, next, failures);
      else await relieve(next);
    } catch (err) {
      log.error({ err }, 'a process could not be replaced');
      await replace(place, failures + 1);
    }
  }

  async function replaceAll(places: readonly Place[]): Promise<void> {
    for (const place of places) {
      if (isStopping) return;
      const next = await startWorker();
      const { worker } = place;
      keep(place, next);
      await relieve(worker);
    }
    log.info('all processes are replaced');
  }

  const stop = async () => {
    if (isStopping) return;
    await endAll();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const places = Array.from({ length: count }, (): Place => ({ worker: null }));
  try {
    await Promise.all(places.map(async (place) => keep(place, await startWorker())));
    await listenForMetrics(settings, metricsOfWorkers());
  } catch (error) {
    if (isStopping) return;
    await endAll();
    throw error;
  }

  let turn = Promise.resolve();
  const restart = () => {
    turn = turn
      .then(() => replaceAll(places))
      .catch((err: unknown) => log.error({ err }, 'the processes before go on'));
  };
  // To whoever runs in a terminal it means that the terminal is gone.
  process.on('SIGHUP', process.stdin.isTTY ? stop : restart);
  process.stdout.write(onAir(settings));
}
