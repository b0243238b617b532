import { constants, DatabaseSync } from 'node:sqlite';
import { transferLimits } from '#shared/contracts/flashcard-transfer.ts';
import { FileProblem } from '../file-problem.ts';

/** A note as Anki stores it. */
export interface StoredNote {
  /** HTML. */
  fields: string[];
  tags: string;
  /** As Anki calls it; empty for its default deck. */
  deck: string;
}

const tables = ['col', 'notes', 'cards', 'decks'];
const cardsANote = 20;

/**
 * The notes of an Anki collection (schema 11 to 18), in their own order. The database is a stranger's: it lies in memory,
 * is only read, and nothing in it may run, no view, no function and no trigger. Throws `FileProblem`.
 */
export function readCollection(bytes: Uint8Array): StoredNote[] {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false, defensive: true });
    database.deserialize(bytes);
    database.exec(
      'pragma query_only = on; pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0',
    );
    const found = plainTables(database);
    database.setAuthorizer((action, table) => {
      const isReading = action === constants.SQLITE_READ && tables.includes(table ?? '');
      return isReading || action === constants.SQLITE_SELECT ? constants.SQLITE_OK : constants.SQLITE_DENY;
    });
    return readNotes(database, found);
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('flashcards.file_broken');
  } finally {
    database?.close();
  }
}

/** The tables that are nothing but tables: views, virtual tables and generated columns would compute. */
function plainTables(database: DatabaseSync): Set<string> {
  const found = new Set<string>();
  for (const { name, type, sql } of database.prepare('select name, type, sql from sqlite_schema').iterate()) {
    if (!tables.includes(String(name))) continue;
    const isPlain =
      type === 'table' && /^create table/i.test(String(sql)) && !/\bas\s*\(|\bgenerated\b/i.test(String(sql));
    if (!isPlain) throw new FileProblem('flashcards.file_broken');
    found.add(String(name));
  }
  if (!['col', 'notes', 'cards'].every((table) => found.has(table)))
    throw new FileProblem('flashcards.file_broken');
  return found;
}

/** Rows in the order they are stored: no index of the file is trusted, and reading can stop at any row. */
const rowsOf = (database: DatabaseSync, columns: string, table: string) =>
  database.prepare(`select ${columns} from ${table} not indexed`).iterate();

function readNotes(database: DatabaseSync, found: Set<string>): StoredNote[] {
  const names = found.has('decks') ? deckRows(database) : deckDocument(database);
  const decks = deckOfEachNote(database);
  const notes: StoredNote[] = [];
  let size = 0;
  for (const { id, flds, tags } of rowsOf(database, 'id, flds, tags', 'notes')) {
    if (typeof flds !== 'string') continue;
    size += flds.length;
    if (notes.length >= transferLimits.notes)
      throw new FileProblem('flashcards.too_many_notes', { limit: '100.000' });
    if (size > transferLimits.unpacked) throw new FileProblem('flashcards.file_broken');
    const deck = names.get(String(decks.get(Number(id))?.deck)) ?? '';
    notes.push({ fields: flds.split('\u001f'), tags: String(tags ?? ''), deck });
  }
  return notes;
}

/** Anki's default deck: a note in it says nothing about where it belongs. */
const defaultDeck = '1';

/** From schema 15 on; levels are parted by the sign 0x1f. */
function deckRows(database: DatabaseSync): Map<string, string> {
  const names = new Map<string, string>();
  for (const { id, name } of rowsOf(database, 'id, name', 'decks')) {
    if (String(id) !== defaultDeck && typeof name === 'string')
      names.set(String(id), name.replaceAll('\u001f', '::'));
    if (names.size > transferLimits.notes) throw new FileProblem('flashcards.file_broken');
  }
  return names;
}

/** Up to schema 14: one JSON object. */
function deckDocument(database: DatabaseSync): Map<string, string> {
  const [row] = rowsOf(database, 'decks', 'col');
  const document: unknown = JSON.parse(String(row?.decks || '{}'));
  const entries = Object.entries((document ?? {}) as Record<string, { name?: unknown } | null>);
  return new Map(
    entries
      .filter(([id, deck]) => id !== defaultDeck && typeof deck?.name === 'string')
      .map(([id, deck]) => [id, deck?.name as string]),
  );
}

/** Where a note's first card lies; a card in a filtered deck belongs to the deck it came from. */
function deckOfEachNote(database: DatabaseSync): Map<number, { deck: number; ord: number }> {
  const decks = new Map<number, { deck: number; ord: number }>();
  let cards = 0;
  for (const row of rowsOf(database, 'nid, did, odid, ord', 'cards')) {
    cards += 1;
    if (cards > transferLimits.notes * cardsANote)
      throw new FileProblem('flashcards.too_many_notes', { limit: '100.000' });
    const [note, ord] = [Number(row.nid), Number(row.ord)];
    const known = decks.get(note);
    if (!known || ord < known.ord) decks.set(note, { deck: Number(row.odid) || Number(row.did), ord });
  }
  return decks;
}
