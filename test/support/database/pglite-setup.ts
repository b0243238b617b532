import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { overPglite } from '#server/platform/database/database.ts';
import { openPglite } from '#server/platform/database/open-pglite.ts';
import { prepareDatabase } from './prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated PGlite, dumped once for the whole run. */
    pgliteSnapshot: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'orbita-test-'));
  const pglite = openPglite();
  const database = await overPglite(pglite);
  await prepareDatabase(database);
  const dump = await pglite.dumpDataDir('none');
  const snapshot = join(folder, 'snapshot.tar');
  await writeFile(snapshot, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide('pgliteSnapshot', snapshot);
  return () => rm(folder, { recursive: true, force: true });
}
