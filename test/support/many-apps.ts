import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { vi } from 'vitest';
import { carryAnnouncements } from '#server/platform/announcements.ts';
import type { Services } from '#server/platform/services.ts';

/** Set by `npm run test:many`: so many applications, and the Redis by which they hear of each other. */
const { TEST_APPS: count = '1', TEST_REDIS: redisUrl } = process.env;
/** What each process counts and bounds by itself is tested where there is one. */
export const isOneApp = count === '1';
/** Within which an announcement has come. */
const heardMs = 20;

export interface ManyApps {
  /** The next one in turn. */
  next(): FastifyInstance;
  /** After what may have changed something: lets the others hear of it. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * `first` and as many more as are asked for on its database, each with modules of its own, as another process has them;
 * what a test has put in the place of a service, all of them have.
 */
export async function openManyApps(
  first: FastifyInstance,
  services: Services,
  secret: string,
  given: Partial<Services> = {},
): Promise<ManyApps> {
  const apps = [first];
  const ends: (() => void)[] = [];
  const log = pino({ level: 'silent' });
  if (redisUrl) ends.push(carryAnnouncements(redisUrl, log));
  while (apps.length < Number(count)) {
    vi.resetModules();
    const { buildApp } = await import('#server/app.ts');
    const { connectProviders } = await import('#server/platform/auth/sign-in-providers.ts');
    const { openPayments } = await import('#server/platform/payments/open-payments.ts');
    const { publications } = await import('#server/features/marketplace/plan-publications-service.ts');
    const { planFollowers } = await import('#server/features/syllabi/plan-followers-service.ts');
    const { studentLifecycle } = await import('#server/student-lifecycle.ts');
    const announcements = await import('#server/platform/announcements.ts');
    ends.push(announcements.carryAnnouncements(redisUrl, log));
    const { settings, db, clock } = services;
    const own = {
      publications,
      planFollowers,
      lifecycle: studentLifecycle,
      signIn: connectProviders(settings),
    };
    const payments = openPayments({ settings, db, clock, secret });
    apps.push(await buildApp({ ...services, ...own, payments, ...given }));
  }
  let turn = 0;
  return {
    next: () => apps[turn++ % apps.length] ?? first,
    settle: async () => {
      if (apps.length > 1) await pause(heardMs);
    },
    close: async () => {
      for (const app of apps) await app.close();
      for (const end of ends) end();
    },
  };
}
