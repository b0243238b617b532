import { randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

/**
 * The installation's secret, from which every signature derives: `JWT_SECRET` when set; otherwise made once and
 * kept in the shared database, or, with the embedded one, in a file of `dataDir` that only its owner may read.
 */
export async function installationSecret(
  database: Database,
  dataDir: string,
  given?: string,
): Promise<string> {
  if (given) return given;
  const fresh = randomBytes(48).toString('base64url');
  return database.kind === 'postgres'
    ? secretInDatabase(database, fresh)
    : secretInFile(join(dataDir, 'secret'), fresh);
}

async function secretInDatabase({ db }: Database, fresh: string): Promise<string> {
  // The unique key lets only the first of many starting instances write; all read what it wrote.
  await db.execute(
    sql`insert into installation_secrets (name, value) values ('jwt', ${fresh}) on conflict do nothing`,
  );
  const [row] = await rowsOf<{ value: string }>(
    db,
    sql`select value from installation_secrets where name = 'jwt'`,
  );
  if (!row) throw new Error('The installation secret could not be stored.');
  return row.value;
}

async function secretInFile(path: string, fresh: string): Promise<string> {
  const found = await readFile(path, 'utf8').catch(() => null);
  if (found) return found.trim();
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, fresh, { mode: 0o600 });
  await link(draft, path).catch(() => {});
  await unlink(draft);
  return (await readFile(path, 'utf8')).trim();
}
