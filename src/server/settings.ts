import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional());

const whole = (message: string, min: number, max: number) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message);

const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `deve ser um endereço que comece com ${protocols.map((name) => `${name}//`).join(' ou ')}`,
  });

/** Whether `address` (a URL) is this very machine. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(address).hostname);

/** An address, or a network in CIDR notation; not the whole of the internet. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits ?? 1) <= (version === 4 ? 32 : 128);
}
const networksIn = (text: string) => text.split(',').map((network) => network.trim());
const hopsIn = (text: string) => (text === 'on' ? 1 : /^[1-9]$/.test(text) ? Number(text) : null);

/** Whose word on a client's address is taken: nobody's, that of so many proxies in a row, or of these networks. */
const trustProxy = z
  .string()
  .transform((text) => text.trim() || 'off')
  .refine((text) => text === 'off' || hopsIn(text) !== null || networksIn(text).every(isNetwork), {
    message:
      'deve ser off, on, um número de proxies, de 1 a 9, ou uma lista de redes, como 10.0.0.0/8, fd00::/8',
  })
  .transform((text) => (text === 'off' ? false : (hopsIn(text) ?? networksIn(text))));

/** So many processes of one machine. */
const processes = z.preprocess(
  (text) => (text === 'auto' ? availableParallelism() : text),
  whole('deve ser auto ou um número de processos, de 1 a 64', 1, 64),
);

const issuer = url('http:', 'https:').refine((text) => text.startsWith('https:') || isLoopback(text), {
  message: 'deve começar com https:// (http:// vale só para a própria máquina)',
});

const backupHours = z
  .string()
  .regex(/^([1-9]\d?|1[0-5]\d|16[0-8])h$/, 'deve ser um número de horas, de 1h a 168h, como 24h')
  .transform((text) => Number.parseInt(text, 10));

const aiAddress = 'deve ser auto, ou um endereço que comece com http:// ou https://';

const settingsSchema = z.object({
  PORT: whole('deve ser um número de porta, de 0 a 65535', 0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((dir) => resolve(dir)),
  APP_URL: optional(url('http:', 'https:').transform((text) => text.replace(/\/+$/, ''))),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'deve ser um nível do pino, como info ou warn',
    )
    .default('info'),
  METRICS_PORT: optional(whole('deve ser um número de porta, de 1 a 65535', 1, 65_535)),
  METRICS_HOST: z.preprocess((text) => text || undefined, z.string().default('127.0.0.1')),
  METRICS_TOKEN: optional(z.string().min(16, 'deve ter pelo menos 16 caracteres')),
  RATE_LIMIT: z.enum(['on', 'off'], 'deve ser on ou off').default('on'),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  DATABASE_POOL: whole('deve ser um número de conexões, de 1 a 200', 1, 200).default(10),
  WEB_CONCURRENCY: optional(processes),
  ROLE: z.enum(['all', 'web', 'jobs'], 'deve ser all, web ou jobs').default('all'),
  REDIS_URL: optional(url('redis:', 'rediss:')),
  JWT_SECRET: optional(z.string().min(32, 'deve ter pelo menos 32 caracteres')),
  REFRESH_GRACE_SECONDS: whole('deve ser um número de segundos, de 0 a 60', 0, 60).default(10),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  MAIL_FROM: optional(z.string().min(3)),
  SUPPORT_EMAIL: optional(z.email('deve ser um endereço de email')),
  EMAIL_CHECK: optional(z.enum(['dns', 'syntax'], 'deve ser dns ou syntax')),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: z.preprocess((text) => text || undefined, issuer.default('https://accounts.google.com')),
  OIDC_ISSUER: optional(issuer),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(z.string().trim().min(1).max(40, 'deve ter no máximo 40 caracteres')),
  AI_BASE_URL: optional(z.union([z.literal('auto'), url('http:', 'https:')], aiAddress)),
  AI_API_KEY: optional(z.string()),
  AI_MODEL: optional(z.string()),
  AI_TOKENS_A_DAY: whole('deve ser um número de tokens, a partir de 0', 0, 1_000_000_000_000).default(
    20_000_000,
  ),
  MERCADOPAGO_ACCESS_TOKEN: optional(z.string()),
  MERCADOPAGO_WEBHOOK_SECRET: optional(z.string()),
  MERCADOPAGO_BASE_URL: optional(url('http:', 'https:').transform((text) => text.replace(/\/+$/, ''))),
  PAYMENTS: optional(z.literal('sandbox', 'só pode ser sandbox')),
  BACKUP_EVERY: optional(backupHours),
  BACKUP_KEEP: whole('deve ser um número de backups, de 1 a 1000', 1, 1000).default(7),
  BACKUP_DIR: optional(z.string().transform((dir) => resolve(dir))),
  REGISTRATION: z.enum(['open', 'invite', 'closed'], 'deve ser open, invite ou closed').default('open'),
  PLANS: z.enum(['on', 'off'], 'deve ser on ou off').default('on'),
});

