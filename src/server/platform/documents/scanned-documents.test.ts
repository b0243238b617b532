import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { documentLimits } from '#shared/contracts/documents.ts';
import { UploadedFile } from '#shared/contracts/uploaded-file.schemas.ts';
import { drawingItself, lockedPdf, swollenPdf } from '#test/support/documents/hostile-pdfs.ts';
import { type Grey, greyOf, pngOf, type ScannedPage, scannedPages } from '#test/support/documents/scans.ts';
import { countedPages, typesetPdf, writeLines } from '#test/support/documents/typeset-pdf.ts';
import { readDocument } from './read-document.ts';
import { PagePictures } from './reading/scans/page-pictures.ts';
import { shrink } from './reading/scans/raster.ts';

const services = { log: pino({ level: 'silent' }) };
const folder = mkdtempSync(join(tmpdir(), 'orbita-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

async function read(bytes: Uint8Array, name = 'edital.pdf', scanned = true) {
  const path = join(folder, String(++files));
  writeFileSync(path, bytes);
  const told: string[] = [];
  const onPage = (done: number, of: number) => told.push(`${done} de ${of}`);
  const reader = { userId: path, role: 'user' } as const;
  const file = new UploadedFile(path, name, bytes.length);
  const document = await readDocument(services, reader, file, scanned ? { scanned: { onPage } } : {});
  return { document, told };
}

const refusal = (...given: Parameters<typeof read>) =>
  read(...given).then(
    () => null,
    (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
  );

const columns = [
  [
    'O edital diz o que a prova cobra, e quem',
    'estuda por ele gasta menos tempo com o',
    'que não cai. Leia primeiro o programa,',
    'depois a tabela de pesos: uma disciplina',
    'com muitas questões merece mais horas.',
    'Anote também as datas da inscrição.',
  ],
  [
    'A revisão volta ao que já foi estudado,',
    'antes que se esqueça. Um dia depois, uma',
    'semana depois, um mês depois: três',
    'encontros guardam a matéria melhor do',
    'que uma tarde inteira de releitura, e',
    'as questões mostram o que falta.',
  ],
] as const;
const table = [
  ['Disciplina', 'Questões', 'Peso'],
  ['Língua Portuguesa', '15', '2,0'],
  ['Raciocínio Lógico', '10', '1,5'],
  ['Legislação do SUS', '25', '3,0'],
];

/** Two columns, and a table in rules whose head is white on dark. */
const writtenPage = () =>
  typesetPdf((document) => {
    writeLines(document, 60, 60, columns[0]);
    writeLines(document, 310, 60, columns[1]);
    document.rect(60, 196, 420, 24).fill('#333');
    for (const [index, row] of table.entries()) {
      document.fillColor(index === 0 ? 'white' : 'black').fontSize(12);
      for (const [cell, text] of row.entries())
        document.text(text, [66, 266, 386][cell] ?? 0, 202 + index * 24, { lineBreak: false });
      document.rect(60, 196 + index * 24, 420, 24).stroke('black');
    }
    for (const left of [260, 380]) document.rect(left, 196, 0.8, 96).fill('black');
  });

/** What a scanner sees at 150 dpi: grey paper, specks, and ink that isn't quite black. */
async function scan(pdf: Uint8Array): Promise<Grey> {
  const drawn = (await PagePictures.open(pdf))?.draw(1);
  if (!drawn) throw new Error('The page was not drawn.');
  const page = shrink(drawn, 150);
  const pixels = page.pixels.map((value, at) => 30 + value * 0.75 + ((at * 7919) % 23));
  return { ...page, pixels };
}

const white = greyOf(20, 28, () => 255);
const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean);

describe('a PDF with scanned pages', () => {
  it('is read with its columns, its table and its stamp', async () => {
    const picture = await scan(await writtenPage());
    const stamp = 'BT /F 9 Tf 72 30 Td (Assinado digitalmente.) Tj ET';
    const { document, told } = await read(scannedPages([{ picture }, { picture: white, content: stamp }]));
    const [page = '', stamped = ''] = document.pages;
    const expected = wordsOf([...columns.flat(), ...table.flat()].join(' '));
    const found = new Set(wordsOf(page));
    const missing = expected.filter((word) => !found.has(word));
    expect(missing.length, missing.join(' ')).toBeLessThanOrEqual(expected.length * 0.05);
    expect(page.indexOf('inscrição')).toBeLessThan(page.indexOf('A revisão'));
    expect(page).toContain('Legislação do SUS\t25\t3,0');
    expect(stamped).toBe('Assinado digitalmente.');
    expect(told).toEqual(['0 de 2', '1 de 2', '2 de 2']);
    expect(document.scanned?.pages).toEqual([
      { page: 1, confidence: expect.toSatisfy((confidence) => confidence > 80 && confidence <= 100) },
      { page: 2, confidence: expect.any(Number) },
    ]);
    for (const { page: number, line, word } of document.scanned?.doubtful ?? [])
      expect(document.pages[number - 1]?.split('\n')[line]).toContain(word);
  });

  it('of which none has a word is told so', async () => {
    expect(await refusal(scannedPages([{ picture: white }, { picture: white }]))).toMatch(
      /^documents\.nothing_recognised: Não reconhecemos texto/u,
    );
  });

  const smallLogo: ScannedPage = {
    picture: white,
    box: [60, 60],
    content: 'BT /F 12 Tf 72 400 Td (Um texto.) Tj ET',
  };
  it.each([
    ['text alone', () => countedPages(1)],
    ['a small picture beside its text', () => scannedPages([smallLogo])],
  ])('is none with %s', async (_, file) => {
    const { document, told } = await read(await file());
    expect(document.pages[0]).toMatch(/^(?:A folha|Um texto)/u);
    expect(document).not.toHaveProperty('scanned');
    expect(told).toEqual([]);
  });

  it('is refused as ever where nobody asks for it', async () => {
    expect(await refusal(scannedPages([{ picture: white }]), 'a.pdf', false)).toMatch(
      /^documents\.without_text/u,
    );
  });

  it('is refused with too many of them, before one is read', async () => {
    const many = Array.from({ length: documentLimits.scannedPages + 1 }, () => ({ picture: white }));
    expect(await refusal(scannedPages(many))).toMatch(
      /^documents\.too_many_scanned_pages: .*até 60 por vez/u,
    );
  });

  it('is refused with a picture that is too large, before it is decoded', async () => {
    const huge: ScannedPage = { picture: white, declared: [8000, 5001] };
    expect(await refusal(scannedPages([huge]))).toMatch(
      /^documents\.picture_too_large: .*até 40 megapixels/u,
    );
  });
});

it.each([
  // pdfium draws it until it has no more memory, or its process may have none.
  ['a form that draws itself', drawingItself, 'documents.(?:too_heavy|broken)'],
  ['a page that unpacks to too much', () => swollenPdf(60, 1), 'documents.too_heavy'],
  ['a password', () => lockedPdf('senha'), 'documents.encrypted'],
  ['the header of a PDF alone', () => Buffer.from('%PDF-1.7\n'), 'documents.broken'],
])('%s is refused', async (_, file, code) => {
  expect(await refusal(await file())).toMatch(new RegExp(`^${code}:`, 'u'));
});

describe('a picture', () => {
  const noise = greyOf(400, 300, (x, y) => (x * x * 31 + y * y * 17 + x * y * 7) % 256);

  it('is read where it is taken', async () => {
    const pdf = await typesetPdf((document) => writeLines(document, 60, 60, columns[0].slice(0, 3), 14));
    const { document, told } = await read(pngOf(await scan(pdf)), 'foto.jpg');
    expect(document).toMatchObject({ kind: 'png', hasPages: false, scanned: { pages: [{ page: 1 }] } });
    expect(document.pages).toEqual([columns[0].slice(0, 3).join(' ')]);
    expect(told).toEqual(['0 de 1', '1 de 1']);
  });

  it.each<[string, () => Uint8Array, string, RegExp]>([
    ['of nothing', () => pngOf(noise), 'a.png', /^documents\.nothing_recognised/u],
    ['cut off', () => pngOf(noise).slice(0, 60), 'a.png', /^documents\.broken/u],
    ['of too many pixels', () => pngOf(white, [8000, 5001]), 'a.png', /^documents\.picture_too_large/u],
    ['called a PDF', () => pngOf(white), 'a.pdf', /^documents\.not_as_named/u],
    [
      'of another kind',
      () => Buffer.from('GIF89a\0\0'),
      'a.png',
      /^documents\.neither_document_nor_picture/u,
    ],
    ['with another name', () => pngOf(white), 'a.gif', /nem imagem \(PNG ou JPEG\)/u],
  ])('%s is refused', async (_, picture, name, code) => {
    expect(await refusal(picture(), name)).toMatch(code);
  });

  it('is refused as ever where nobody asks for it', async () => {
    expect(await refusal(pngOf(white), 'a.png', false)).toMatch(/^documents\.unknown_type/u);
  });
});
