import { claimHours } from '#shared/contracts/administration.ts';
import { buildApp } from './app.ts';
import { offerAdministration } from './features/administration/claim/claim-service.ts';
import { everyJob } from './jobs.ts';
import { openServices } from './open-services.ts';
import { readSettings } from './settings.ts';

const stopWithinMs = 10_000;
/** Models that still write then are left, so that what they have written is kept in time. */
const hurryAfterMs = 5000;

async function start(): Promise<void> {
  const settings = readSettings();
  const services = await openServices(settings);
  try {
    const app = await buildApp(services);
    await services.jobs.start(everyJob(services));
    await app.listen({ port: settings.PORT, host: settings.HOST });
    let stopping = false;
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(0), stopWithinMs).unref();
      setTimeout(services.hurry, hurryAfterMs).unref();
      // A connection that was busy when closing began stays open for its next request unless somebody hangs up.
      const hangUp = setInterval(() => app.server.closeIdleConnections(), 100);
      await app.close();
      clearInterval(hangUp);
      await services.close();
      process.exit(0);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    const claim = await offerAdministration(services);
    if (claim)
      process.stdout.write(
        `Ainda não há quem administre esta instalação. Entre na sua conta e abra, uma vez, em até ${claimHours} h: ${claim}\n`,
      );
    // Whoever reads this may stop it at once.
    process.stdout.write(`Órbita está no ar em ${settings.APP_URL}\n`);
  } catch (error) {
    await services.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
