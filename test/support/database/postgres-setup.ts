import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/platform/database/database.ts';
import { startPostgres } from './postgres-server.ts';
import { prepareDatabase } from './prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's own database, from which test databases are made. */
    postgresUrl: string;
    /** Name of the migrated database that each test file copies. */
    postgresTemplate: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = 'orbita_template';
  await server.createDatabase(template);
  const url = server.url(template);
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  await prepareDatabase(database, url);
  await database.close();
  project.provide('postgresUrl', server.url('postgres'));
  project.provide('postgresTemplate', template);
  return () => server.stop();
}
