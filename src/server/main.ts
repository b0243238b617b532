import { join } from 'node:path';
import { buildApp } from './app.ts';
import { accountJobs } from './features/accounts/jobs.ts';
import { studyPlanJobs } from './features/study-plans/jobs.ts';
import { connectModel } from './platform/ai/model.ts';
import { installationSecret } from './platform/auth/secrets.ts';
import { accessTokens, deriveKey } from './platform/auth/tokens.ts';
import { systemClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { dnsCheck, syntaxCheck } from './platform/email-check.ts';
import { openJobs } from './platform/jobs.ts';
import { openLog } from './platform/log.ts';
import { openMailer } from './platform/mail/mail.ts';
import type { Parts } from './platform/parts.ts';
import { readSettings, type Settings } from './settings.ts';

const stopWithinMs = 10_000;

async function makeParts(settings: Settings, database: Database): Promise<Parts> {
  const { DATA_DIR, DATABASE_URL, AI_BASE_URL, AI_API_KEY, AI_MODEL } = settings;
  const log = openLog(settings.LOG_LEVEL);
  const secret = await installationSecret(database, DATA_DIR, settings.JWT_SECRET);
  return {
    settings,
    database,
    db: database.db,
    clock: systemClock,
    tokens: accessTokens(secret),
    refreshKey: deriveKey(secret, 'refresh token'),
    mailer: openMailer({
      smtpUrl: settings.SMTP_URL,
      mailFrom: settings.MAIL_FROM,
      outboxDir: join(DATA_DIR, 'outbox'),
      log,
    }),
    emailCheck: settings.EMAIL_CHECK === 'dns' ? dnsCheck() : syntaxCheck,
    jobs: openJobs(database, DATABASE_URL, log),
    model:
      AI_BASE_URL && AI_MODEL
        ? connectModel({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL })
        : null,
    log,
  };
}

async function start(): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    pool: settings.DATABASE_POOL,
    dataDir: settings.DATA_DIR,
  });
  try {
    await migrate(database);
    const parts = await makeParts(settings, database);
    const app = await buildApp(parts);
    await parts.jobs.start([...accountJobs(parts), ...studyPlanJobs(parts)]);
    await app.listen({ port: settings.PORT, host: settings.HOST });
    process.stdout.write(`Órbita está no ar em ${settings.APP_URL}\n`);

    let stopping = false;
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), stopWithinMs).unref();
      await app.close();
      await parts.jobs.stop(stopWithinMs - 3000);
      await parts.mailer.close();
      await database.close();
      process.exit(0);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    await database.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
