import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { documentLimits } from '#shared/contracts/documents.ts';
import { UploadedFile } from '#shared/contracts/uploaded-file.schemas.ts';
import { docFile } from '#test/support/documents/compound-file.ts';
import { nestedArrays, pageTree, swollenPdf } from '#test/support/documents/hostile-pdfs.ts';
import { countedPages } from '#test/support/documents/typeset-pdf.ts';
import { docxFile, paragraph } from '#test/support/documents/word-files.ts';
import { lyingDocx, swollenDocx } from '#test/support/documents/zip-bombs.ts';
import { readDocument } from './read-document.ts';
import { kindOf } from './reading/document-kind.ts';
import type { SandboxBounds } from './sandbox.ts';

type File = Uint8Array | Promise<Uint8Array>;

const services = { log: pino({ level: 'silent' }) };
const folder = mkdtempSync(join(tmpdir(), 'orbita-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

/** A student of its own for each file, so that none waits for another. */
async function read(file: File, { name = '', bounds }: { name?: string; bounds?: SandboxBounds } = {}) {
  const bytes = await file;
  const path = join(folder, String(++files));
  writeFileSync(path, bytes);
  const reader = { userId: path, role: 'user' } as const;
  return readDocument(services, reader, new UploadedFile(path, name || nameOf(bytes), bytes.length), {
    bounds,
  });
}

/** What a student would call it: by what it is, else as a PDF. */
function nameOf(bytes: Uint8Array): string {
  try {
    return `aula.${kindOf(bytes).kind}`;
  } catch {
    return 'aula.pdf';
  }
}

/** Why a file isn't read. */
const refusal = (file: File, given?: { name?: string; bounds?: SandboxBounds }) =>
  read(file, given).then(
    () => null,
    (error: { code: string; status: number }) => `${error.status} ${error.code}`,
  );

const cut = async (file: File, share: number) => {
  const bytes = await file;
  return bytes.slice(0, Math.floor(bytes.length * share));
};
const latin = (text: string) => Buffer.from(text, 'latin1');
const utf8 = (text: string) => Buffer.from(text, 'utf8');

const sentence = 'Ação e reação são forças opostas.';

const broken = '422 documents.broken';
const unknown = '422 documents.unknown_type';
const empty = '422 documents.empty';
const heavy = '422 documents.too_heavy';

const laughs = `<!DOCTYPE l [<!ENTITY a "ha">${[...'bcdefghi'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`).join('')}]>`;
const nestedTables = (depth: number) =>
  `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;

describe('files that are refused', () => {
  it.each<[string, () => File, string]>([
    ['nothing', () => new Uint8Array(), empty],
    ['more than 20 MB', () => new Uint8Array(documentLimits.file + 1), '413 documents.too_large'],
    ['half a PDF', () => cut(countedPages(3), 0.5), broken],
    ['the header of a PDF', () => latin('%PDF-1.7\n'), broken],
    ['pages that are their own parents', () => pageTree('2 0 R', 1), broken],
    ['pages in a circle', () => pageTree('6 0 R', 1), broken],
    ['arrays nested without end', () => nestedArrays(100_000), broken],
    ['half a DOCX', () => cut(docxFile(paragraph(sentence)), 0.5), broken],
    ['XML that is not closed', () => docxFile('<w:p><w:r'), broken],
    ['entities that grow', () => docxFile(paragraph('&i;'), { before: laughs }), broken],
    [
      'entities that reach out',
      () =>
        docxFile(paragraph('&x;'), { before: '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>' }),
      broken,
    ],
    ['tables nested without end', () => docxFile(nestedTables(20_000)), broken],
    ['a DOCX that unpacks to more than it says', () => lyingDocx(10, 1000), broken],
    ['half a DOC', () => cut(docFile('abc '.repeat(3000)), 0.5), broken],
    ['a DOCX that unpacks to too much', () => swollenDocx(70), heavy],
    ['a DOCX that says so', () => lyingDocx(1, 4_000_000_000), heavy],
    ['a page that unpacks to too much', () => swollenPdf(60, 1), heavy],
    ['a page deflated three times', () => swollenPdf(60, 3), heavy],
  ])('%s', async (_, file, code) => {
    expect(await refusal(file())).toBe(code);
  });
});

describe('files that never end', () => {
  const tight = { cpuMs: 1000, timeoutMs: 10_000, memoryMb: 256 };

  it.each<[string, () => File]>([
    ['a page with 40 MB to draw', () => swollenPdf(40, 1, 'BT /F 9 Tf (a b c d) Tj ET ')],
    ['a DOC whose sectors go in circles', () => docFile('abc '.repeat(3000), { isEndless: true })],
  ])('%s ends in time, and a neighbour is read meanwhile', async (_, file) => {
    const [hostile, neighbour] = await Promise.all([
      refusal(file(), { bounds: tight }),
      read(countedPages(1)),
    ]);
    expect(hostile).toBe(heavy);
    expect(neighbour.pages).toEqual(['A folha de número 1 trata do assunto 7.']);
  });
});

describe('a name', () => {
  const notAsNamed = '422 documents.not_as_named';

  it.each<[string, () => File, string | null]>([
    ['aula.pdf', () => countedPages(1), null],
    ['AULA.PDF', () => countedPages(1), null],
    ['aula.md', () => utf8(sentence), null],
    ['aula.txt', () => utf8('# Um\n\n**dois** **três**'), null],
    ['aula.doc', () => docxFile(paragraph(sentence)), null],
    ['virus.exe', () => utf8(sentence), unknown],
    ['aula.pdf.exe', () => countedPages(1), unknown],
    ['aula.html', () => utf8(sentence), unknown],
    ['constructor', () => utf8(sentence), unknown],
    ['aula.constructor', () => utf8(sentence), unknown],
    ['aula', () => utf8(sentence), unknown],
    ['aula.pdf', () => utf8(sentence), notAsNamed],
    ['aula.pdf', () => docxFile(paragraph(sentence)), notAsNamed],
    ['aula.txt', () => countedPages(1), notAsNamed],
    ['aula.docx', () => utf8(sentence), notAsNamed],
  ])('%s is judged with what the file holds', async (name, file, code) => {
    expect(await refusal(file(), { name })).toBe(code);
  });

  it('is told to the student when it says something else', async () => {
    await expect(read(utf8(sentence), { name: 'aula.PDF' })).rejects.toThrow(
      'O nome deste arquivo termina em .pdf, mas o conteúdo é de outro tipo. Envie o arquivo original.',
    );
  });
});

it('leaves a small file its turn while one student has handed in too much', async () => {
  const heavy = { cpuMs: 1500, timeoutMs: 10_000, memoryMb: 256 };
  const greedy = { userId: 'greedy', role: 'user' } as const;
  const bytes = swollenPdf(40, 1, 'BT /F 9 Tf (a b c d) Tj ET ');
  const path = join(folder, String(++files));
  writeFileSync(path, bytes);
  const file = new UploadedFile(path, 'aula.pdf', bytes.length);
  const ended: string[] = [];
  const many = Array.from({ length: 6 }, () =>
    readDocument(services, greedy, file, { bounds: heavy }).catch((error: { code: string }) =>
      ended.push(error.code),
    ),
  );
  await read(utf8(sentence)).then(() => ended.push('small'));
  // Three found no place, and said so before the small one was read.
  expect(ended).toEqual(['common.queue_full', 'common.queue_full', 'common.queue_full', 'small']);
  await Promise.all(many);
});
