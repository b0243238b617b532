import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { strToU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ankiCollection,
  appeal,
  middlePackage,
  newPackage,
  oldPackage,
  zipped,
} from '#test/support/anki-packages.ts';
import { packageNote, readPackageNotes } from './package-notes.ts';
import { writePackage } from './package-writer.ts';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'orbita-test-'));
});
afterEach(() => rmSync(scratch, { recursive: true }));

const read = (file: Uint8Array) => readPackageNotes(file);
const problemOf = (file: Uint8Array) => {
  try {
    read(file);
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
  return null;
};
const one = { notes: [{ fields: ['P', 'R'] }] };
const packed = (collection: Uint8Array) => zipped({ 'collection.anki2': collection, media: strToU8('{}') });

describe.each([
  ['anki2', oldPackage],
  ['anki21', middlePackage],
  ['anki21b', newPackage],
])('a package with collection.%s', (_, pack) => {
  it('brings notes with their decks and tags, in order', () => {
    const { notes, columns, rows, format } = read(
      pack({
        decks: { 5: 'Biologia', 6: 'Biologia::Célula', 7: 'A::B::C', 8: 'Filtrado' },
        notes: [
          { fields: ['O que é <b>DNA</b>?', 'Uma<br>molécula'], tags: ' genética reino::animal ', deck: 6 },
          { fields: ['A {{c1::célula}} tem {{c2::núcleo::o quê?}}.', ''], deck: 7 },
          { fields: ['P3', '<img src="a.png">', 'R3 [sound:a.mp3]'], deck: 8, originalDeck: 5 },
          { fields: ['P4', 'R4'] },
          { fields: ['P5', 'R5'], deck: 99 },
        ],
      }),
    );
    expect(notes).toMatchObject([
      {
        line: 1,
        question: 'O que é **DNA**?',
        answer: 'Uma\nmolécula',
        deck: 'Biologia::Célula',
        tags: ['genética', 'reino::animal'],
        media: 0,
      },
      {
        line: 2,
        question: 'A {{c1::célula}} tem {{c2::núcleo::o quê?}}.',
        answer: '',
        deck: 'A::B - C',
      },
      { question: 'P3', answer: 'R3', deck: 'Biologia', media: 2 },
      { question: 'P4', deck: '' },
      { question: 'P5', deck: '' },
    ]);
    expect(format).toBe('apkg');
    expect(columns.map(({ role }) => role)).toEqual(['question', 'answer', 'deck', 'tags']);
    expect(rows[0]).toEqual([
      'O que é **DNA**?',
      'Uma\nmolécula',
      'Biologia::Célula',
      'genética, reino::animal',
    ]);
  });
});

describe('notes', () => {
  it('that only show a picture are left without text', () => {
    const stored = { tags: '', deck: '' };
    expect(
      packageNote({ ...stored, fields: ['{{c1::image-occlusion:rect:left=.1}}<br>', '<img src=x>'] }, 1),
    ).toMatchObject({ question: '', answer: '', media: 2 });
  });

  it('that hold a picture as text are read without it', () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(900_000)}">`;
    expect(packageNote({ tags: '', deck: '', fields: [`P ${picture}`, 'R'] }, 1)).toMatchObject({
      question: 'P',
      media: 1,
    });
  });
});

describe('the note that asks for an update', () => {
  it('is never imported', () => {
    expect(problemOf(zipped({ 'collection.anki2': appeal }))).toBe('flashcards.package_too_new');
    const portuguese = ankiCollection({
      notes: [{ fields: ['Atualize para a última versão do Anki e importe o .colpkg/.apkg de novo.', ''] }],
    });
    expect(problemOf(packed(portuguese))).toBe('flashcards.package_too_new');
    expect(problemOf(zipped({ 'collection.anki22': appeal }))).toBe('flashcards.package_too_new');
    expect(read(packed(ankiCollection(one))).notes).toHaveLength(1);
  });
});

