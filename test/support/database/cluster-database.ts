import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { distribute } from '#server/platform/database/cluster/distribute.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { prepareDatabase } from './prepare-database.ts';

const prefix = 'orbita_test_';

interface Node {
  host: string;
  port: number;
  isWorker: boolean;
}

function addressOf(citusUrl: string, { host, port }: Pick<Node, 'host' | 'port'>, database: string): string {
  const url = new URL(citusUrl);
  url.hostname = host;
  url.port = String(port);
  url.pathname = `/${database}`;
  return url.href;
}

async function withConnection<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** The machines of the cluster whose coordinator has the database of `citusUrl`, in which the extension stands. */
const nodesOf = (citusUrl: string) =>
  withConnection(
    citusUrl,
    (sql) => sql<Node[]>`
      select nodename as host, nodeport as port, groupid <> 0 as "isWorker" from pg_dist_node
      where noderole = 'primary' and isactive order by groupid`,
  );

/** A migrated database that is spread over the cluster; few shards, since each is a table more to empty after a test. */
export async function createClusterDatabase(citusUrl: string): Promise<string> {
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
  const nodes = await nodesOf(citusUrl);
  for (const node of nodes) {
    await withConnection(addressOf(citusUrl, node, 'postgres'), (sql) =>
      sql.unsafe(`create database ${name}`),
    );
    await withConnection(addressOf(citusUrl, node, name), (sql) => sql.unsafe('create extension citus'));
  }
  const [coordinator, ...workers] = [...nodes].sort(
    (one, other) => Number(one.isWorker) - Number(other.isWorker),
  );
  if (!coordinator) throw new Error('CITUS_URL names a database without nodes.');
  const url = addressOf(citusUrl, coordinator, name);
  await withConnection(url, async (sql) => {
    await sql.unsafe(`alter database ${name} set citus.shard_count to 2`);
    await sql`select citus_set_coordinator_host(${coordinator.host}, ${coordinator.port})`;
    for (const { host, port } of workers) await sql`select citus_add_node(${host}, ${port})`;
  });
  const database = await openDatabase({ databaseUrl: url, connectSeconds: 30, dataDir: '' });
  await prepareDatabase(database, url);
  await distribute(database, false);
  await database.close();
  return url;
}

/** Drops what tests have made, on every machine. */
export async function dropClusterDatabases(citusUrl: string): Promise<void> {
  for (const node of await nodesOf(citusUrl))
    await withConnection(addressOf(citusUrl, node, 'postgres'), async (sql) => {
      const left = await sql<{ name: string }[]>`
        select datname as name from pg_database where starts_with(datname, ${prefix})`;
      for (const { name } of left) await sql.unsafe(`drop database ${name} with (force)`);
    });
}
