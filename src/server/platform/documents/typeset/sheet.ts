import { Canvas, type DocumentInfo } from './canvas.ts';
import type { Line } from './lines.ts';
import { colours, type Run, type Style } from './runs.ts';
import type { Tag } from './tags.ts';

/** Lines that belong together. */
export interface Block {
  tag: Tag;
  lines: readonly Line[];
  style: Style;
  /** Colour behind them. */
  ground?: string;
}

interface Held {
  before: number;
  height: number;
  draw: () => void;
}

interface Bar {
  x: number;
  top: number | undefined;
}

/** No text is set narrower than this, however deep it is nested. */
const narrowest = 200;

/** Pages filled from top to bottom: where lines go, and what is not parted. Points. */
export class Sheet {
  readonly canvas: Canvas;
  /** Where the next line stands. */
  y: number;
  private held: Held[] = [];
  private label: ((y: number) => void) | undefined;
  private readonly bars: Bar[] = [];
  private before = 0;
  private indent = 0;

  constructor(info: DocumentInfo) {
    this.canvas = new Canvas(info);
    this.y = this.canvas.top;
  }

  get left(): number {
    return this.canvas.left + this.indent;
  }

  get width(): number {
    return this.canvas.right - this.left;
  }

  /** Height that is left on the page. */
  get room(): number {
    return this.canvas.bottom - this.y;
  }

  get isAtTop(): boolean {
    return this.y <= this.canvas.top;
  }

  /** Adds a part to the text: `type` as PDF calls it. */
  block(type: string, runs: readonly Run[], style: Style): Block {
    return { tag: this.canvas.tags.add(type), lines: this.linesOf(runs, style), style };
  }

  linesOf(runs: readonly Run[], style: Style): Line[] {
    return this.canvas.linesOf(runs, style, this.width);
  }

  heightOf({ lines, style }: Block): number {
    return lines.length * this.canvas.lineHeight(style);
  }

  /** White before what comes next; of two that meet the larger counts. */
  space(height: number): void {
    this.before = Math.max(this.before, height);
  }

  /** What `draw` writes stands further to the right, as long as that leaves room for words. */
  indented(by: number, draw: () => void): void {
    const step = Math.max(0, Math.min(by, this.width - narrowest));
    this.indent += step;
    draw();
    this.indent -= step;
  }

  /** What `draw` writes stands beside a bar. */
  barred(draw: () => void): void {
    const bar: Bar = { x: this.left, top: undefined };
    this.bars.push(bar);
    this.indented(14, draw);
    this.bars.pop();
    this.drawBar(bar);
  }

  /** What `draw` writes has a sign beside its first line, which `label` draws at the top of that line. */
  labelled(label: (y: number) => void, draw: () => void): void {
    this.label = label;
    draw();
    this.label = undefined;
  }

  /**
   * Begins what comes next, on a new page unless `height` points of it fit on this one: after the white, with what
   * was held for it.
   */
  keep(height: number): void {
    const above = this.held.reduce((sum, each) => sum + each.before + each.height, this.before);
    if (!this.isAtTop && this.room < above + height) this.turn();
    const { held, before } = this;
    this.held = [];
    for (const each of held) {
      this.skip(each.before);
      each.draw();
    }
    this.skip(before);
    this.before = 0;
    for (const bar of this.bars) bar.top ??= this.y;
    const { label, y } = this;
    this.label = undefined;
    label?.(y);
  }

  private skip(height: number): void {
    if (!this.isAtTop) this.y += height;
  }

  turn(): void {
    for (const bar of this.bars) this.drawBar(bar);
    this.canvas.turnPage();
    this.y = this.canvas.top;
    for (const bar of this.bars) bar.top &&= this.y;
  }

  private drawBar({ x, top = this.y }: Bar): void {
    if (top < this.y)
      this.canvas.tags.artifact(() => this.canvas.ground(x, top, 2, this.y - top, colours.line));
  }

  /** Writes a block once it is known where what it heads will stand: on the same page. */
  hold(block: Block): void {
    const { left, before } = this;
    this.held.push({ before, height: this.heightOf(block), draw: () => this.draw(block, block.lines, left) });
    this.before = 0;
  }

  /** Writes a block, over pages where needed, but no line of several alone on one. */
  write(block: Block): void {
    const { lines, style } = block;
    const height = this.canvas.lineHeight(style);
    this.keep(height * (lines.length === 3 ? 3 : Math.min(2, lines.length)));
    let at = 0;
    while (at < lines.length) {
      const rest = lines.length - at;
      let count = Math.min(rest, Math.floor(this.room / height));
      if (count === rest - 1) count -= 1;
      if (count > 0 || this.isAtTop) {
        count = Math.max(1, count);
        this.draw(block, lines.slice(at, at + count), this.left);
        at += count;
      }
      if (at < lines.length) this.turn();
    }
  }

  private draw({ tag, style, ground }: Block, lines: readonly Line[], x: number): void {
    const { canvas } = this;
    const height = canvas.lineHeight(style);
    if (ground) {
      const area = [x - 8, this.y - 5, this.width + 8, lines.length * height + 8] as const;
      canvas.tags.artifact(() => canvas.ground(...area, ground));
    }
    for (const line of lines) {
      canvas.line(line, style, x, this.y, tag);
      this.y += height;
    }
  }

  finish(): Promise<Buffer> {
    this.keep(0);
    return this.canvas.finish();
  }
}
