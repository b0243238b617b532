import { randomBytes } from 'node:crypto';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { documentLimits, documentNames } from '#shared/contracts/documents.ts';
import { compoundFile, docFile } from '#test/support/documents/compound-file.ts';
import { compressedPdf, handmadePdf, onePage, writing } from '#test/support/documents/handmade-pdf.ts';
import {
  drawingItself,
  endlessXref,
  lockedPdf,
  pageTree,
  scannedPdf,
} from '#test/support/documents/hostile-pdfs.ts';
import { countedPages, typesetPdf } from '#test/support/documents/typeset-pdf.ts';
import { docxFile, heading, listItem, paragraph, table } from '#test/support/documents/word-files.ts';
import { crowdedZip, zipOf } from '#test/support/documents/zip-bombs.ts';
import type { DocumentText } from '../read-document.ts';
import { run } from './read-worker.ts';

type File = Uint8Array | Promise<Uint8Array>;

async function read(kind: DocumentText['kind'], bytes: Uint8Array, lines?: boolean): Promise<DocumentText> {
  const reading = await run({ kinds: [kind], lines }, new Uint8Array(bytes), () => {});
  if ('problem' in reading) throw new Error(reading.problem);
  return reading;
}

const readAny = async (file: File) =>
  run({ kinds: Object.values(documentNames).flat() }, new Uint8Array(await file), () => {});

const latin = (text: string) => Buffer.from(text, 'latin1');
const utf8 = (text: string) => Buffer.from(text, 'utf8');
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
const cut = async (file: File, share: number) => {
  const bytes = await file;
  return bytes.slice(0, Math.floor(bytes.length * share));
};

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
    expect(await readAny(file())).toEqual({ kind, pages, hasPages: kind === 'pdf' });
  });

  it('reads 500 pages', async () => {
    const { pages } = await read('pdf', await countedPages(documentLimits.pages));
    expect(pages).toHaveLength(documentLimits.pages);
  });
});

describe('files that are refused', () => {
  it.each<[string, () => File, string]>([
    ['blanks', () => utf8(' \n\t \r\n'), 'documents.empty'],
    ['a blank Word file', () => docxFile(paragraph(' ')), 'documents.empty'],
    ['too much text', () => utf8('um dois '.repeat(400_000)), 'documents.too_long'],
    ['501 pages', () => countedPages(documentLimits.pages + 1), 'documents.too_many_pages'],
    ['a PDF with a password', () => lockedPdf('senha'), 'documents.encrypted'],
    [
      'a DOCX with a password',
      () => compoundFile({ EncryptedPackage: new Uint8Array(9), EncryptionInfo: new Uint8Array(9) }),
      'documents.encrypted',
    ],
    ['a DOC with a password', () => docFile(sentence, { isEncrypted: true }), 'documents.encrypted'],
    ['a scan', scannedPdf, 'documents.without_text'],
    [
      'a Word file of pictures',
      () => docxFile('', { files: { 'word/media/image1.png': new Uint8Array(9) } }),
      'documents.without_text',
    ],
    ['a form that draws itself', drawingItself, 'documents.without_text'],
    ['the beginning of a DOC', () => cut(docFile(sentence), 0.05), 'documents.unknown_type'],
    ['another Office file', () => zipOf('[Content_Types].xml', 'xl/workbook.xml'), 'documents.unknown_type'],
    ['a zip file with a crowd', () => crowdedZip(100_000), 'documents.unknown_type'],
    ['an XLS file', () => compoundFile({ Workbook: new Uint8Array(9) }), 'documents.unknown_type'],
    [
      'a picture',
      () => Buffer.concat([latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), randomBytes(500)]),
      'documents.unknown_type',
    ],
    [
      'a program',
      () => Buffer.concat([latin('MZ\x90\0\x03\0'), Buffer.alloc(500)]),
      'documents.unknown_type',
    ],
    ['noise', () => randomBytes(50_000).map((byte) => byte || 1), 'documents.unknown_type'],
    ['HTML', () => utf8('<!doctype html><html><body><p>Olá</p></body></html>'), 'documents.unknown_type'],
    ['RTF', () => latin("{\\rtf1\\ansi Ol\\'e1}"), 'documents.unknown_type'],
  ])('%s', async (_, file, problem) => {
    expect(await readAny(file())).toEqual({ problem });
  });
});

const bold = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const plain = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe('lines of a document', () => {
  it('are handed out only where they are asked for, beside the same text', async () => {
    const pdf = await typesetPdf((page) => page.text('Um texto que se pode ler.', 100, 100));
    const without = await read('pdf', pdf);
    const { lines, ...text } = await read('pdf', pdf, true);
    expect(without).toEqual(text);
    expect(lines?.[0]?.map((line) => line.text)).toEqual(['Um texto que se pode ler.']);
  });

  it('of a PDF say what is bold and which cells stand apart', async () => {
    const pdf = await typesetPdf((page) => {
      page
        .font('Helvetica-Bold')
        .text('Direito: ', 60, 60, { continued: true })
        .font('Helvetica')
        .text('atos e poderes');
      page.text('Língua Portuguesa', 60, 120).text('10', 300, 120);
    });
    const [first, second] = (await read('pdf', pdf, true)).lines?.[0] ?? [];
    expect(first?.text.slice(0, first.bold).trim()).toBe('Direito:');
    expect(second?.cells.map(({ text, left }) => [text, Math.round(left)])).toEqual([
      ['Língua Portuguesa', 60],
      ['10', 300],
    ]);
  });

  it('of a Word file are its paragraphs, items and rows', async () => {
    const docx = await docxFile(
      [
        heading('Programa', 1),
        paragraph(bold('Direito:') + plain(' atos')),
        listItem('Crase', 2),
        table([['Direito', '10']]),
      ].join(''),
    );
    const lines = (await read('docx', docx, true)).lines?.[0] ?? [];
    expect(lines.map(({ text, bold: letters }) => [text, letters])).toEqual([
      ['Programa', 8],
      ['Direito: atos', 8],
      ['1. Crase', 0],
      ['Direito\t10', 0],
    ]);
  });
});
