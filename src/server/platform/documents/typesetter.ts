import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  text: resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  strong: resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
  display: resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
} as const;

const ink = '#1f1b3a';
const muted = '#5d5878';
const accent = '#8a5a00';
const margin = 56;

/** What the fonts have no sign for: drawn otherwise, or left out. */
const printable = (text: string) =>
  text.replace(/[^\n -ÿŒœ–—‘’“”„†‡•…‰‹›€™−≠≤≥]/gu, '').replace(/ {2,}/g, ' ');

/** A4 pages set in the product's fonts, written from top to bottom. Sizes in points. */
export class Typesetter {
  private readonly document: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];

  constructor(info: { title: string; subject: string }) {
    this.document = new PDFDocument({
      size: 'A4',
      margins: { top: margin, bottom: margin + 12, left: margin, right: margin },
      bufferPages: true,
      lang: 'pt-BR',
      displayTitle: true,
      info: { Title: info.title, Subject: info.subject, Creator: 'Órbita', Producer: 'Órbita' },
    });
    for (const [name, path] of Object.entries(fonts)) this.document.registerFont(name, path);
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  private get width(): number {
    return this.document.page.width - 2 * margin;
  }

  /** Starts a new page unless `height` points still fit on this one. */
  private keep(height: number): void {
    const { page, y } = this.document;
    if (y + height > page.height - page.margins.bottom) this.document.addPage();
  }

  private write(font: keyof typeof fonts, size: number, colour: string, text: string, indent = 0): void {
    this.document
      .font(font)
      .fontSize(size)
      .fillColor(colour)
      .text(printable(text), margin + indent, this.document.y, { width: this.width - indent, lineGap: 2 });
  }

  title(text: string): void {
    this.write('display', 22, ink, text);
    this.document.moveDown(0.3);
  }

  /** With room for what it heads: never the last line of a page. */
  heading(text: string): void {
    this.document.moveDown(0.8);
    this.keep(80);
    this.write('display', 14, accent, text);
    this.document.moveDown(0.3);
  }

  subheading(text: string): void {
    this.document.moveDown(0.4);
    this.keep(50);
    this.write('strong', 10.5, ink, text);
    this.document.moveDown(0.15);
  }

  paragraph(text: string): void {
    this.write('text', 10, ink, text);
    this.document.moveDown(0.4);
  }

  /** `heads` says that something follows which it must not be parted from. */
  note(text: string, heads = false): void {
    if (heads) this.keep(60);
    this.write('text', 9, muted, text);
    this.document.moveDown(0.2);
  }

  /** A line behind a box, ticked or not, with a smaller line below; both stay on one page. */
  task(text: string, detail: string, done: boolean): void {
    this.entry(text, detail, (y) => {
      this.document
        .lineWidth(0.8)
        .strokeColor(muted)
        .rect(margin, y + 1.5, 8, 8)
        .stroke();
      if (done)
        this.document
          .lineWidth(1.4)
          .strokeColor(ink)
          .moveTo(margin + 1.8, y + 5.6)
          .lineTo(margin + 3.6, y + 7.6)
          .lineTo(margin + 6.6, y + 3.4)
          .stroke();
    });
  }

  bullet(text: string, detail = ''): void {
    this.entry(text, detail, (y) => {
      this.document
        .fillColor(accent)
        .circle(margin + 3, y + 6, 2)
        .fill();
    });
  }

  private entry(text: string, detail: string, mark: (y: number) => void): void {
    const indent = 16;
    const options = { width: this.width - indent, lineGap: 2 };
    this.document.font('text').fontSize(9);
    const below = detail ? this.document.heightOfString(printable(detail), options) : 0;
    this.document.font('text').fontSize(10);
    this.keep(this.document.heightOfString(printable(text), options) + below + 4);
    mark(this.document.y);
    this.write('text', 10, ink, text, indent);
    if (detail) this.write('text', 9, muted, detail, indent);
    this.document.y += 4;
  }

  /** Numbers the pages and gives the file. */
  async finish(): Promise<Buffer> {
    const { document, chunks } = this;
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      document.switchToPage(page);
      // The number stands in the margin, where writing would otherwise start a new page.
      document.page.margins.bottom = 0;
      document
        .font('text')
        .fontSize(8)
        .fillColor(muted)
        .text(`Órbita · ${page - start + 1} de ${count}`, margin, document.page.height - 40, {
          width: this.width,
          align: 'center',
          lineBreak: false,
        });
    }
    const ended = new Promise<void>((resolve) => document.once('end', resolve));
    document.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
