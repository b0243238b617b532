import { join } from 'node:path';
import { publications } from './features/marketplace/plan-publications-service.ts';
import { planFollowers } from './features/syllabi/plan-followers-service.ts';
import { openModel } from './platform/ai/open-model.ts';
import { carryAnnouncements } from './platform/announcements.ts';
import { argon2Passwords } from './platform/auth/passwords.ts';
import { installationSecret } from './platform/auth/secrets.ts';
import { connectProviders } from './platform/auth/sign-in-providers.ts';
import { accessTokens, deriveKey } from './platform/auth/tokens.ts';
import { systemClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { dnsCheck, syntaxCheck } from './platform/email-check.ts';
import { openJobs } from './platform/jobs.ts';
import { openLog } from './platform/log.ts';
import { openMailer } from './platform/mail/mail.ts';
import { withMetrics } from './platform/metrics/measured.ts';
import { openPayments } from './platform/payments/open-payments.ts';
import type { Services } from './platform/services.ts';
import type { Settings } from './settings.ts';
import { studentLifecycle } from './student-lifecycle.ts';

/** How long jobs in hand may take to finish: less than the whole of stopping. */
const jobsStopWithinMs = 7000;

export type OpenServices = Services & {
  /** Ends what a model is still writing: what is there is kept, and the local engine does the rest. */
  hurry(): void;
  /** Waits for jobs in hand and mails on their way, then lets the database go. */
  close(): Promise<void>;
};

/** Opens the installation that `settings` describe, its database brought up to date, without serving or working. */
export async function openServices(settings: Settings): Promise<OpenServices> {
  const database = await openConfiguredDatabase(settings);
  try {
    await migrate(database);
    const closing = new AbortController();
    const services = await makeServices(settings, database, closing.signal);
    const endAnnouncements = carryAnnouncements(settings.REDIS_URL, services.log);
    return {
      ...services,
      hurry: () => closing.abort(new Error('The process is about to end.')),
      close: async () => {
        await services.jobs.stop(jobsStopWithinMs);
        await services.mailer.close();
        endAnnouncements();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens just the database of the installation, as it is. */
export const openConfiguredDatabase = ({ DATABASE_URL, DATABASE_POOL, DATA_DIR }: Settings) =>
  openDatabase({ databaseUrl: DATABASE_URL, pool: DATABASE_POOL, dataDir: DATA_DIR });

async function makeServices(settings: Settings, database: Database, closing: AbortSignal): Promise<Services> {
  const { DATA_DIR, DATABASE_URL } = settings;
  const log = openLog(settings.LOG_LEVEL);
  const secret = await installationSecret(database, DATA_DIR, settings.JWT_SECRET);
  return withMetrics({
    settings,
    database,
    db: database.db,
    clock: systemClock,
    passwords: argon2Passwords(),
    tokens: accessTokens(secret),
    refreshKey: deriveKey(secret, 'refresh token'),
    cookieKey: deriveKey(secret, 'cookie'),
    deviceKey: deriveKey(secret, 'known device'),
    unsubscribeKey: deriveKey(secret, 'unsubscribe'),
    signIn: connectProviders(settings),
    mailer: openMailer({
      smtpUrl: settings.SMTP_URL,
      mailFrom: settings.MAIL_FROM,
      mailFolder: join(DATA_DIR, 'outbox'),
      log,
    }),
    emailCheck: settings.EMAIL_CHECK === 'dns' ? dnsCheck() : syntaxCheck,
    jobs: openJobs(database, DATABASE_URL, log, { works: settings.ROLE !== 'web' }),
    model: await openModel(settings, log),
    lifecycle: studentLifecycle,
    publications,
    planFollowers,
    payments: openPayments({ settings, db: database.db, clock: systemClock, secret }),
    closing,
    log,
    metrics: null,
  });
}
