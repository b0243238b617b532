import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openConfiguredDatabase } from '#server/open-services.ts';
import { prepareDataFolder } from '#server/platform/database/data-folder.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { findPendingMigrations } from '#server/platform/database/migrate.ts';
import { isLoopback, type Settings } from '#server/settings.ts';
import { absent, type Check, fails, works } from './checks.ts';

const GB = 1024 ** 3;
/** Below this a week of students may fill the disk. */
const littleSpace = 1 * GB;
const oldestPostgres = 15;
/** Seconds between two clocks from which on tokens and codes go wrong. */
const mostSkew = 5;

/** What `lockDirectory` says of a folder that another process has. */
const inUse = /^Outra Órbita já usa/;

const inGB = (bytes: number) => (bytes / GB).toLocaleString('pt-BR', { maximumFractionDigits: 1 });

const dataFolder = ({ DATA_DIR }: Settings): Check => ({
  name: 'Pasta de dados',
  look: async () => {
    await prepareDataFolder(DATA_DIR);
    const { bavail, bsize } = await statfs(DATA_DIR);
    const free = bavail * bsize;
    const told = `${DATA_DIR}, com ${inGB(free)} GB livres`;
    return free < littleSpace ? fails(`${told}: libere espaço no disco.`) : works(`${told}.`);
  },
});

async function pendingIn({ db }: Database): Promise<string> {
  const [found] = await rowsOf<{ there: boolean }>(
    db,
    sql`select to_regclass('schema_migrations') is not null as there`,
  );
  if (!found?.there) return 'ainda vazio; a partida do servidor cria as tabelas';
  const pending = await findPendingMigrations(db);
  return pending.length === 0
    ? 'nenhuma migração pendente'
    : `${pending.length} por aplicar, o que a partida do servidor faz`;
}

/** Connections that a process keeps for its jobs: four to work with, one that listens. */
const jobConnections = 5;

const database = (settings: Settings): Check => ({
  name: 'Banco de dados',
  look: async () => {
    const { DATABASE_URL, DATA_DIR } = settings;
    if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'database')))
      return works('embutido; a primeira partida do servidor o cria.');
    const opened = await openConfiguredDatabase({ ...settings, DATABASE_POOL: 1 }).catch((error: Error) => {
      if (inUse.test(error.message)) return null;
      throw error;
    });
    if (!opened) return works('embutido, em uso por um servidor que está no ar.');
    try {
      const [server] = await rowsOf<{ version: string; at: string; places: string }>(
        opened.db,
        sql`select current_setting('server_version') as version, extract(epoch from now())::text as at,
          current_setting('max_connections') as places`,
      );
      const version = server?.version ?? '';
      if (Number.parseInt(version, 10) < oldestPostgres)
        return fails(`é PostgreSQL ${version}; use o ${oldestPostgres} ou mais novo.`);
      const skew = Math.abs(Number(server?.at) - Date.now() / 1000);
      if (DATABASE_URL && skew > mostSkew)
        return fails(
          `o relógio dele e o desta máquina diferem em ${Math.round(skew)} s: acerte os dois por NTP.`,
        );
      const asked = (settings.WEB_CONCURRENCY ?? 1) * (settings.DATABASE_POOL + jobConnections);
      if (DATABASE_URL && asked > Number(server?.places))
        return fails(
          `os processos desta máquina abrem até ${asked} conexões, e ele aceita ${server?.places}: aumente max_connections ou diminua DATABASE_POOL.`,
        );
      const kind = DATABASE_URL ? 'PostgreSQL' : 'embutido, PostgreSQL';
      return works(`${kind} ${version}; ${await pendingIn(opened)}.`);
    } finally {
      await opened.close();
    }
  },
});

/** `built` is the file that a build of the client ends with. */
const client = (built: string): Check => ({
  name: 'Cliente web',
  look: async () =>
    existsSync(built) ? works('construído.') : fails('não foi construído: rode npm run build.'),
});

const address = ({ APP_URL, HOST, TRUST_PROXY, DATABASE_URL, SMTP_URL }: Settings): Check => ({
  name: 'Endereço',
  look: async () => {
    const isLocal = isLoopback(APP_URL);
    if (isLocal && (TRUST_PROXY || DATABASE_URL || SMTP_URL))
      return fails(`APP_URL é ${APP_URL}: ponha o endereço que os estudantes abrem, que vai nos emails.`);
    if (isLocal) return works(`${APP_URL}, só para esta máquina.`);
    if (APP_URL.startsWith('http:'))
      return fails(`${APP_URL} não é https: senhas viajariam às claras. Ponha um proxy com TLS na frente.`);
    if (!TRUST_PROXY)
      return fails(
        'https vem de um proxy, e TRUST_PROXY está off: os limites de tentativas contariam todos como um. Use TRUST_PROXY=1.',
      );
    if (typeof TRUST_PROXY === 'number' && !isLoopback(`http://${HOST}`))
      return works(`${APP_URL}. Cuide para que só o proxy alcance ${HOST}: ele diz quem é quem.`);
    return works(`${APP_URL}, atrás de proxy.`);
  },
});

/** What is on this machine, or is the database. */
export const ownParts = (settings: Settings, built: string): Check[] => [
  dataFolder(settings),
  database(settings),
  client(built),
  address(settings),
  {
    name: 'Métricas',
    look: async () => {
      const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = settings;
      if (METRICS_PORT) return works(`em http://${METRICS_HOST}:${METRICS_PORT}/metrics.`);
      return METRICS_TOKEN ? works('em /metrics, com METRICS_TOKEN.') : absent('METRICS_PORT as liga.');
    },
  },
];
