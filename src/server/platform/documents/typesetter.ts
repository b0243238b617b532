import type { DocumentInfo } from './typeset/canvas.ts';
import { type Run, type Style, styles } from './typeset/runs.ts';
import { Sheet } from './typeset/sheet.ts';

type Text = string | readonly Run[];
const runsOf = (text: Text): readonly Run[] => (typeof text === 'string' ? [{ text }] : text);

const gutter = 16;
/** Points up to which a point of a list is kept on one page. */
const whole = 160;

/** A4 pages set in the product's fonts, written from top to bottom; tagged, so that they can be read aloud. */
export class Typesetter {
  /** For what has blocks of its own: `writeMarkdown`. */
  readonly sheet: Sheet;

  constructor(info: DocumentInfo) {
    this.sheet = new Sheet(info);
  }

  title(text: string): void {
    this.write('H1', text, styles.title);
    this.sheet.space(7);
  }

  /** With what it heads: never the last line of a page. */
  heading(text: string): void {
    this.head('H2', text, styles.heading, 16, 6);
  }

  subheading(text: string): void {
    this.head('H3', text, styles.subheading, 11, 3);
  }

  paragraph(text: Text): void {
    this.write('P', text, styles.text);
    this.sheet.space(6);
  }

  /** `heads` says that something follows which it must not be parted from. */
  note(text: string, heads = false): void {
    if (heads) this.head('P', text, styles.note, 3, 3);
    else this.write('P', text, styles.note);
    this.sheet.space(3);
  }

  /** A note below everything. */
  closing(text: string): void {
    this.sheet.space(16);
    this.note(text);
  }

  /** A line behind a box, ticked or not, with a smaller line below. */
  task(text: string, detail: string, done: boolean): void {
    const { canvas, left } = this.sheet;
    this.item((y) => canvas.tags.artifact(() => canvas.box(left, y + 1.5, done)), text, detail);
  }

  bullet(text: Text, detail = ''): void {
    const { canvas, left } = this.sheet;
    this.item((y) => canvas.tags.artifact(() => canvas.dot(left + 3, y + 6)), text, detail);
  }

  private item(mark: (y: number) => void, text: Text, detail: string): void {
    const { sheet } = this;
    sheet.canvas.tags.listItem(() =>
      sheet.indented(gutter, () => {
        const main = sheet.block('LBody', runsOf(text), styles.text);
        const below = { ...main, lines: sheet.linesOf(runsOf(detail), styles.note), style: styles.note };
        const height = sheet.heightOf(main) + (detail ? sheet.heightOf(below) : 0);
        sheet.labelled(mark, () => {
          if (height <= whole) sheet.keep(height);
          sheet.write(main);
        });
        if (detail) sheet.write(below);
      }),
    );
    sheet.space(4);
  }

  private write(type: string, text: Text, style: Style): void {
    this.sheet.write(this.sheet.block(type, runsOf(text), style));
  }

  private head(type: string, text: string, style: Style, before: number, after: number): void {
    this.sheet.space(before);
    this.sheet.hold(this.sheet.block(type, runsOf(text), style));
    this.sheet.space(after);
  }

  /** Numbers the pages and gives the file. */
  finish(): Promise<Buffer> {
    return this.sheet.finish();
  }
}
