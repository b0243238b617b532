import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { strFromU8, strToU8 } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  flashcardTransferApi,
  type ImportPreview,
  type ImportResult,
} from '#shared/contracts/flashcard-transfer.ts';
import { type CreateFlashcardInput, flashcardApi } from '#shared/contracts/flashcards.ts';
import { quotas } from '#shared/rules/quotas.ts';
import {
  ankiCollection,
  appeal,
  middlePackage,
  newPackage,
  oldPackage,
  zipped,
} from '#test/support/anki-packages.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
let temporary: string;
beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'orbita-test-'));
  vi.stubEnv('TMPDIR', temporary);
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(async () => {
  await test.close();
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

type Fields = Record<string, string>;
const preview = '/flashcards/import/preview';
const bring = '/flashcards/import';

/** Sends a form as a browser does. */
async function sendForm(path: string, form: FormData, token?: string) {
  const request = new Response(form);
  return test.send('POST', path, Buffer.from(await request.arrayBuffer()), {
    token,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}
function send(path: string, file: string | Uint8Array, fields: Fields = {}, token?: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), nameOf(file));
  return sendForm(path, form, token);
}
const nameOf = (file: string | Uint8Array) =>
  typeof file !== 'string' && strFromU8(file.subarray(0, 2)) === 'PK' ? 'cartões.apkg' : 'cartões.csv';
async function previewed(
  student: Student,
  file: string | Uint8Array,
  fields?: Fields,
): Promise<ImportPreview> {
  const { status, body } = await send(preview, file, fields, student.token);
  expect(body).toHaveProperty('data');
  expect(status).toBe(200);
  return (body as unknown as { data: { preview: ImportPreview } }).data.preview;
}
async function imported(
  student: Student,
  file: string | Uint8Array,
  fields: Fields = {},
): Promise<ImportResult> {
  const { status, body } = await send(bring, file, { subject: 'Biologia', ...fields }, student.token);
  expect(body).toHaveProperty('data');
  expect(status).toBe(201);
  return (body as unknown as { data: ImportResult }).data;
}
/** What `look` saw, again and again, until `work` was done. */
async function meanwhile<T>(work: Promise<unknown>, look: () => Promise<T>): Promise<T[]> {
  const seen: T[] = [];
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    seen.push(await look());
    await setImmediate();
  }
  await done;
  return seen;
}
/** Oldest first. */
async function cardsOf(student: Student) {
  const { body } = await test.call(flashcardApi.list, { query: {} }, { token: student.token });
  return body.data.flashcards.reverse();
}
const exported = (student: Student, query: string) =>
  test.app.inject({
    url: `/api/flashcards/export?${query}`,
    headers: { authorization: `Bearer ${student.token}` },
  });

it('answers 401 without a token', async () => {
  for (const path of [preview, bring]) expect(await send(path, 'a;b')).toMatchObject({ status: 401 });
  expect(await test.send('GET', flashcardTransferApi.export.path)).toMatchObject({ status: 401 });
});

describe('a text file', () => {
  const file = [
    'Pergunta;Resposta;Tags;Baralho',
    'O que é DNA?;Uma molécula;genética;Biologia::Célula',
    '"O que é\nRNA?";Outra;;',
    'o que é dna?; uma molecula;;',
    'Sem resposta;;;',
    '"Aspas" soltas;x;;',
    'Já tenho;sim;;',
  ].join('\n');

  it('is shown before anything is kept', async () => {
    const student = await test.registerStudent();
    await imported(student, 'JÁ TENHO;Sim');
    const shown = await previewed(student, file);
    expect(shown).toMatchObject({
      format: 'text',
      separator: 'semicolon',
      columns: [
        { name: 'Pergunta', role: 'question' },
        { name: 'Resposta', role: 'answer' },
        { name: 'Tags', role: 'tags' },
        { name: 'Baralho', role: 'deck' },
      ],
      total: 6,
      ready: 2,
      withoutSubject: 4,
      duplicates: {
        own: 1,
        file: 1,
        first: [
          { line: 5, of: 'file' },
          { line: 8, text: 'Já tenho', of: 'own' },
        ],
      },
      broken: {
        count: 2,
        first: [
          { line: 6, text: 'Sem resposta', reason: 'A resposta é obrigatória.' },
          { line: 7, reason: 'As aspas não fecham direito nesta linha.' },
        ],
      },
      media: 0,
      shortened: 0,
    });
    expect(shown.rows[0]).toEqual(['O que é DNA?', 'Uma molécula', 'genética', 'Biologia::Célula']);
    expect(await cardsOf(student)).toHaveLength(1);
  });

  it('shows ten rows, cut, and counts them all', async () => {
    const student = await test.registerStudent();
    const rows = Array.from({ length: 40 }, (_, index) => `P${index}\t${'R'.repeat(1000)}`).join('\n');
    const shown = await previewed(student, rows);
    expect([shown.rows.length, shown.rows[9]?.[1]?.length, shown.ready]).toEqual([10, 300, 40]);
  });

  it('becomes cards as the student chose, due at once, in its order', async () => {
    const student = await test.registerStudent();
    const result = await imported(student, file, { deck: 'Revisão' });
    expect(result).toMatchObject({
      imported: 3,
      decks: [
        { deck: 'Biologia::Célula', count: 1 },
        { deck: 'Revisão', count: 2 },
      ],
      duplicates: { own: 0, file: 1 },
      broken: { count: 2 },
    });
    expect(await cardsOf(student)).toMatchObject([
      {
        question: 'O que é DNA?',
        tags: ['genética'],
        deck: 'Biologia::Célula',
        subject: 'Biologia',
        difficulty: 3,
      },
      { question: 'O que é\nRNA?', deck: 'Revisão' },
      { question: 'Já tenho' },
    ]);
    const { body } = await test.call(flashcardApi.stats, {}, { token: student.token });
    expect(body).toMatchObject({ totalCount: 3, dueCount: 3 });
    test.clock.advance({ minutes: 1 });
    const chosen = { separator: 'semicolon', columns: 'answer,question,ignore,subject', deck: '' };
    await imported(student, file, chosen);
    expect((await cardsOf(student))[3]).toMatchObject({
      question: 'Uma molécula',
      answer: 'O que é DNA?',
      subject: 'Biologia::Célula',
      deck: 'Geral',
      tags: [],
    });
  });

  it('is skipped where it repeats, unless the student wants it', async () => {
    const student = await test.registerStudent();
    await imported(student, file);
    expect(await imported(student, file)).toMatchObject({
      imported: 0,
      decks: [],
      duplicates: { own: 4, file: 0 },
    });
    expect(await imported(student, file, { duplicates: 'import' })).toMatchObject({ imported: 4 });
    expect(await cardsOf(student)).toHaveLength(7);
    // Somebody else's cards are no duplicates.
    expect(await previewed(await test.registerStudent(), file)).toMatchObject({ duplicates: { own: 0 } });
  });

  it('of many cards comes whole and in order', async () => {
    const student = await test.registerStudent();
    const many = Array.from({ length: 4700 }, (_, index) => `P${index};R`).join('\n');
    expect(await imported(student, many)).toMatchObject({ imported: 4700 });
    expect((await cardsOf(student)).map(({ question }) => question)).toEqual(
      Array.from({ length: 4700 }, (_, index) => `P${index}`),
    );
    const { body } = await test.call(flashcardApi.stats, {}, { token: student.token });
    expect(body).toMatchObject({ totalCount: 4700, dueCount: 4700 });
  });

  it('comes whole or not at all when the account has no room for it, and says how full that is before', async () => {
    const student = await test.registerStudent();
    await imported(student, 'a;b');
    await test.services.db.execute(sql`update flashcard_totals set cards = ${quotas.flashcards.free - 2}`);
    const three = 'P1;R\nP2;R\nP3;R';
    expect(await previewed(student, three)).toMatchObject({
      ready: 3,
      kept: quotas.flashcards.free - 2,
      most: quotas.flashcards.free,
    });
    const refused = await send(bring, three, { subject: 'Biologia' }, student.token);
    expect([refused.status, refused.body.code]).toEqual([403, 'quotas.tier']);
    expect(await cardsOf(student)).toHaveLength(1);
    expect(await imported(student, 'P1;R\nP2;R')).toMatchObject({ imported: 2 });
  });

  it('lets others in between its portions', async () => {
    const student = await test.registerStudent();
    const many = Array.from({ length: 1000 }, (_, index) => `P${index};R`).join('\n');
    const seen = await meanwhile(imported(student, many), async () => {
      const { body } = await test.call(flashcardApi.stats, {}, { token: student.token });
      return body.totalCount;
    });
    // What was asked meanwhile saw the deck grow, portion by portion.
    expect(seen.filter((count) => count > 0 && count < 1000).length).toBeGreaterThan(1);
  });

  it('needs a subject only where it brings none', async () => {
    const student = await test.registerStudent();
    const missing = {
      status: 422,
      body: { code: 'flashcards.subject_missing', message: 'A matéria é obrigatória.' },
    };
    expect(await send(bring, 'a;b', {}, student.token)).toMatchObject(missing);
    expect(await send(bring, 'a;b', { subject: ' ' }, student.token)).toMatchObject(missing);
    expect(await cardsOf(student)).toEqual([]);
    const whole = 'pergunta,resposta,matéria,dificuldade\nP,R,Física,5';
    expect(await previewed(student, whole)).toMatchObject({ withoutSubject: 0 });
    await imported(student, whole, { subject: '' });
    expect(await cardsOf(student)).toMatchObject([{ subject: 'Física', difficulty: 5 }]);
  });
});

describe('an Anki package', () => {
  it.each([
    ['anki2', oldPackage],
    ['anki21', middlePackage],
    ['anki21b', newPackage],
  ])('of the kind %s becomes cards', async (_, pack) => {
    const student = await test.registerStudent();
    const file = pack({
      decks: { 5: 'Biologia::Célula::Organelas' },
      notes: [
        { fields: ['O que é <b>DNA</b>? <img src="x.png">', 'Uma molécula'], tags: ' a b ', deck: 5 },
        { fields: ['{{c1::Mitocôndria}} faz ATP', ''], deck: 1 },
        { fields: ['<img src="y.png">', 'sem texto'] },
      ],
    });
    expect(await previewed(student, file)).toMatchObject({
      format: 'apkg',
      separator: null,
      total: 3,
      ready: 2,
      media: 2,
    });
    expect(await imported(student, file, { deck: 'Geral' })).toMatchObject({
      imported: 2,
      media: 2,
      broken: { count: 1, first: [{ line: 3, reason: 'Sem as mídias, falta texto neste flashcard.' }] },
    });
    expect(await cardsOf(student)).toMatchObject([
      { question: 'O que é **DNA**?', deck: 'Biologia::Célula - Organelas', tags: ['a', 'b'] },
      { question: '{{c1::Mitocôndria}} faz ATP', answer: 'Mitocôndria', deck: 'Geral' },
    ]);
  });
});

describe('a file that can’t be read', () => {
  const collection = ankiCollection({ notes: [{ fields: ['P', 'R'] }] });
  const encrypted = zipped({ 'collection.anki2': collection });
  encrypted[6] = 1;

  it.each<[string, Uint8Array | string, string, string]>([
    ['nothing', '', 'flashcards.file_empty', 'Não há flashcards neste arquivo.'],
    [
      'an image',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]),
      'flashcards.file_unknown',
      'Este arquivo não é um texto (CSV ou TXT) nem um pacote do Anki (.apkg).',
    ],
    [
      'a document',
      zipped({ 'word/document.xml': strToU8('<a/>') }),
      'flashcards.file_unknown',
      'Este arquivo não é um texto',
    ],
    [
      'a cut package',
      zipped({ 'collection.anki2': collection }).slice(0, 300),
      'flashcards.file_broken',
      'incompleto ou corrompido',
    ],
    [
      'no database',
      zipped({ 'collection.anki21': strToU8('SQLite format 3\0 de mentira') }),
      'flashcards.file_broken',
      'corrompido',
    ],
    ['a locked package', encrypted, 'flashcards.file_encrypted', 'protegido por senha'],
    [
      'a newer package',
      zipped({ 'collection.anki2': appeal }),
      'flashcards.package_too_new',
      'versão do Anki',
    ],
    ['too many notes', 'a;b\n'.repeat(100_001), 'flashcards.too_many_notes', 'mais de 100.000 flashcards'],
    ['too many columns', 'a;'.repeat(60), 'flashcards.too_many_columns', 'mais de 50 colunas'],
  ])('is refused with one sentence: %s', async (_, file, code, message) => {
    const student = await test.registerStudent();
    for (const path of [preview, bring]) {
      expect(await send(path, file, { subject: 'x' }, student.token)).toMatchObject({
        status: 422,
        body: { code, message: expect.stringContaining(message) },
      });
    }
    await expect.poll(() => readdirSync(temporary)).toEqual([]);
  });

  it('is refused when it is too large, alone or with another', async () => {
    const { token } = await test.registerStudent();
    expect(await send(preview, new Uint8Array(25 * 1024 * 1024 + 1), {}, token)).toMatchObject({
      status: 413,
      body: {
        code: 'flashcards.file_too_large',
        message: 'O arquivo pode ter até 25 MB. Se for um pacote do Anki, exporte sem as mídias.',
      },
    });
    const form = new FormData();
    for (const name of ['file', 'file']) form.append(name, new Blob(['a;b']), 'a.csv');
    expect(await sendForm(bring, form, token)).toMatchObject({
      status: 413,
      body: { message: 'Envie um arquivo por vez.' },
    });
  });

  it('leaves the server able to read the next one', async () => {
    const files = [encrypted, 'a;b', '', 'c;d', zipped({}), 'e;f'];
    const students = await Promise.all(files.map(() => test.registerStudent()));
    const answers = await Promise.all(files.map((file, at) => send(preview, file, {}, students[at]?.token)));
    expect(answers.map(({ status }) => status)).toEqual([422, 200, 422, 200, 422, 200]);
    await expect.poll(() => readdirSync(temporary)).toEqual([]);
  });

  it.each([
    ['cartões.exe', 'a;b', 'flashcards.file_unknown', 'Este arquivo não é um texto (CSV ou TXT)'],
    ['cartões', 'a;b', 'flashcards.file_unknown', 'Este arquivo não é um texto (CSV ou TXT)'],
    [
      'cartões.apkg',
      'a;b',
      'flashcards.file_not_as_named',
      'termina em .apkg, mas o conteúdo é de outro tipo',
    ],
    ['cartões.csv', zipped({}), 'flashcards.file_not_as_named', 'termina em .csv, mas o conteúdo é de outro'],
  ])('is refused by its name, %s', async (name, file, code, message) => {
    const { token } = await test.registerStudent();
    const form = new FormData();
    form.append('file', new Blob([file]), name);
    expect(await sendForm(preview, form, token)).toMatchObject({
      status: 422,
      body: { code, message: expect.stringContaining(message) },
    });
  });
});

