import { resolve } from 'node:path';
import { z } from 'zod';

const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional());

const whole = (message: string, min: number, max: number) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message);

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `deve ser um endereço que comece com ${protocols.map((name) => `${name}//`).join(' ou ')}`,
  });

const settingsSchema = z.object({
  PORT: whole('deve ser um número de porta, de 0 a 65535', 0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((dir) => resolve(dir)),
  APP_URL: optional(url('http:', 'https:').transform((text) => text.replace(/\/+$/, ''))),
  TRUST_PROXY: z.enum(['on', 'off'], 'deve ser on ou off').default('off'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'deve ser um nível do pino, como info ou warn',
    )
    .default('info'),
  RATE_LIMIT: z.enum(['on', 'off'], 'deve ser on ou off').default('on'),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  DATABASE_POOL: whole('deve ser um número de conexões, de 1 a 200', 1, 200).default(10),
  REDIS_URL: optional(url('redis:', 'rediss:')),
  JWT_SECRET: optional(z.string().min(32, 'deve ter pelo menos 32 caracteres')),
  REFRESH_GRACE_SECONDS: whole('deve ser um número de segundos, de 0 a 60', 0, 60).default(10),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  MAIL_FROM: optional(z.string().min(3)),
  SUPPORT_EMAIL: optional(z.email('deve ser um endereço de email')),
  EMAIL_CHECK: optional(z.enum(['dns', 'syntax'], 'deve ser dns ou syntax')),
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
      `A configuração ${String(issue?.path[0])} está errada: ${issue?.message ?? 'não pôde ser lida'}.`,
    );
  }
  const settings = read.data;
  if (settings.SMTP_URL && !settings.MAIL_FROM)
    throw new Error('Falta a configuração MAIL_FROM: SMTP_URL precisa de um remetente.');
  if (settings.AI_BASE_URL && !settings.AI_MODEL)
    throw new Error('Falta a configuração AI_MODEL: AI_BASE_URL precisa de um modelo.');
  return {
    ...settings,
    APP_URL:
      settings.APP_URL ??
      `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${settings.PORT}`,
    EMAIL_CHECK: settings.EMAIL_CHECK ?? (settings.SMTP_URL ? 'dns' : 'syntax'),
    MAIL_FROM: settings.MAIL_FROM ?? 'Órbita <orbita@localhost>',
  };
}
