import { databaseBytes, listTableSizes } from '#server/platform/database/table-sizes.ts';
import { measureFolder } from '#server/platform/folder-size.ts';
import type { Services } from '#server/platform/services.ts';

/** What the database and `DATA_DIR` take, in bytes. */
export async function getStorage({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  const path = settings.DATA_DIR;
  return {
    database: await databaseBytes(db),
    tables: await listTableSizes(db),
    folder: { path, ...(await measureFolder(path)) },
  };
}
