import PDFDocument from 'pdfkit';

/** What `draw` puts on an A4 document, in points from the top left. */
export async function typesetPdf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 72, ...options });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Pages with a line each. */
export const countedPages = (count: number): Promise<Uint8Array> =>
  typesetPdf((document) => {
    for (let page = 1; page <= count; page++) {
      if (page > 1) document.addPage();
      document.text(`A folha de número ${page} trata do assunto ${page * 7}.`);
    }
  });

/** Lines of one font size at `left`, so far apart, the first one with its baseline near `top`. */
export function writeLines(
  document: PDFKit.PDFDocument,
  left: number,
  top: number,
  lines: readonly string[],
  size = 11,
): void {
  document.fontSize(size);
  for (const [index, line] of lines.entries())
    document.text(line, left, top + index * size * 1.3, { lineBreak: false });
}
