import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '#server/settings.ts';
import type { ModelProvider } from './ai/model.ts';
import type { OpenIdClient } from './auth/openid.ts';
import type { Passwords } from './auth/passwords.ts';
import type { SignInProvider } from './auth/sign-in-providers.ts';
import type { AccessTokens } from './auth/tokens.ts';
import type { Clock } from './clock.ts';
import type { Database, Db } from './database/database.ts';
import type { EmailCheck } from './email-check.ts';
import type { Jobs } from './jobs.ts';
import type { Mailer } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { PlanFollowers, Publications, StudentLifecycle } from './ports.ts';

/** Everything a feature may need from the outside, made once in `main.ts`; tests put fakes of the outside world in. */
export interface Services {
  settings: Settings;
  database: Database;
  /** The pool of `database`; queries take it or a transaction. */
  db: Db;
  clock: Clock;
  passwords: Passwords;
  tokens: AccessTokens;
  /** Signs the successors of refresh tokens. */
  refreshKey: Uint8Array;
  /** Seals what a browser keeps for the server between two requests. */
  cookieKey: Uint8Array;
  /** Marks the browsers in which a student has signed in. */
  deviceKey: Uint8Array;
  /** Signs the links that end reminders. */
  unsubscribeKey: Uint8Array;
  /** Sign-in with an OpenID provider; null for one that is not configured. */
  signIn: Record<SignInProvider, OpenIdClient | null>;
  mailer: Mailer & { close(): Promise<void> };
  emailCheck: EmailCheck;
  jobs: Jobs;
  /** The connected language model; null when the local engine does the writing. */
  model: ModelProvider | null;
  /** The features that hear what happens to a student. */
  lifecycle: readonly Partial<StudentLifecycle>[];
  publications: Publications;
  planFollowers: PlanFollowers;
  /** Who takes the money; null where nobody is configured to. */
  payments: PaymentProvider | null;
  /** Aborts when the process has little time left to stop: what is being written ends with what is there. */
  closing: AbortSignal;
  log: FastifyBaseLogger;
  /** What is counted for who runs the installation; null when nobody asked for it. */
  metrics: Metrics | null;
}
