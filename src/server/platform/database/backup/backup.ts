import { type SQL, sql } from 'drizzle-orm';
import { findStoredSecret } from '#server/platform/auth/stored-secret.ts';
import { type Database, type Db, inTransaction, rowsOf } from '../database.ts';
import { appliedMigrations, listTables, type Table, writeValuesExactly } from '../table-catalogue.ts';
import { BackupError, formatVersion, type Header, type Mark, writeLines } from './backup-file.ts';

/** Characters of one batch: what is held in memory, whatever the size of a table. */
export const batchSize = 500_000;

/** Rows of each table. */
export type Counts = Record<string, number>;

interface BackupOptions {
  file: string;
  /** Where the embedded database keeps the installation's secret. */
  dataDir: string;
  now: Date;
}

/**
 * Writes every row of every table, as they all are at one instant, into a new `file` that only its owner may
 * read. The server may go on working on PostgreSQL meanwhile. Throws a `BackupError` when there is nothing to
 * keep or the file exists.
 */
export async function writeBackup(
  database: Database,
  { file, dataDir, now }: BackupOptions,
): Promise<Counts> {
  const counts: Counts = {};
  await inTransaction(database.db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await writeValuesExactly(tx);
    const migrations = await appliedMigrations(tx);
    if (migrations.length === 0)
      throw new BackupError('Este banco de dados está vazio: não há o que guardar.');
    const header: Header = {
      format: 'orbita-backup',
      version: formatVersion,
      createdAt: now.toISOString(),
      migrations,
      secret: await findStoredSecret(tx, database.kind, dataDir),
    };
    await writeLines(file, wholeBackup(tx, header, counts));
  });
  return counts;
}

async function* wholeBackup(tx: Db, header: Header, counts: Counts): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for (const table of await listTables(tx)) {
    yield mark({ table: table.name, columns: table.columns.map(({ name }) => name) });
    counts[table.name] = 0;
    for await (const rows of batchesOf(tx, table)) {
      counts[table.name] = (counts[table.name] ?? 0) + rows.length;
      yield `${rows.join('\n')}\n`;
    }
  }
  yield mark({ end: counts });
}

const mark = (line: Mark) => `${JSON.stringify(line)}\n`;

/** The rows of a table as lines, read through a cursor: as many at once as fit in `batchSize`, one at least. */
async function* batchesOf(tx: Db, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const values = list(columns.map((column) => sql`${sql.identifier(column.name)}::text`));
  const order = key.length > 0 ? sql` order by ${list(key.map((column) => sql.identifier(column)))}` : sql``;
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
      select json_build_array(${values})::text as line from ${sql.identifier(name)}${order}`,
  );
  let count = 10;
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${count} from backup_rows`));
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const size = lines.reduce((sum, line) => sum + line.length, 0);
    const fitting = Math.floor((batchSize * lines.length) / size);
    // Later rows may be larger than these: grow step by step.
    count = Math.max(1, Math.min(fitting, 2 * count, 5000));
  }
  await tx.execute(sql`close backup_rows`);
}

const list = (parts: (SQL | ReturnType<typeof sql.identifier>)[]) => sql.join(parts, sql`, `);
