import cluster from 'node:cluster';
import { keepWorkers } from './cluster.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { tellPrimary } from './worker-messages.ts';

async function start(): Promise<void> {
  const settings = readSettings();
  const { WEB_CONCURRENCY } = settings;
  if (cluster.isPrimary && WEB_CONCURRENCY) await keepWorkers(settings, WEB_CONCURRENCY);
  else await serve(settings);
}

start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  if (cluster.isWorker) return tellPrimary({ failed: reason }, () => process.exit(1));
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