describe('a form that is none', () => {
  it.each<[Fields, string]>([
    [{ columns: 'question,nada' }, 'Escolha o que cada coluna traz.'],
    [{ columns: 'answer,answer' }, 'Cada conteúdo vem de uma coluna só.'],
    [{ separator: 'ponto' }, 'Escolha o separador das colunas.'],
    [{ duplicates: 'talvez' }, 'Escolha o que fazer com os repetidos.'],
    [{ deck: 'x'.repeat(121) }, 'O nome do baralho pode ter até 120 caracteres.'],
    [{ subject: 'x'.repeat(81) }, 'A matéria pode ter até 80 caracteres.'],
  ])('is refused: %j', async (fields, message) => {
    const { token } = await test.registerStudent();
    expect(await send(bring, 'a;b', fields, token)).toMatchObject({ status: 422, body: { message } });
  });

  it('is malformed without a file, or when it is no form', async () => {
    const { token } = await test.registerStudent();
    const missing = { status: 400, body: { message: 'Escolha um arquivo.' } };
    const form = new FormData();
    form.append('file', 'não é um arquivo');
    expect(await sendForm(preview, form, token)).toMatchObject(missing);
    expect(await test.send('POST', preview, { file: 'x' }, { token })).toMatchObject(missing);
    expect((await test.send('POST', preview, undefined, { token })).status).toBe(400);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of ['--x\r\nnada', '--y--', '']) {
      const { status } = await test.send('POST', bring, Buffer.from(body), { token, headers });
      expect(status).toBe(400);
    }
    const plain = { 'content-type': 'text/csv' };
    expect(await test.send('POST', bring, Buffer.from('a;b'), { token, headers: plain })).toMatchObject({
      status: 415,
    });
  });
});

