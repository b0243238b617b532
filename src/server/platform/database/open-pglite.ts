import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** PostgreSQL in the process, with the extensions that the migrations create: on `folder`, from a dump, or empty. */
export function openPglite(from: { folder?: string; dump?: Blob } = {}): PGlite {
  return new PGlite({
    ...(from.folder && { dataDir: from.folder }),
    ...(from.dump && { loadDataDir: from.dump }),
    extensions: { btree_gin, pg_trgm },
  });
}
