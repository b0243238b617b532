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
    /** One that holds nothing yet: to make it takes longer than to read it. */
    pgliteEmpty: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'orbita-test-'));
  const pglite = openPglite();
  const database = await overPglite(pglite);
  const dump = async (name: string) => {
    const path = join(folder, `${name}.tar`);
    await writeFile(path, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
    return path;
  };
  project.provide('pgliteEmpty', await dump('empty'));
  await prepareDatabase(database);
  project.provide('pgliteSnapshot', await dump('migrated'));
  await database.close();
  return () => rm(folder, { recursive: true, force: true });
}
