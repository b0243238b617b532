import PDFDocument from 'pdfkit';
import { readSummaryTexts } from './summary-texts.ts';

const wordsOnPage = 450;

/** A PDF of so many A4 pages full of Portuguese study text, justified, with a running head and page numbers. */
export async function studyPdf(pages: number): Promise<Buffer> {
  const words = (await readSummaryTexts()).flatMap(({ text }) => text.split(/\s+/u));
  const document = new PDFDocument({ size: 'A4', margin: 64, autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  let next = 0;
  for (let page = 1; page <= pages; page++) {
    document.addPage().fontSize(9).text(`Apostila de revisão · ${page}`, { align: 'right' });
    const text = Array.from({ length: wordsOnPage }, () => words[next++ % words.length]).join(' ');
    document.fontSize(11).moveDown().text(text, { align: 'justify' });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