export type Settings = Omit<
  z.output<typeof settingsSchema>,
  'APP_URL' | 'BACKUP_DIR' | 'EMAIL_CHECK' | 'MAIL_FROM'
> & {
  APP_URL: string;
  BACKUP_DIR: string;
  EMAIL_CHECK: 'dns' | 'syntax';
  MAIL_FROM: string;
};

const addressOf = ({ HOST, PORT }: { HOST: string; PORT: number }) =>
  `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;

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
  if (settings.GOOGLE_CLIENT_ID && !settings.GOOGLE_CLIENT_SECRET)
    throw new Error('Falta a configuração GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT_ID precisa dela.');
  if (settings.GOOGLE_CLIENT_SECRET && !settings.GOOGLE_CLIENT_ID)
    throw new Error('Falta a configuração GOOGLE_CLIENT_ID: GOOGLE_CLIENT_SECRET precisa dela.');
  const oidc = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;
  const missing = oidc.find((name) => !settings[name]);
  if (missing && oidc.some((name) => settings[name]))
    throw new Error(`Falta a configuração ${missing}: um provedor OpenID precisa das quatro OIDC_*.`);
  if (settings.AI_BASE_URL && settings.AI_BASE_URL !== 'auto' && !settings.AI_MODEL)
    throw new Error('Falta a configuração AI_MODEL: AI_BASE_URL precisa de um modelo.');
  const shared = settings.WEB_CONCURRENCY ? 'WEB_CONCURRENCY' : settings.ROLE !== 'all' && 'ROLE';
  if (shared && !settings.DATABASE_URL)
    throw new Error(
      `Falta a configuração DATABASE_URL: ${shared} precisa dela, pois o banco embutido serve a um processo só.`,
    );
  if (settings.WEB_CONCURRENCY && settings.METRICS_TOKEN && !settings.METRICS_PORT)
    throw new Error(
      'Falta a configuração METRICS_PORT: com WEB_CONCURRENCY, o que os processos contam é somado em uma porta própria.',
    );
  const isPaid = settings.MERCADOPAGO_ACCESS_TOKEN ?? settings.MERCADOPAGO_WEBHOOK_SECRET;
  if (isPaid && settings.PAYMENTS)
    throw new Error(
      'A configuração PAYMENTS está errada: o ambiente de teste não funciona junto com as credenciais do Mercado Pago.',
    );
  if (settings.MERCADOPAGO_ACCESS_TOKEN && !settings.MERCADOPAGO_WEBHOOK_SECRET)
    throw new Error(
      'Falta a configuração MERCADOPAGO_WEBHOOK_SECRET: MERCADOPAGO_ACCESS_TOKEN precisa do segredo das notificações.',
    );
  const { APP_URL = addressOf(settings), DATABASE_URL, SMTP_URL, TRUST_PROXY } = settings;
  // Whoever has set these up serves others, and may just have forgotten the address.
  const mayBePublic = !settings.APP_URL && Boolean(DATABASE_URL || SMTP_URL || TRUST_PROXY);
  const isOwnMachine = isLoopback(APP_URL) && !mayBePublic;
  return {
    ...settings,
    APP_URL,
    BACKUP_DIR: settings.BACKUP_DIR ?? join(settings.DATA_DIR, 'backups'),
    PAYMENTS: settings.PAYMENTS ?? (isOwnMachine && !isPaid ? 'sandbox' : undefined),
    EMAIL_CHECK: settings.EMAIL_CHECK ?? (settings.SMTP_URL ? 'dns' : 'syntax'),
    MAIL_FROM: settings.MAIL_FROM ?? 'Órbita <orbita@localhost>',
  };
}

/** Every setting by name, and whether the environment says something of it. Never a value, which may be a secret. */
export const listSettings = (
  env: Record<string, string | undefined> = process.env,
): { name: string; isSet: boolean }[] =>
  Object.keys(settingsSchema.shape).map((name) => ({ name, isSet: Boolean(env[name]) }));