describe('a file that is none', () => {
  const whole = oldPackage({
    notes: Array.from({ length: 300 }, (_, i) => ({ fields: [`P${i} ${Math.sqrt(i)}`, 'R'] })),
  });
  const declaring = (size: number) => {
    const file = whole.slice();
    const view = new DataView(file.buffer);
    // Offset 24 of the first entry of the central directory (APPNOTE 4.3.12): its size unpacked.
    for (let at = file.length - 4; at >= 0; at -= 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
    return file;
  };
  const encrypted = whole.slice();
  encrypted[6] = 1;
  const bomb = new Uint8Array(210 * 1024 * 1024);
  bomb.set(strToU8('SQLite format 3\0'));
  const looping = (sql: string) => packed(ankiCollection({ ...one, sql }));

  it.each<[string, () => Uint8Array, string]>([
    ['another zip', () => zipped({ 'word/document.xml': strToU8('<a/>') }), 'flashcards.file_unknown'],
    ['an empty zip', () => zipped({}), 'flashcards.file_unknown'],
    ['a cut zip', () => whole.slice(0, whole.length / 2), 'flashcards.file_broken'],
    [
      'a zip with noise in it',
      () => whole.map((byte, at) => (at > 60 && at < 2000 ? byte ^ 0x5a : byte)),
      'flashcards.file_broken',
    ],
    ['a zip that declares too little', () => declaring(1000), 'flashcards.file_broken'],
    ['a zip that declares more than there is', () => declaring(50_000_000), 'flashcards.file_broken'],
    ['a zip that declares gigabytes', () => declaring(4_000_000_000), 'flashcards.file_unpacks_too_large'],
    ['an encrypted zip', () => encrypted, 'flashcards.file_encrypted'],
    [
      'a bomb',
      () => zipped({ 'collection.anki21b': new Uint8Array(zstdCompressSync(bomb)) }),
      'flashcards.file_unpacks_too_large',
    ],
    ['no zstd', () => zipped({ 'collection.anki21b': strToU8('nada') }), 'flashcards.file_broken'],
    ['no database', () => packed(strToU8('não é um banco')), 'flashcards.file_broken'],
    [
      'a cut database',
      () => packed(ankiCollection({ notes: Array(200).fill(one.notes[0]) }).slice(0, 9000)),
      'flashcards.file_broken',
    ],
    [
      'another database',
      () => packed(ankiCollection({ notes: [], sql: 'drop table notes' })),
      'flashcards.file_broken',
    ],
    ['no notes', () => packed(ankiCollection({ notes: [] })), 'flashcards.file_empty'],
    ['a broken list of decks', () => looping("update col set decks = '{'"), 'flashcards.file_broken'],
    [
      'a view without end',
      () =>
        looping(
          'drop table notes; create view notes as with recursive n(id) as (select 1 union all select id + 1 from n) select id, hex(zeroblob(9)) as flds, 1 as tags from n',
        ),
      'flashcards.file_broken',
    ],
    [
      'a column that computes',
      () =>
        looping(
          'drop table notes; create table notes (id integer primary key, tags text, flds text as (hex(zeroblob(400000000)))); insert into notes (id) values (1)',
        ),
      'flashcards.file_broken',
    ],
  ])('is refused: %s', (_, file, code) => {
    expect(problemOf(file())).toBe(code);
  });

  it('is refused with too many notes', () => {
    const sql = `insert into notes with recursive n(id) as (select 2 union all select id + 1 from n limit 100000)
      select id, 'g', 1, 0, 0, '', 'P', 'P', 0, 0, '' from n`;
    expect(problemOf(looping(sql))).toBe('flashcards.too_many_notes');
  });

  it('takes its collection and nothing else, wherever the rest would lie', () => {
    const file = zipped({ '../fora.anki2': appeal, 'collection.anki2': ankiCollection(one) });
    expect(read(file).notes).toMatchObject([{ question: 'P', answer: 'R' }]);
  });
});

describe('a package of our own', () => {
  it('is what Anki reads: schema 11, its note types, a card for each deletion', () => {
    const card = { id: '0193a000-0000-7000-8000-000000000001', answer: 'R', subject: 'x', difficulty: 3 };
    const file = writePackage(
      [
        { ...card, question: 'P <1>\nlinha', deck: 'Biologia::Célula', tags: ['guerra fria', 'b'] },
        { ...card, question: '{{c2::DNA}} e {{c1::RNA}}', deck: 'Geral', tags: [] },
      ],
      scratch,
      new Date('2026-03-11T15:00:00Z'),
    );
    const files = unzipSync(file);
    expect(Object.keys(files).sort()).toEqual(['collection.anki2', 'media']);
    expect(Buffer.from(files.media ?? []).toString()).toBe('{}');
    const database = new DatabaseSync(join(scratch, 'collection.anki2'), { readOnly: true });
    const all = (sql: string) => database.prepare(sql).all();
    const [col] = all('select * from col') as [Record<string, string>];
    expect(col).toMatchObject({ id: 1, ver: 11, tags: '{}' });
    const models = Object.values(JSON.parse(col.models ?? '')) as {
      id: number;
      name: string;
      type: number;
    }[];
    expect(models.map(({ name, type }) => [name, type])).toEqual([
      ['Basic', 0],
      ['Cloze', 1],
    ]);
    const decks = JSON.parse(col.decks ?? '') as Record<string, { name: string; conf: number }>;
    expect(Object.values(decks).map(({ name }) => name)).toEqual([
      'Default',
      'Biologia',
      'Biologia::Célula',
      'Geral',
    ]);
    expect(JSON.parse(col.dconf ?? '')).toHaveProperty('1');
    expect(
      all('select mid, tags, flds, sfld, csum, length(guid) as guid from notes order by id'),
    ).toMatchObject([
      {
        mid: models[0]?.id,
        tags: ' guerra\u00a0fria b ',
        flds: 'P &lt;1&gt;<br>linha\u001fR',
        csum: 611_685_260,
        guid: 22,
      },
      { mid: models[1]?.id, tags: '' },
    ]);
    const cards = all('select did, ord, type, queue, due from cards order by id');
    expect(cards.map(({ did, ...rest }) => [decks[String(did)]?.name, rest])).toEqual([
      ['Biologia::Célula', { ord: 0, type: 0, queue: 0, due: 1 }],
      ['Geral', { ord: 0, type: 0, queue: 0, due: 2 }],
      ['Geral', { ord: 1, type: 0, queue: 0, due: 2 }],
    ]);
    expect(all('select * from revlog union all select *, 1, 1, 1, 1, 1, 1 from graves')).toEqual([]);
    expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  });
});
