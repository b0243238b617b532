import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { documentLimits } from '#shared/contracts/documents.ts';
import { UploadedFile } from '#shared/contracts/uploaded-file.schemas.ts';
import { compoundFile, docFile } from '#test/support/documents/compound-file.ts';
import { compressedPdf, handmadePdf, onePage, writing } from '#test/support/documents/handmade-pdf.ts';
import {
  drawingItself,
  endlessXref,
  lockedPdf,
  nestedArrays,
  pageTree,
  scannedPdf,
  swollenPdf,
} from '#test/support/documents/hostile-pdfs.ts';
import { countedPages, typesetPdf } from '#test/support/documents/typeset-pdf.ts';
import { docxFile, heading, listItem, paragraph, table } from '#test/support/documents/word-files.ts';
import { crowdedZip, lyingDocx, swollenDocx, zipOf } from '#test/support/documents/zip-bombs.ts';
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
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

const sentence = 'Ação e reação são forças opostas.';
const spoken = writing('Um texto que se pode ler.');

describe('good files', () => {
  it.each<[string, () => File, string, string[]]>([
    [
      'pages in order',
      () => countedPages(2),
      'pdf',
      ['A folha de número 1 trata do assunto 7.', 'A folha de número 2 trata do assunto 14.'],
    ],
    [
      'objects and cross-references in compressed streams',
      compressedPdf,
      'pdf',
      ['Texto em objetos comprimidos.'],
    ],
    ['an owner’s password only', () => lockedPdf(), 'pdf', ['Um texto protegido que só se lê com a senha.']],
    [
      'a page turned sideways',
      () => typesetPdf((page) => page.rotate(90, { origin: [100, 100] }).text(sentence, 100, 100)),
      'pdf',
      [sentence],
    ],
    [
      'bytes before the header',
      async () => Buffer.concat([latin('lixo\n'.repeat(50)), await countedPages(1)]),
      'pdf',
      ['A folha de número 1 trata do assunto 7.'],
    ],
    [
      'a zip file behind the PDF',
      async () => Buffer.concat([await countedPages(1), zipOf('word/document.xml')]),
      'pdf',
      ['A folha de número 1 trata do assunto 7.'],
    ],
    [
      'cross-references that are wrong',
      () =>
        latin(
          handmadePdf(onePage(spoken))
            .toString()
            .replaceAll(/\d{10} 00000 n/g, '0000099999 00000 n'),
        ),
      'pdf',
      ['Um texto que se pode ler.'],
    ],
    [
      'a page without end',
      () => handmadePdf(onePage(spoken, { mediaBox: '-1e30 0 1e30 99999999999999999999' })),
      'pdf',
      ['Um texto que se pode ler.'],
    ],
    ['cross-references that go in circles', endlessXref, 'pdf', ['Um texto que se pode ler.']],
    [
      'more pages declared than there are',
      () => pageTree('3 0 R', 1_000_000_000),
      'pdf',
      ['Um texto que se pode ler.'],
    ],
    [
      'one broken branch of pages',
      () => pageTree('6 0 R 3 0 R', 2),
      'pdf',
      ['', 'Um texto que se pode ler.'],
    ],
    [
      'scripts and addresses to open',
      () =>
        handmadePdf(
          onePage(spoken, {
            catalogue:
              '/OpenAction << /S /JavaScript /JS (while \\(1\\) {}) >> /AA << /WC << /S /URI /URI (http://192.0.2.1/) >> >>',
          }),
        ),
      'pdf',
      ['Um texto que se pode ler.'],
    ],
    [
      'accents that TeX prints apart',
      () => handmadePdf(onePage(writing('A fun\\270c\\230ao é um circuito.'))),
      'pdf',
      ['A função é um circuito.'],
    ],
    [
      'paragraphs and a table of Word',
      () =>
        docxFile(
          heading('Genética', 1) +
            paragraph(sentence) +
            heading('Genes', 2) +
            table([
              ['Alelo', 'Traço'],
              ['A', 'liso'],
            ]),
        ),
      'docx',
      [`# Genética\n\n${sentence}\n\n## Genes\n\nAlelo\tTraço\nA\tliso`],
    ],
    [
      'lists of Word',
      () =>
        docxFile([listItem('um', 1), listItem('dentro', 1, 1), listItem('a', 2), listItem('b', 2)].join('')),
      'docx',
      ['- um\n  - dentro\n1. a\n2. b'],
    ],
    [
      'notes and exponents of Word',
      () => {
        const raised = (inside: string) =>
          `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr>${inside}</w:r>`;
        const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
        return docxFile(
          paragraph(
            `${run('Um termo')}${raised('<w:footnoteReference w:id="2"/>')}${run(' e x')}${raised('<w:t>2</w:t>')}`,
          ),
        );
      },
      'docx',
      ['Um termo e x²\n\nNota sobre o termo.'],
    ],
    [
      'a macro beside the text',
      () => docxFile(paragraph(sentence), { files: { 'word/vbaProject.bin': strToU8('Auto_Open') } }),
      'docx',
      [sentence],
    ],
    [
      'a hundred thousand entries beside the text',
      () =>
        docxFile(paragraph(sentence), {
          files: Object.fromEntries(
            Array.from({ length: 100_000 }, (_, n) => [`x/${n}`, [new Uint8Array(), { level: 0 }]]),
          ),
        }),
      'docx',
      [sentence],
    ],
    [
      'a Word 97 file',
      () => docFile('A “célula” é viva.\rO DNA tem tra\x1fços; guarda\x1echuva.\rA\x07B\x07\r'),
      'doc',
      ['A “célula” é viva.\n\nO DNA tem traços; guarda-chuva.\n\nA\tB'],
    ],
    ['UTF-8', () => utf8(sentence), 'txt', [sentence]],
    ['UTF-8 with a mark', () => utf8(`\uFEFF${sentence}`), 'txt', [sentence]],
    ['UTF-16 with a mark', () => Buffer.from(`\uFEFF${sentence}`, 'utf16le'), 'txt', [sentence]],
    ['UTF-16 the other way round', () => swapped(`\uFEFF${sentence}`), 'txt', [sentence]],
    ['UTF-16 without a mark', () => Buffer.from(sentence, 'utf16le'), 'txt', [sentence]],
    ['Windows-1252', () => latin(`\x93${sentence}\x94 \x96 1º`), 'txt', [`“${sentence}” – 1º`]],
    ['old line ends', () => latin('um\rdois\rtrês'), 'txt', ['um\ndois\ntrês']],
    [
      'a text about PDF',
      () => utf8('Todo arquivo desses começa com %PDF-1.7 e acaba com %%EOF.'),
      'txt',
      ['Todo arquivo desses começa com %PDF-1.7 e acaba com %%EOF.'],
    ],
    [
      'Markdown',
      () => utf8('# Células\n\nA **célula** é $x^2$.\n\n```js\n  a();\n```'),
      'md',
      ['# Células\n\nA **célula** é $x^2$.\n\n```js\n  a();\n```'],
    ],
  ])('reads %s', async (_, file, kind, pages) => {
    expect(await read(file())).toEqual({ kind, pages, hasPages: kind === 'pdf' });
  });

  it('reads 500 pages', async () => {
    expect((await read(countedPages(documentLimits.pages))).pages).toHaveLength(documentLimits.pages);
  });
});

