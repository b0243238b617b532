import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Listens to what a database is asked; the function it answers gives the statements since it was called last, each as
 * its first words. A transaction's begin and end are statements too.
 */
export function recordStatements({ sql, pglite }: Database): () => string[] {
  let asked: string[] = [];
  const note = (statement: string) => void asked.push(statement.replace(/\s+/g, ' ').trim().slice(0, 80));
  // What the driver asks about types, once for each connection, is not ours.
  if (sql)
    sql.options.debug = (_connection: number, statement: string) => {
      if (!statement.includes('pg_catalog.pg_type')) note(statement);
    };
  if (pglite) notePglite(pglite, note);
  return () => {
    const since = asked;
    asked = [];
    return since;
  };
}

function notePglite(pglite: PGlite, note: (statement: string) => void): void {
  const { query, transaction } = pglite;
  pglite.query = ((...args: Parameters<typeof query>) => {
    note(args[0]);
    return query.apply(pglite, args);
  }) as typeof query;
  pglite.transaction = ((work: (tx: Transaction) => Promise<unknown>) => {
    note('begin');
    return transaction
      .call(pglite, (tx) => {
        const within: Transaction['query'] = (...args) => {
          note(args[0]);
          return tx.query(...args);
        };
        return work(Object.create(tx, { query: { value: within } }));
      })
      .finally(() => note('end'));
  }) as typeof transaction;
}
