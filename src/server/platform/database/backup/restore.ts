import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { storeSecret } from '#server/platform/auth/stored-secret.ts';
import type { ErrorCode } from '#shared/messages.ts';
import { type Database, type Db, inTransaction, rowsOf } from '../database.ts';
import { migrate, migrateThrough } from '../migrate.ts';
import { appliedMigrations, listTables, type Table, writeValuesExactly } from '../table-catalogue.ts';
import { batchSize, type Counts } from './backup.ts';
import {
  BackupError,
  damaged,
  type Header,
  markSchema,
  newer,
  readHeader,
  readLine,
  readLines,
} from './backup-file.ts';

interface RestoreOptions {
  file: string;
  /** Where the embedded database keeps the installation's secret. */
  dataDir: string;
}

/**
 * Brings a backup back into a database without students, of either kind, after bringing its schema up to date.
 * All of it or nothing: it runs in one transaction. Throws a `BackupError` when the database holds students, and
 * when the file is no backup, is damaged, or was made by a program with other migrations.
 */
export async function restoreBackup(database: Database, { file, dataDir }: RestoreOptions): Promise<Counts> {
  const header = await readHeader(file);
  await refuseStudents(database.db);
  const last = header.migrations.at(-1)?.name ?? null;
  const [newest] = (await appliedMigrations(database.db)).slice(-1);
  if (newest && last && newest.name > last)
    throw new BackupError(
      `O backup é de uma versão anterior (até ${last}), e este banco de dados já está em outra: restaure em um que a Órbita nunca abriu.`,
    );
  await migrateThrough(database, last);
  const counts = await inTransaction(database.db, async (tx) => {
    compareMigrations(header, await appliedMigrations(tx));
    await tx.execute(sql`lock table accounts, students in exclusive mode`);
    await refuseStudents(tx);
    await writeValuesExactly(tx);
    const tables = await listTables(tx);
    for (const { name } of tables.toReversed()) await tx.execute(sql`delete from ${sql.identifier(name)}`);
    const lines = readLines(file);
    await lines.next();
    const counts = await load(tx, tables, lines);
    await endInterruptedTasks(tx, counts);
    if (header.secret !== null) await storeSecret(tx, database.kind, dataDir, header.secret);
    return counts;
  });
  await migrate(database);
  return counts;
}

async function refuseStudents(db: Db): Promise<void> {
  if ((await appliedMigrations(db)).length === 0) return;
  const found = await rowsOf(
    db,
    sql`(select 1 from accounts limit 1) union all (select 1 from students limit 1)`,
  );
  if (found.length > 0)
    throw new BackupError(
      'Este banco de dados já tem estudantes. Restaure em um vazio: escolha outro DATABASE_URL ou outro DATA_DIR.',
    );
}

function compareMigrations({ migrations }: Header, applied: Header['migrations']): void {
  const [theirs, ours] = [migrations, applied].map((list) =>
    list.map(({ name, checksum }) => name + checksum),
  );
  if (!theirs || !ours || isSame(theirs, ours)) return;
  if (ours.every((migration) => theirs.includes(migration))) throw newer();
  throw new BackupError(
    `O backup foi feito por outra versão da Órbita, que termina na migração ${migrations.at(-1)?.name}. Restaure-o com aquela versão e depois atualize.`,
  );
}

const isSame = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join();

/** Inserts what the lines after the header hold, and compares it with what the last one promises. */
async function load(tx: Db, tables: Table[], lines: AsyncIterable<string>): Promise<Counts> {
  const missing = new Map(tables.map((table) => [table.name, table]));
  let inserter: Inserter | undefined;
  let promised: Counts | undefined;
  for await (const line of lines) {
    if (promised) throw damaged();
    if (line.startsWith('[')) {
      if (!inserter) throw damaged();
      await inserter.add(line);
      continue;
    }
    await inserter?.flush();
    const mark = readLine(markSchema, line);
    if ('end' in mark) {
      promised = mark.end;
      continue;
    }
    const table = missing.get(mark.table);
    const names = table?.columns.map(({ name }) => name) ?? [];
    if (!table || !isSame(names, mark.columns)) throw damaged();
    missing.delete(table.name);
    inserter = inserterInto(tx, table, mark.columns);
  }
  const counts = await countRows(tx, tables);
  if (missing.size > 0 || tables.some(({ name }) => counts[name] !== promised?.[name])) throw damaged();
  return counts;
}

async function countRows(tx: Db, tables: Table[]): Promise<Counts> {
  const counts: Counts = {};
  for (const { name } of tables) {
    const [row] = await rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    );
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

interface Inserter {
  add(row: string): Promise<void>;
  flush(): Promise<void>;
}

/** Collects rows and hands them to the database as they are: it reads each value from its own text form. */
function inserterInto(tx: Db, { name, columns }: Table, names: string[]): Inserter {
  const rowSchema = z.array(z.string().nullable()).length(names.length);
  const typeOf = new Map(columns.map((column) => [column.name, column.type]));
  const targets = sql.join(
    names.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.raw(names.map((column, index) => `(item->>${index})::${typeOf.get(column)}`).join(', '));
  let rows: string[] = [];
  let size = 0;
  const flush = async () => {
    if (rows.length === 0) return;
    const batch = `[${rows.join(',')}]`;
    rows = [];
    size = 0;
    await tx
      .execute(
        sql`insert into ${sql.identifier(name)} (${targets})
          select ${values} from json_array_elements(${batch}::text::json) as line(item)`,
      )
      .catch((error: unknown) => {
        throw new BackupError(`A tabela ${name} do backup não pôde ser gravada. Nada foi restaurado.`, {
          cause: error,
        });
      });
  };
  return {
    flush,
    add: async (row) => {
      readLine(rowSchema, row);
      rows.push(row);
      size += row.length;
      if (size >= batchSize) await flush();
    },
  };
}

/**
 * The queue is not part of a backup, so nothing would ever finish what was being generated: the student is told
 * that it failed and asks again.
 */
async function endInterruptedTasks(tx: Db, counts: object): Promise<void> {
  const tasks: Record<string, ErrorCode> = {
    generation_tasks: 'study_plans.generation_failed',
    summary_tasks: 'summaries.generation_failed',
  };
  for (const [table, code] of Object.entries(tasks))
    if (table in counts)
      await tx.execute(
        sql`update ${sql.identifier(table)} set status = 'failed', error_code = ${code} where status = 'processing'`,
      );
}
