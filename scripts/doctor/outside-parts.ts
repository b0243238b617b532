import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import { findLocalModel } from '#server/platform/ai/find-local-model.ts';
import type { Settings } from '#server/settings.ts';
import { absent, type Check, type Finding, fails, works } from './checks.ts';

/** Milliseconds of silence that a part is given up after. */
const timeout = 6000;

const mercadoPago = 'https://api.mercadopago.com';
/** Seconds that the clocks of two machines may differ by. */
const mostSkew = 30;

/** Asks for a JSON document; never with a body, never to change anything. */
async function ask(url: string, token?: string): Promise<{ status: number; body: unknown; at: number }> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeout),
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body, at: Date.parse(response.headers.get('date') ?? '') };
}

/** The address without what may be secret in it. */
const shown = (url: string) => {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
};

/** A check of what `url` names, where it is set. */
const part = (
  name: string,
  url: string | undefined,
  without: string,
  look: (url: string) => Promise<Finding>,
): Check => ({
  name,
  look: async () => (url ? look(url) : absent(without)),
});

const redis = ({ REDIS_URL }: Settings) =>
  part('Redis', REDIS_URL, 'sem REDIS_URL, cada servidor conta as tentativas por si.', async (url) => {
    const client = new Redis(url, {
      lazyConnect: true,
      enableReadyCheck: false,
      connectTimeout: timeout,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    let reason: Error | undefined;
    client.on('error', (error: Error) => {
      reason ??= error;
    });
    try {
      await client.connect();
      await client.ping();
      return works(`responde em ${shown(url)}.`);
    } catch (error) {
      throw reason ?? error;
    } finally {
      client.disconnect();
    }
  });

const mail = ({ SMTP_URL, MAIL_FROM }: Settings) =>
  part('Email', SMTP_URL, 'sem SMTP_URL, os emails viram arquivos em DATA_DIR/outbox.', async (url) => {
    const transport = createTransport({
      url,
      dnsTimeout: timeout,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    });
    try {
      await transport.verify();
      return works(`${shown(url)} aceita a conta; remetente ${MAIL_FROM}.`);
    } finally {
      transport.close();
    }
  });

const model = ({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: Settings) =>
  part('Modelo', AI_BASE_URL, 'sem AI_BASE_URL, o motor local escreve.', async (base) => {
    if (base === 'auto') {
      const found = await findLocalModel(AI_MODEL);
      return found
        ? works(`${found.model}, de ${found.name}, nesta máquina.`)
        : absent('nenhum modelo nesta máquina: o motor local escreve.');
    }
    const { status, body } = await ask(`${base.replace(/\/$/, '')}/models`, AI_API_KEY);
    if (status === 401 || status === 403) return fails('a chave não é aceita: confira AI_API_KEY.');
    if (status !== 200) return fails(`${shown(base)} respondeu ${status}: confira AI_BASE_URL.`);
    const { data } = Object(body) as { data?: { id?: unknown }[] };
    const names = Array.isArray(data) ? data.map(({ id }) => String(id)) : [];
    if (names.length > 0 && !names.includes(AI_MODEL ?? ''))
      return fails(`o provedor não tem ${AI_MODEL}: tem ${names.slice(0, 5).join(', ')}. Confira AI_MODEL.`);
    return works(`${AI_MODEL} em ${shown(base)}.`);
  });

const signIn = (name: string, given: string | undefined, kind: 'GOOGLE' | 'OIDC') =>
  part(name, given, `sem ${kind}_CLIENT_ID, não se entra por aí.`, async (issuer) => {
    const { status, body } = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    if (status !== 200) return fails(`${shown(issuer)} respondeu ${status}: confira ${kind}_ISSUER.`);
    const { issuer: named } = Object(body) as { issuer?: unknown };
    return named === issuer
      ? works(`${shown(issuer)} se apresenta como deve.`)
      : fails(`quem responde se chama ${String(named)}: ponha isso em ${kind}_ISSUER.`);
  });

const google = ({ GOOGLE_CLIENT_ID, GOOGLE_ISSUER }: Settings) =>
  signIn('Entrada com Google', GOOGLE_CLIENT_ID && GOOGLE_ISSUER, 'GOOGLE');
const openId = ({ OIDC_ISSUER, OIDC_NAME }: Settings) =>
  signIn(`Entrada com ${OIDC_NAME ?? 'outro provedor'}`, OIDC_ISSUER, 'OIDC');

const payments = (settings: Settings) => {
  const { MERCADOPAGO_ACCESS_TOKEN: token, MERCADOPAGO_BASE_URL = mercadoPago } = settings;
  const without = settings.PAYMENTS
    ? 'ambiente de teste: ninguém paga nada.'
    : 'sem MERCADOPAGO_ACCESS_TOKEN, nada se vende.';
  return part('Pagamentos', token && MERCADOPAGO_BASE_URL, without, async (base) => {
    const { status } = await ask(`${base}/users/me`, token);
    if (status === 200) return works('o Mercado Pago aceita o token.');
    return fails(`o Mercado Pago respondeu ${status}: confira MERCADOPAGO_ACCESS_TOKEN.`);
  });
};

/** Signatures and tokens of others name the second in which they begin and end. */
const clock = (settings: Settings) => {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER, MERCADOPAGO_ACCESS_TOKEN, AI_BASE_URL } = settings;
  const { MERCADOPAGO_BASE_URL = mercadoPago } = settings;
  const url =
    (GOOGLE_CLIENT_ID && GOOGLE_ISSUER) ||
    (MERCADOPAGO_ACCESS_TOKEN && MERCADOPAGO_BASE_URL) ||
    (AI_BASE_URL === 'auto' ? undefined : AI_BASE_URL);
  return part('Relógio', url, 'nenhum serviço de fora com que comparar.', async (address) => {
    const { at } = await ask(address);
    const seconds = Math.round(Math.abs(at - Date.now()) / 1000);
    if (Number.isNaN(seconds)) return absent(`${shown(address)} não diz que horas são.`);
    return seconds > mostSkew
      ? fails(`difere em ${seconds} s do de ${shown(address)}: acerte-o por NTP.`)
      : works(`anda com o de ${shown(address)}.`);
  });
};

/** What is somebody else's: asked, and left as it is. */
export const outsideParts = (settings: Settings): Check[] =>
  [redis, mail, model, google, openId, payments, clock].map((check) => check(settings));
