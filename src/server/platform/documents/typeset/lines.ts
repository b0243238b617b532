import type { Fonts } from './fonts.ts';
import { addPiece, type LinePiece, lettersOf, type Measure, setText, widthOf } from './line-pieces.ts';
import type { Run, Style } from './runs.ts';

export type Line = LinePiece[];

interface Setting {
  fonts: Fonts;
  measure: Measure;
  /** Whether blanks stay as they are. */
  verbatim?: boolean;
}

const tokens = /\n|[ \t]+|[^ \t\n]*?[\p{L}\p{N})][-–—/](?=\p{L})|[^ \t\n]+/gu;

/**
 * Breaks a text into lines of at most `width` points: between words, after hyphens, and within a word only when it
 * is wider than a line. One line at least.
 */
export function breakLines(runs: readonly Run[], style: Style, width: number, setting: Setting): Line[] {
  const breaker = new LineBreaker(width, setting);
  for (const run of runs)
    for (const [token] of run.text.matchAll(tokens))
      breaker.add(token, (text) => setText(text, run, style, setting));
  return breaker.finish();
}

class LineBreaker {
  private readonly lines: Line[] = [[]];
  private readonly width: number;
  private readonly setting: Setting;
  /** Since the last place where a line may end; one word may have several runs. */
  private word: LinePiece[] = [];
  private used = 0;
  private isAfterBlank = true;

  constructor(width: number, setting: Setting) {
    this.width = width;
    this.setting = setting;
  }

  add(token: string, set: (text: string) => LinePiece[]): void {
    if (token === '\n') {
      this.endWord();
      this.startLine();
    } else if (/^[ \t]/.test(token)) {
      this.endWord();
      const { verbatim } = this.setting;
      if (verbatim || !this.isAfterBlank) this.put(set(verbatim ? token.replaceAll('\t', '    ') : ' '));
      this.isAfterBlank = true;
    } else {
      this.word.push(...set(token));
      if (/[-–—/]$/.test(token)) this.endWord();
    }
  }

  finish(): Line[] {
    this.endWord();
    return this.lines;
  }

  private startLine(): void {
    this.lines.push([]);
    this.used = 0;
    this.isAfterBlank = true;
  }

  private put(pieces: readonly LinePiece[]): void {
    const line = this.lines.at(-1) as Line;
    for (const piece of pieces) addPiece(line, piece);
    this.used += widthOf(pieces);
  }

  /** Puts what fits no more on the next line. */
  private place(pieces: readonly LinePiece[]): void {
    if (this.used > 0 && this.used + widthOf(pieces) > this.width) this.startLine();
    this.put(pieces);
  }

  private endWord(): void {
    if (this.word.length === 0) return;
    if (widthOf(this.word) <= this.width) this.place(this.word);
    else
      for (const piece of this.word)
        for (const letter of lettersOf(piece, this.setting.measure)) this.place([letter]);
    this.word = [];
    this.isAfterBlank = false;
  }
}
