import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, type Db, rowsOf } from '../database/database.ts';

const secretFile = (dataDir: string) => join(dataDir, 'secret');

/** The secret that the installation made for itself, where its kind of database keeps it; null when it made none. */
export async function findStoredSecret(
  tx: Db,
  kind: Database['kind'],
  dataDir: string,
): Promise<string | null> {
  if (kind === 'pglite') {
    return readFile(secretFile(dataDir), 'utf8').then(
      (text) => text.trim() || null,
      () => null,
    );
  }
  const [row] = await rowsOf<{ value: string }>(
    tx,
    sql`select value from installation_secrets where name = 'jwt'`,
  );
  return row?.value ?? null;
}

/** Stores `secret` unless another instance, starting at the same moment, was first. */
export async function keepFirstSecret(
  tx: Db,
  kind: Database['kind'],
  dataDir: string,
  secret: string,
): Promise<void> {
  // The embedded database lets one process in, so nobody else is writing the file.
  if (kind === 'pglite') return storeSecret(tx, kind, dataDir, secret);
  await tx.execute(
    sql`insert into installation_secrets (name, value) values ('jwt', ${secret}) on conflict do nothing`,
  );
}

/** Puts `secret` in the place of whatever the installation had made for itself. */
export async function storeSecret(
  tx: Db,
  kind: Database['kind'],
  dataDir: string,
  secret: string,
): Promise<void> {
  if (kind === 'pglite') {
    const draft = `${secretFile(dataDir)}.${process.pid}`;
    await writeFile(draft, secret, { mode: 0o600 });
    await rename(draft, secretFile(dataDir));
    return;
  }
  await tx.execute(sql`
    insert into installation_secrets (name, value) values ('jwt', ${secret})
    on conflict (name) do update set value = excluded.value`);
}