const encrypted = '422 documents.encrypted';
const broken = '422 documents.broken';
const unknown = '422 documents.unknown_type';
const empty = '422 documents.empty';
const heavy = '422 documents.too_heavy';
const withoutText = '422 documents.without_text';

const laughs = `<!DOCTYPE l [<!ENTITY a "ha">${[...'bcdefghi'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`).join('')}]>`;
const nestedTables = (depth: number) =>
  `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;

describe('files that are refused', () => {
  it.each<[string, () => File, string]>([
    ['nothing', () => new Uint8Array(), empty],
    ['blanks', () => utf8(' \n\t \r\n'), empty],
    ['a blank Word file', () => docxFile(paragraph(' ')), empty],
    ['more than 20 MB', () => new Uint8Array(documentLimits.file + 1), '413 documents.too_large'],
    ['too much text', () => utf8('um dois '.repeat(400_000)), '422 documents.too_long'],
    ['501 pages', () => countedPages(documentLimits.pages + 1), '422 documents.too_many_pages'],
    ['a PDF with a password', () => lockedPdf('senha'), encrypted],
    [
      'a DOCX with a password',
      () => compoundFile({ EncryptedPackage: new Uint8Array(9), EncryptionInfo: new Uint8Array(9) }),
      encrypted,
    ],
    ['a DOC with a password', () => docFile(sentence, { isEncrypted: true }), encrypted],
    ['a scan', scannedPdf, withoutText],
    [
      'a Word file of pictures',
      () => docxFile('', { files: { 'word/media/image1.png': new Uint8Array(9) } }),
      withoutText,
    ],
    ['a form that draws itself', drawingItself, withoutText],
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
    ['the beginning of a DOC', () => cut(docFile(sentence), 0.05), unknown],
    ['a DOCX that unpacks to too much', () => swollenDocx(70), heavy],
    ['a DOCX that says so', () => lyingDocx(1, 4_000_000_000), heavy],
    ['a page that unpacks to too much', () => swollenPdf(60, 1), heavy],
    ['a page deflated three times', () => swollenPdf(60, 3), heavy],
    ['another Office file', () => zipOf('[Content_Types].xml', 'xl/workbook.xml'), unknown],
    ['a zip file with a crowd', () => crowdedZip(100_000), unknown],
    ['an XLS file', () => compoundFile({ Workbook: new Uint8Array(9) }), unknown],
    ['a picture', () => Buffer.concat([latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), randomBytes(500)]), unknown],
    ['a program', () => Buffer.concat([latin('MZ\x90\0\x03\0'), Buffer.alloc(500)]), unknown],
    ['noise', () => randomBytes(50_000).map((byte) => byte || 1), unknown],
    ['HTML', () => utf8('<!doctype html><html><body><p>Olá</p></body></html>'), unknown],
    ['RTF', () => latin("{\\rtf1\\ansi Ol\\'e1}"), unknown],
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
