import { resolve } from 'node:path';
import { z } from 'zod';

const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional());

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  });

const settingsSchema = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((dir) => resolve(dir)),
  APP_URL: optional(url('http:', 'https:').transform((text) => text.replace(/\/+$/, ''))),
  TRUST_PROXY: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a pino level')
    .default('info'),
  RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  DATABASE_POOL: z.coerce.number('must be a number of connections').int().min(1).max(200).default(10),
  REDIS_URL: optional(url('redis:', 'rediss:')),
  JWT_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  REFRESH_GRACE_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(60).default(10),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  MAIL_FROM: optional(z.string().min(3)),
  SUPPORT_EMAIL: optional(z.email('must be an e-mail address')),
  EMAIL_CHECK: optional(z.enum(['dns', 'syntax'], 'must be dns or syntax')),
  AI_BASE_URL: optional(url('http:', 'https:')),
  AI_API_KEY: optional(z.string()),
  AI_MODEL: optional(z.string()),
});

export type Settings = Omit<z.output<typeof settingsSchema>, 'APP_URL' | 'EMAIL_CHECK' | 'MAIL_FROM'> & {
  APP_URL: string;
  EMAIL_CHECK: 'dns' | 'syntax';
  MAIL_FROM: string;
};

/**
 * Reads every setting of the installation. Throws an `Error` whose message is one sentence that names the
 * first wrong variable, never its value.
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const read = settingsSchema.safeParse(env);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(
      `The setting ${String(issue?.path[0])} is wrong: it ${issue?.message ?? 'cannot be read'}.`,
    );
  }
  const settings = read.data;
  if (settings.SMTP_URL && !settings.MAIL_FROM)
    throw new Error('The setting MAIL_FROM is missing: SMTP_URL needs a sender.');
  if (settings.AI_BASE_URL && !settings.AI_MODEL)
    throw new Error('The setting AI_MODEL is missing: AI_BASE_URL needs a model.');
  return {
    ...settings,
    APP_URL:
      settings.APP_URL ??
      `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${settings.PORT}`,
    EMAIL_CHECK: settings.EMAIL_CHECK ?? (settings.SMTP_URL ? 'dns' : 'syntax'),
    MAIL_FROM: settings.MAIL_FROM ?? 'Órbita <orbita@localhost>',
  };
}
