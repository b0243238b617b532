import { sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant; always a `Date` in code. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Words that a search looks through, as `wordsVector` writes them. */
export const searchedWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The number of a `revision` after a change. Made here: machines of a cluster that keep the same row would each draw
 * another from the column's own default, which is why an update may not use it.
 */
export const newRevision = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);

/** Another number after every change of a row: who holds what was made from the same number holds what is current. */
export const revision = () =>
  bigint('revision', { mode: 'number' })
    .notNull()
    .default(sql`(random() * 9007199254740991)::bigint`)
    .$onUpdate(newRevision);
