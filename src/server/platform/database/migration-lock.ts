import type postgres from 'postgres';

/** Any constant will do, as long as every instance uses the same. */
const advisoryLock = 7_215_001;

/**
 * Runs `work` on one connection that holds the installation's lock for changes of the schema: of many instances one
 * works while the others wait.
 */
export async function underMigrationLock<T>(
  sql: postgres.Sql,
  work: (connection: postgres.ReservedSql) => Promise<T>,
): Promise<T> {
  // A server that can't be reached is told at once; the driver would go on reserving.
  await sql`select 1`;
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(${advisoryLock})`;
    return await work(connection);
  } finally {
    await connection`select pg_advisory_unlock(${advisoryLock})`.catch(() => {});
    connection.release();
  }
}
