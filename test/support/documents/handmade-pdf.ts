import { deflateSync } from 'node:zlib';

/** An object of a PDF: its value as written, or a dictionary with a stream. */
export type PdfObject = string | { dict: string; data: Uint8Array | string };

const ascii = (text: string) => Buffer.from(text, 'latin1');

function written(object: PdfObject, number: number): Buffer {
  if (typeof object === 'string') return ascii(`${number} 0 obj\n${object}\nendobj\n`);
  const data = typeof object.data === 'string' ? ascii(object.data) : Buffer.from(object.data);
  const head = `${number} 0 obj\n<< ${object.dict} /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([ascii(head), data, ascii('\nendstream\nendobj\n')]);
}

/** A PDF of these objects, numbered from 1, the first one its catalogue; `trailer` adds to the trailer's dictionary. */
export function handmadePdf(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const services: Uint8Array[] = [ascii('%PDF-1.7\n%âãÏÓ\n')];
  let length = services[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const part = written(object, index + 1);
    services.push(part);
    length += part.length;
    return length - part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  services.push(
    ascii(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(services);
}

interface PageLook {
  mediaBox?: string;
  /** Added to the page's dictionary. */
  page?: string;
  /** Added to the catalogue. */
  catalogue?: string;
}

/** The objects of a document of one page with this content; 6 and on are free. */
export function onePage(
  content: PdfObject,
  { mediaBox = '0 0 595 842', page = '', catalogue = '' }: PageLook = {},
): PdfObject[] {
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /XObject << /X 6 0 R >> >> ${page} >>`,
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
}

/** Content that writes lines from the top of the page, 14 points apart. */
export const writing = (...lines: string[]): PdfObject => ({
  dict: '',
  data: `BT /F 12 Tf 14 TL 72 760 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`,
});

/** The data deflated so many times, with the filters that undo it. */
export function deflated(data: Uint8Array | string, times = 1): PdfObject {
  let bytes: Uint8Array = Buffer.from(data as string);
  for (let time = 0; time < times; time++) bytes = deflateSync(bytes);
  return { dict: `/Filter [${'/FlateDecode '.repeat(times)}]`, data: bytes };
}

/** The same objects within a compressed object stream, found by a cross-reference stream (PDF 1.5). */
export function compressedPdf(): Uint8Array {
  const [catalogue, pages, page, content, font] = onePage(writing('Texto em objetos comprimidos.'));
  const inside = [catalogue, pages, page, font] as string[];
  const numbers = [1, 2, 3, 5];
  let at = 0;
  const index = inside.map((object, position) => {
    const pair = `${numbers[position]} ${at}`;
    at += object.length + 1;
    return pair;
  });
  const first = `${index.join(' ')}\n`;
  const packed = deflateSync(ascii(first + inside.join('\n')));
  const head = ascii('%PDF-1.5\n');
  const stream = written(
    { dict: `/Type /ObjStm /N 4 /First ${first.length} /Filter /FlateDecode`, data: packed },
    6,
  );
  const text = written(content as PdfObject, 4);
  const [textAt, streamAt] = [head.length, head.length + text.length];
  const xrefAt = streamAt + stream.length;
  const rows = [
    [0, 0, 255],
    [2, 6, 0],
    [2, 6, 1],
    [2, 6, 2],
    [1, textAt, 0],
    [2, 6, 3],
    [1, streamAt, 0],
    [1, xrefAt, 0],
  ].flatMap(([type = 0, where = 0, more = 0]) => [type, where >> 8, where & 255, more]);
  const dict = '/Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode';
  const xref = written({ dict, data: deflateSync(Uint8Array.from(rows)) }, 7);
  return Buffer.concat([head, text, stream, xref, ascii(`startxref\n${xrefAt}\n%%EOF\n`)]);
}
