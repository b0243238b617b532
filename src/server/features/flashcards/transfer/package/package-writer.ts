import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strToU8, zipSync } from 'fflate';
import { clozeNumbers } from '../cloze.ts';
import type { ExportCard } from '../export-card.ts';
import { textToHtml } from '../html/html-text.ts';
import { tagText } from '../tag-text.ts';
import { basicModel, clozeModel, collectionDocuments } from './package-models.ts';

/**
 * The cards as an Anki package (collection.anki2, schema 11, that every Anki opens), new to whoever imports it.
 * `scratch` is a folder of its own for the database.
 */
export function writePackage(cards: readonly ExportCard[], scratch: string, now: Date): Uint8Array {
  const path = join(scratch, 'collection.anki2');
  const database = new DatabaseSync(path);
  try {
    database.exec(`pragma journal_mode = off; pragma synchronous = off; begin; ${schema}`);
    writeCollection(database, cards, now);
    database.exec('commit');
  } finally {
    database.close();
  }
  return zipSync({ 'collection.anki2': readFileSync(path), media: strToU8('{}') }, { level: 6, mtime: now });
}

function writeCollection(database: DatabaseSync, cards: readonly ExportCard[], now: Date): void {
  const millis = now.getTime();
  const seconds = Math.floor(millis / 1000);
  const decks = deckIds(cards, millis);
  const addNote = database.prepare(`insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')`);
  const addCard = database.prepare(
    `insert into cards values (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')`,
  );
  let cardId = millis;
  for (const [index, card] of cards.entries()) {
    const clozes = clozeNumbers(card.question);
    const noteId = millis + index;
    const fields = [card.question, card.answer].map(textToHtml);
    addNote.run(
      noteId,
      guidOf(card),
      (clozes.length > 0 ? clozeModel : basicModel).id,
      seconds,
      card.tags.length > 0 ? ` ${card.tags.map(tagText).join(' ')} ` : '',
      fields.join('\u001f'),
      bareText(card.question),
      checksum(bareText(card.question)),
    );
    const ords = clozes.length > 0 ? clozes.map((number) => number - 1) : [0];
    for (const ord of ords)
      addCard.run(cardId++, noteId, decks.get(card.deck) as number, ord, seconds, index + 1);
  }
  const names = new Map([...decks].map(([name, id]) => [id, name]));
  const { conf, models, decks: deckDocument, dconf } = collectionDocuments(names, cards.length + 1, now);
  database
    .prepare(`insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')`)
    .run(
      seconds,
      millis,
      millis,
      JSON.stringify(conf),
      JSON.stringify(models),
      JSON.stringify(deckDocument),
      JSON.stringify(dconf),
    );
}

/** An id for each deck, and for each folder above one. */
function deckIds(cards: readonly ExportCard[], millis: number): Map<string, number> {
  const names = new Set<string>();
  for (const { deck } of cards) {
    const folder = deck.split('::')[0] ?? '';
    if (folder !== deck && folder !== '') names.add(folder);
    names.add(deck);
  }
  return new Map([...names].map((name, index) => [name, millis + index]));
}

/** The card's own id, so that Anki knows it again in a later package. */
const guidOf = ({ id }: ExportCard) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

/** A field without its HTML: line ends are tags there. */
const bareText = (text: string) => text.replaceAll('\n', '');

/** Anki looks for duplicates by the first 32 bits of the SHA-1 of a note's first field without its HTML. */
const checksum = (text: string) =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16);

const schema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
  left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
  type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`;
