import { deflated, handmadePdf, onePage, type PdfObject, writing } from './handmade-pdf.ts';
import { typesetPdf } from './typeset-pdf.ts';

const text = writing('Um texto que se pode ler.');

/** A page whose content draws a form, which draws itself. */
export const drawingItself = (): Uint8Array =>
  handmadePdf([
    ...onePage({ dict: '', data: '/X Do' }),
    {
      dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
      data: '/X Do /X Do',
    },
  ]);

/** Page trees that never end, or that say more than they hold. */
export const pageTree = (kids: string, count: number): Uint8Array => {
  const [catalogue, , page, ...rest] = onePage(text) as string[];
  return handmadePdf([
    catalogue as string,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    page as string,
    ...(rest as PdfObject[]),
    '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>',
  ]);
};

/** Cross-reference sections that point to themselves. */
export function endlessXref(): Uint8Array {
  const bytes = Buffer.from(handmadePdf(onePage(text), '/Prev 000000000'));
  const at = bytes.lastIndexOf('xref', bytes.indexOf('trailer'));
  bytes.write(String(at).padStart(9, '0'), bytes.indexOf('/Prev') + 6, 'latin1');
  return bytes;
}

/** A page whose content unpacks to so many MB, deflated so many times. */
export const swollenPdf = (megabytes: number, times: number, content = 'q Q '): Uint8Array =>
  handmadePdf(onePage(deflated(content.repeat((megabytes * 1024 * 1024) / content.length), times)));

/** Arrays within arrays, as content and as an object. */
export const nestedArrays = (depth: number): Uint8Array =>
  handmadePdf(
    onePage(
      { dict: '', data: `${'['.repeat(depth)}${']'.repeat(depth)} TJ` },
      { page: `/Kept ${'['.repeat(depth)}${']'.repeat(depth)}` },
    ),
  );

/** A page that is a picture and nothing else. */
export const scannedPdf = (): Promise<Uint8Array> => {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return typesetPdf((document) => document.image(pixel, 0, 0, { width: 595, height: 842 }));
};

export const lockedPdf = (userPassword?: string): Promise<Uint8Array> =>
  typesetPdf((document) => document.text('Um texto protegido que só se lê com a senha.'), {
    userPassword,
    ownerPassword: 'senha do dono',
    pdfVersion: '1.7',
  });
