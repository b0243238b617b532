import cluster from 'node:cluster';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { claimHours } from '#shared/contracts/administration.ts';
import { buildApp } from './app.ts';
import { offerAdministration } from './features/administration/claim/claim-service.ts';
import { everyJob } from './jobs.ts';
import { openServices } from './open-services.ts';
import { listenForMetrics } from './platform/metrics/serve.ts';
import { tellWorkersMetrics } from './platform/metrics/workers.ts';
import { onAir, relievedWithinMs, stopWithinMs } from './serving.ts';
import type { Settings } from './settings.ts';
import { type ToWorker, tellPrimary } from './worker-messages.ts';

/** Milliseconds of a stop. */
interface Patience {
  /** Connections stay open so long, for one more request each. */
  connected: number;
  /** Models that still write then are left, so that what they have written is kept in time. */
  hurry: number;
  /** All of it. */
  end: number;
}

const whenAsked: Patience = { connected: 0, hurry: 5000, end: stopWithinMs };
/** Another process serves already. */
const whenRelieved: Patience = { connected: 2000, hurry: 30_000, end: relievedWithinMs };

/** Serves, works, or both, as `ROLE` says, until the process is asked to stop. Rejects when it can't begin. */
export async function serve(settings: Settings): Promise<void> {
  const services = await openServices(settings);
  let patience = whenAsked;
  try {
    const app = settings.ROLE === 'jobs' ? null : await buildApp(services);
    app?.addHook('preClose', async () => {
      if (patience.connected > 0) {
        // Node's own close of an HTTP server would hang up. Who asks once more is told that the connection ends.
        Server.prototype.close.call(app.server);
        await pause(patience.connected);
      }
      // A connection that was busy when closing began stays open for its next request unless somebody hangs up.
      setInterval(() => app.server.closeIdleConnections(), 100).unref();
    });
    await services.jobs.start(everyJob(services));
    const registry = services.metrics?.registry;
    if (registry && cluster.isWorker) tellWorkersMetrics(registry);
    const endMetrics = await listenForMetrics(settings, cluster.isWorker ? undefined : registry);
    await app?.listen({ port: settings.PORT, host: settings.HOST });
    let ended: Promise<void> | undefined;
    const end = async () => {
      await app?.close();
      await endMetrics();
      await services.close();
      process.exit(0);
    };
    const stop = (how: Patience) => {
      setTimeout(() => process.exit(0), how.end).unref();
      setTimeout(services.hurry, how.hurry).unref();
      if (!ended) patience = how;
      ended ??= end();
    };
    process.on('SIGTERM', () => stop(whenAsked));
    process.on('SIGINT', () => stop(whenAsked));
    // Of many workers the first one: each offer takes the place of the one before.
    const offers = app && (cluster.worker?.id ?? 1) === 1;
    const claim = offers && (await offerAdministration(services));
    if (claim)
      process.stdout.write(
        `Ainda não há quem administre esta instalação. Entre na sua conta e abra, uma vez, em até ${claimHours} h: ${claim}\n`,
      );
    // Whoever reads this may stop it at once.
    if (cluster.isWorker) {
      // A terminal tells all of its processes when it goes; the primary decides what follows.
      process.on('SIGHUP', () => {});
      process.on('message', (message: ToWorker) => 'relieved' in message && stop(whenRelieved));
      tellPrimary({ serves: true });
    } else process.stdout.write(onAir(settings));
  } catch (error) {
    await services.close();
    throw error;
  }
}
