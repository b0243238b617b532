import cluster from 'node:cluster';
import { readSettings } from './settings.ts';
import { tellPrimary } from './worker-messages.ts';

async function start(): Promise<void> {
  const settings = readSettings();
  const { WEB_CONCURRENCY } = settings;
  // Loaded once it is known what this process does: a wrong setting is told at once, and who only keeps others stays small.
  if (cluster.isPrimary && WEB_CONCURRENCY) {
    const { keepWorkers } = await import('./cluster.ts');
    await keepWorkers(settings, WEB_CONCURRENCY);
  } else {
    const { serve } = await import('./serve.ts');
    await serve(settings);
  }
}

start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  if (cluster.isWorker) return tellPrimary({ failed: reason }, () => process.exit(1));
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
