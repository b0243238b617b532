import { listOwnedTables, type OwnedTable, readRowsOf } from '#server/platform/database/student-rows.ts';
import { zipFiles } from '#server/platform/documents/zip-files.ts';
import type { Services } from '#server/platform/services.ts';
import { findStudent } from '../queries.ts';
import { isExportedColumn, isExportedTable, readme } from './export-guide.ts';
import { deleteParts, findExport, insertPart, updateExport } from './export-queries.ts';
import type { ExportJob } from './export-service.ts';
import { csvText, jsonText } from './export-text.ts';

/** Bytes of one row of the file: the embedded database takes that many in some six milliseconds. */
const partSize = 48 * 1024;

/** Writes a copy of everything of a student's; nothing, when another copy has taken its place. */
export async function writeExport(
  services: Services,
  { userId, exportId: id }: ExportJob,
  signal: AbortSignal,
): Promise<void> {
  const { db } = services;
  if ((await findExport(db, userId))?.id !== id) return;
  await deleteParts(db, userId);
  const tables = (await listOwnedTables(db)).filter(({ name }) => isExportedTable(name));
  const tell = async (done: number) => {
    signal.throwIfAborted();
    await updateExport(db, { userId, id }, { done, total: tables.length });
  };
  let position = 0;
  let size = 0;
  for await (const bytes of inParts(
    zipFiles(filesOf(services, userId, tables, tell), services.clock.now()),
  )) {
    signal.throwIfAborted();
    await insertPart(db, { userId, position, bytes });
    position += 1;
    size += bytes.length;
  }
  await updateExport(db, { userId, id }, { status: 'ready', size });
}

export async function giveUpExport({ db }: Services, { userId, exportId: id }: ExportJob): Promise<void> {
  await updateExport(db, { userId, id }, { status: 'failed' });
}

/** Each table that has rows twice, read anew for each format; then what explains them. */
async function* filesOf(
  services: Services,
  userId: string,
  tables: readonly OwnedTable[],
  tell: (done: number) => Promise<void>,
) {
  const written: { name: string; rows: number }[] = [];
  for (const [index, table] of tables.entries()) {
    await tell(index);
    const { name } = table;
    const columns = table.columns.filter(isExportedColumn).map((column) => column.name);
    let rows = 0;
    async function* read() {
      rows = 0;
      for await (const lines of readRowsOf(services.db, userId, table, columns)) {
        rows += lines.length;
        yield lines;
      }
    }
    if (!(await hasRows(read()))) continue;
    yield { name: `json/${name}.json`, text: jsonText(read()) };
    yield { name: `csv/${name}.csv`, text: csvText(read(), columns) };
    written.push({ name, rows });
  }
  await tell(tables.length);
  yield { name: 'README.txt', text: guideOf(services, userId, written) };
}

async function hasRows(portions: AsyncGenerator<unknown>): Promise<boolean> {
  const { done } = await portions.next();
  await portions.return(undefined);
  return !done;
}

async function* guideOf({ db, clock }: Services, userId: string, tables: { name: string; rows: number }[]) {
  const [row] = await findStudent(db, { userId });
  const timeZone = row?.student.timeZone;
  const madeAt = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short', timeZone });
  yield `\ufeff${readme({ madeAt: madeAt.format(clock.now()), tables })}`;
}

async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}
