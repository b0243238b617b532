import { PgDialect } from 'drizzle-orm/pg-core';
import type postgres from 'postgres';
import type { Database } from '../database.ts';
import { underMigrationLock } from '../migration-lock.ts';
import { ownerColumns, tablePlacement } from '../placement.ts';
import { parentsFirst, type Table, tablesQuery } from '../table-catalogue.ts';

/** A table that the cluster knows already, as the view `citus_tables` tells it. */
export interface ClusterTable {
  name: string;
  type: string;
  column: string;
  /** Tables of one group lie together, row by row of the same owner. */
  group: number;
  /** Whether rows from before the table was spread still take room on the coordinator. */
  hasLocalRows: boolean;
}

/** The table by which those of its kind are placed. */
const anchors = { student: 'students', listing: 'plan_listings' } as const;

/**
 * The statements that spread the tables over a cluster of Citus as `placement` says, those apart that it has placed:
 * reference tables first, then parents before children, all of a kind together. Then the old rows go from the
 * coordinator's disk, children first.
 */
export function distributionSteps(
  tables: readonly Table[],
  placed: readonly ClusterTable[],
  placement = tablePlacement,
): string[] {
  const known = new Map(placed.map((table) => [table.name, table]));
  const ordered = parentsFirst(tables);
  const missing = ordered.filter(({ name }) => !known.has(name));
  const references = missing
    .filter(({ name }) => placement[name] === 'reference')
    .map(({ name }) => `select create_reference_table('${name}')`);
  const owned = (['student', 'listing'] as const).flatMap((kind) =>
    missing
      .filter(({ name }) => placement[name] === kind)
      // The first of its kind is not tied to tables that are spread already.
      .sort((one, other) => Number(other.name === anchors[kind]) - Number(one.name === anchors[kind]))
      .map(({ name }) => {
        const beside = name === anchors[kind] ? 'none' : anchors[kind];
        return `select create_distributed_table('${name}', '${ownerColumns[kind]}', colocate_with => '${beside}')`;
      }),
  );
  const isSpread = ({ name }: Table) => (placement[name] ?? 'local') !== 'local';
  const emptied = ordered
    .filter((table) => isSpread(table) && (known.get(table.name)?.hasLocalRows ?? true))
    .reverse()
    .map(({ name }) => `select truncate_local_data_after_distributing_table('${name}')`);
  return [...references, ...owned, ...emptied];
}

/** The cluster's tables; null where the database is no coordinator of one. */
export async function readCluster(
  sql: postgres.Sql | postgres.ReservedSql,
): Promise<{ workers: number; placed: ClusterTable[] } | null> {
  const [extension] = await sql`select 1 from pg_extension where extname = 'citus'`;
  if (!extension) return null;
  const [nodes] = await sql<{ workers: number }[]>`
    select count(*)::int as workers from pg_dist_node where noderole = 'primary' and isactive and shouldhaveshards`;
  const placed = await sql<ClusterTable[]>`
    select c.relname as name, t.citus_table_type as type, t.distribution_column as "column", t.colocation_id as "group",
      pg_relation_size(c.oid) > 0 as "hasLocalRows"
    from citus_tables t join pg_class c on c.oid = t.table_name::oid
    where c.relnamespace = current_schema()::text::regnamespace`;
  return { workers: nodes?.workers ?? 0, placed: [...placed] };
}

const readTables = (sql: postgres.ReservedSql) =>
  sql.unsafe<Table[]>(new PgDialect().sqlToQuery(tablesQuery).sql);

const isReady = ({ placed }: { placed: readonly ClusterTable[] }) =>
  placed.some(({ name }) => name === anchors.student);

/**
 * Spreads the tables over the cluster whose coordinator `database` is, each in a transaction of its own, so that a run
 * that was broken off is gone on with by the next. With `isDryRun` nothing is changed. Returns the statements. Throws a
 * sentence where there is no cluster, or one without workers.
 */
export async function distribute(database: Database, isDryRun: boolean): Promise<string[]> {
  if (!database.sql) throw new Error('O banco embutido fica em uma máquina só: configure DATABASE_URL.');
  return underMigrationLock(database.sql, async (connection) => {
    const cluster = await readCluster(connection);
    if (!cluster)
      throw new Error(
        'O banco de DATABASE_URL não tem a extensão citus: crie-a no coordenador e nos workers.',
      );
    if (cluster.workers === 0)
      throw new Error('O cluster não tem nenhum worker: acrescente um com citus_add_node.');
    const [name] = await connection<{ name: string }[]>`select quote_ident(current_database()) as name`;
    const steps = [
      // Several tables change in one transaction, some by an owner and some everywhere.
      `alter database ${name?.name} set citus.multi_shard_modify_mode to 'sequential'`,
      ...distributionSteps(await readTables(connection), cluster.placed),
    ];
    if (!isDryRun) for (const step of steps) await connection.unsafe(step);
    return steps;
  });
}

/** Spreads tables that a migration has just made, where the others are spread already. */
export async function distributeNewTables(connection: postgres.ReservedSql): Promise<void> {
  const cluster = await readCluster(connection);
  if (!cluster || !isReady(cluster)) return;
  for (const step of distributionSteps(await readTables(connection), cluster.placed))
    await connection.unsafe(step);
}
