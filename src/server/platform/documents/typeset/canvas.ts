import PDFDocument from 'pdfkit';
import { fontOf } from './faces.ts';
import { Fonts } from './fonts.ts';
import type { LinePiece } from './line-pieces.ts';
import { breakLines, type Line } from './lines.ts';
import { colours, type Run, type Style, styles } from './runs.ts';
import { type Tag, Tags } from './tags.ts';

export interface DocumentInfo {
  title: string;
  subject: string;
  keywords?: readonly string[];
}

const margin = 56;
const footRoom = 12;

/** The pages of a PDF, on which everything stands where it is told to. Points, from the top left. */
export class Canvas {
  readonly tags: Tags;
  readonly left = margin;
  readonly right: number;
  readonly top = margin;
  readonly bottom: number;
  private readonly document: PDFKit.PDFDocument;
  private readonly fonts: Fonts;
  private readonly chunks: Buffer[] = [];
  private readonly widths = new Map<string, number>();
  private readonly links = new Map<Run, Tag>();

  constructor({ title, subject, keywords = [] }: DocumentInfo) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: 'pt-BR',
      displayTitle: true,
      info: {
        Title: title,
        Subject: subject,
        ...(keywords.length > 0 && { Keywords: keywords.join(', ') }),
        Creator: 'Órbita',
        Producer: 'Órbita',
      },
    });
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.right = this.document.page.width - margin;
    this.bottom = this.document.page.height - margin - footRoom;
    this.fonts = new Fonts(this.document);
    this.tags = new Tags(this.document);
  }

  turnPage(): void {
    this.tags.end();
    this.document.addPage();
  }

  /** From one line to the next. */
  lineHeight({ face, size }: Style): number {
    return this.fonts.use(fontOf(face)).fontSize(size).currentLineHeight(true) + 2;
  }

  /** `verbatim` keeps all blanks. */
  linesOf(runs: readonly Run[], style: Style, width: number, verbatim = false): Line[] {
    return breakLines(runs, style, width, { fonts: this.fonts, measure: this.measure, verbatim });
  }

  widthOf(text: string, { face, size }: Style): number {
    return this.measure(text, fontOf(face), size);
  }

  /** With the blank that mostly follows, as it will be drawn: pdfkit remembers a word that it has set. */
  private readonly measure = (text: string, font: string, size: number): number => {
    const key = `${font} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      this.fonts.use(font).fontSize(1000);
      const widthOf = (word: string) => this.document.widthOfString(word);
      width = text.endsWith(' ') ? widthOf(text) : widthOf(`${text} `) - widthOf(' ');
      this.widths.set(key, width);
    }
    return (width * size) / 1000;
  };

  /** A line with its top at `y`; without a tag where what is drawn has its own already. */
  line(line: Line, style: Style, x: number, y: number, tag?: Tag): void {
    const base = y + this.fonts.ascent(fontOf(style.face), style.size);
    let at = x;
    for (const piece of line) {
      this.piece(piece, at, base, tag);
      at += piece.width;
    }
  }

  private piece(piece: LinePiece, x: number, base: number, tag?: Tag): void {
    const { text, font, size, colour, rise, width, back, run } = piece;
    if (tag)
      this.tags.mark(run.link ? this.linkTo(run.link, run, tag, [x, base - size, width, size * 1.3]) : tag);
    this.fonts
      .use(font)
      .fontSize(size)
      .fillColor(colour)
      .text(text, x - back, base - rise, { lineBreak: false, baseline: 'alphabetic' });
    if (run.link) this.rule(x, base + 1.5, width, colour);
    if (run.strike) this.rule(x, base - size * 0.3, width, colour);
  }

  /** Makes a link of an area; its parts on several lines are one. */
  private linkTo(
    address: string,
    run: Run,
    tag: Tag,
    [x, y, width, height]: [number, number, number, number],
  ) {
    const link = this.links.get(run) ?? this.tags.addLink(tag);
    this.links.set(run, link);
    // As an object, or pdfkit writes a name instead of a text.
    const options = { structParent: link.element, Contents: Object(address) as string };
    this.document.link(x, y, width, height, address, options);
    return link;
  }

  rule(x: number, y: number, width: number, colour: string): void {
    this.document
      .lineWidth(0.6)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  ground(x: number, y: number, width: number, height: number, colour: string): void {
    this.document.rect(x, y, width, height).fill(colour);
  }

  dot(x: number, y: number): void {
    this.document.fillColor(colours.accent).circle(x, y, 2).fill();
  }

  /** A square of 8 points, ticked or not. */
  box(x: number, y: number, ticked: boolean): void {
    this.document.lineWidth(0.8).strokeColor(colours.muted).rect(x, y, 8, 8).stroke();
    if (!ticked) return;
    this.document
      .lineWidth(1.4)
      .strokeColor(colours.ink)
      .moveTo(x + 1.8, y + 4.1)
      .lineTo(x + 3.6, y + 6.1)
      .lineTo(x + 6.6, y + 1.9)
      .stroke();
  }

  /** Numbers the pages and gives the file. */
  async finish(): Promise<Buffer> {
    const { document, chunks } = this;
    this.tags.end();
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      document.switchToPage(page);
      this.tags.artifact(() => this.footer(`Órbita · ${page - start + 1} de ${count}`), 'Pagination');
    }
    this.tags.finish();
    const ended = new Promise<void>((resolve) => document.once('end', resolve));
    document.end();
    await ended;
    return Buffer.concat(chunks);
  }

  private footer(text: string): void {
    const { document } = this;
    this.fonts.use(fontOf('text')).fontSize(8).fillColor(styles.note.colour);
    const x = (document.page.width - document.widthOfString(text)) / 2;
    document.text(text, x, document.page.height - 40, { lineBreak: false });
  }
}
