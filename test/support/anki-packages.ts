import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';

interface AnkiNote {
  fields: string[];
  tags?: string;
  /** The id of its deck; 1 is Anki's default. */
  deck?: number;
  /** The deck it came from, when it lies in a filtered one. */
  originalDeck?: number;
}

interface AnkiCollection {
  notes: AnkiNote[];
  /** Names by id, levels parted by '::'. */
  decks?: Record<number, string>;
  /** 11 keeps decks in one document; 18 in a table, with a collation that only Anki has. */
  schema?: 11 | 18;
  /** Run at the end: to break things. */
  sql?: string;
}

/** What `work` writes to a database file, as bytes. */
function databaseFile(work: (database: DatabaseSync) => void): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'orbita-test-'));
  try {
    const path = join(folder, 'collection');
    const database = new DatabaseSync(path, { defensive: false });
    work(database);
    database.close();
    return new Uint8Array(readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A collection as Anki itself writes it, as far as notes, cards and decks go. */
export function ankiCollection({ notes, decks = {}, schema = 11, sql }: AnkiCollection): Uint8Array {
  return databaseFile((database) => {
    database.exec(`
      create table col (id integer primary key, ver integer not null, decks text not null);
      create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
        usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
        flags integer not null, data text not null);
      create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
        odid integer not null);
      create index ix_notes_csum on notes (csum);`);
    if (schema === 18) {
      database.exec(`
        create table decks (id integer primary key not null, name text not null, common blob, kind blob);
        create table tags (tag text not null primary key, usn integer not null) without rowid;
        pragma writable_schema = on;
        update sqlite_schema set sql = replace(replace(sql, 'name text not null', 'name text not null collate unicase'),
          'tag text not null', 'tag text not null collate unicase');
        pragma writable_schema = reset;`);
      const add = database.prepare("insert into decks values (?, ?, x'00', x'00')");
      add.run(1, 'Default');
      for (const [id, name] of Object.entries(decks)) add.run(Number(id), name.replaceAll('::', '\u001f'));
    }
    const named = Object.entries(decks).map(([id, name]) => [id, { id: Number(id), name }]);
    const document = { 1: { id: 1, name: 'Default' }, ...Object.fromEntries(named) };
    database
      .prepare('insert into col values (1, ?, ?)')
      .run(schema, schema === 11 ? JSON.stringify(document) : '');
    const addNote = database.prepare(`insert into notes values (?, ?, 1, 0, 0, ?, ?, ?, 0, 0, '')`);
    const addCard = database.prepare('insert into cards values (?, ?, ?, 0, ?)');
    database.exec('begin');
    for (const [index, { fields, tags = '', deck = 1, originalDeck = 0 }] of notes.entries()) {
      addNote.run(index + 1, `g${index}`, tags, fields.join('\u001f'), fields[0] ?? '');
      addCard.run(index + 1, index + 1, deck, originalDeck);
    }
    database.exec('commit');
    if (sql) database.exec(sql);
  });
}

/** The note that new packages hold for old programs. */
export const appeal = ankiCollection({
  notes: [
    { fields: ['Please update to the latest Anki version, then import the .colpkg/.apkg file again.', ''] },
  ],
});

/** A package of the oldest kind, of the one between, and of the newest. */
export const oldPackage = (collection: AnkiCollection): Uint8Array =>
  zipped({ 'collection.anki2': ankiCollection(collection), media: strToU8('{}') });

export const middlePackage = (collection: AnkiCollection): Uint8Array =>
  zipped({
    'collection.anki2': appeal,
    'collection.anki21': ankiCollection(collection),
    media: strToU8('{}'),
  });

export const newPackage = (collection: AnkiCollection): Uint8Array =>
  zipped({
    meta: new Uint8Array([8, 3]),
    'collection.anki21b': new Uint8Array(zstdCompressSync(ankiCollection({ ...collection, schema: 18 }))),
    'collection.anki2': appeal,
    media: new Uint8Array(zstdCompressSync(Buffer.alloc(0))),
  });

export const zipped = (files: Zippable): Uint8Array => zipSync(files);