describe('an export', () => {
  const cards: CreateFlashcardInput[] = [
    {
      question: 'P1',
      answer: '=1+1',
      subject: 'Biologia',
      deck: 'Biologia',
      tags: ['guerra fria'],
      difficulty: 5,
    },
    {
      question: 'P2 "citada"',
      answer: 'linha\noutra; e mais',
      subject: 'Biologia',
      deck: 'Biologia::Célula',
    },
    { question: '{{c1::P3}}', answer: 'R3', subject: 'História', deck: 'Biologias' },
  ];
  const keep = (student: Student, all = cards) =>
    test.call(flashcardApi.keep, { body: { cards: all } }, { token: student.token });

  it('is a CSV that Anki and spreadsheets open, nothing of it changed', async () => {
    const student = await test.registerStudent();
    await keep(student);
    await keep(await test.registerStudent());
    const answer = await exported(student, 'format=csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="flashcards.csv"');
    expect(answer.body).toBe(
      [
        '\ufeff#separator:Comma',
        '#html:false',
        '#columns:Frente,Verso,Baralho,Tags,Matéria,Dificuldade',
        '#deck column:3',
        '#tags column:4',
        '"P1","=1+1","Biologia","guerra\u00a0fria","Biologia","5"',
        '"P2 ""citada""","linha\noutra; e mais","Biologia::Célula","","Biologia","3"',
        '"{{c1::P3}}","R3","Biologias","","História","3"',
        '',
      ].join('\n'),
    );
  });

  it('is a spreadsheet in which nothing is taken for a formula', async () => {
    const student = await test.registerStudent();
    await keep(student);
    const answer = await exported(student, 'format=spreadsheet');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="flashcards-planilha.csv"');
    expect(answer.body).toBe(
      [
        '\ufeff"Frente";"Verso";"Baralho";"Tags";"Matéria";"Dificuldade"',
        `"P1";"'=1+1";"Biologia";"guerra fria";"Biologia";"5"`,
        '"P2 ""citada""";"linha\noutra; e mais";"Biologia::Célula";"";"Biologia";"3"',
        '"{{c1::P3}}";"R3";"Biologias";"";"História";"3"',
        '',
      ].join('\r\n'),
    );
  });

  it('takes a deck, or a folder with its decks', async () => {
    const student = await test.registerStudent();
    await keep(student);
    const lines = async (deck: string) =>
      (await exported(student, `format=csv&deck=${encodeURIComponent(deck)}`)).body.match(/P\d/g);
    expect(await lines('Biologia')).toEqual(['P1', 'P2']);
    expect(await lines('Biologia::Célula')).toEqual(['P2']);
    for (const query of ['format=csv&deck=Nada', 'format=apkg&deck=Nada'])
      expect((await exported(student, query)).json()).toMatchObject({
        message: 'Não há flashcards para exportar.',
      });
    expect((await exported(student, 'format=pdf')).statusCode).toBe(422);
    expect((await exported(student, '')).statusCode).toBe(400);
  });

  it.each(['csv', 'apkg'])('brings a thousand cards to another student as %s', async (format) => {
    const [student, other] = [await test.registerStudent(), await test.registerStudent()];
    const thousand = Array.from({ length: 1000 }, (_, index) => ({
      question:
        index % 7 === 0
          ? `A {{c1::lacuna ${index}}} é "x"`
          : `  Pergunta ${index}?\n- a;b,c\t<i>&amp;</i> $x_${index}$`,
      answer: `Resposta **${index}**\n\n    código com  espaços\n#fim`,
      subject: `Matéria ${index % 5}`,
      deck: index % 3 === 0 ? 'Geral' : `Pasta ${index % 4}::Baralho ${index % 9}`,
      tags: index % 2 === 0 ? [] : ['guerra fria', `t${index}`, 'a::b'],
      difficulty: (index % 5) + 1,
    }));
    expect((await keep(student, thousand)).status).toBe(201);
    const file = await exported(student, `format=${format}`);
    expect(file.statusCode).toBe(200);
    expect(await imported(other, new Uint8Array(file.rawPayload))).toMatchObject({
      imported: 1000,
      broken: { count: 0 },
      media: 0,
    });
    const content = (card: (typeof before)[number]) => ({
      question: card.question,
      answer: card.answer,
      deck: card.deck,
      tags: card.tags,
      ...(format === 'csv' && { subject: card.subject, difficulty: card.difficulty }),
    });
    const before = await cardsOf(student);
    expect((await cardsOf(other)).map(content)).toEqual(before.map(content));
  });
});
