import { createRequire } from 'node:module';
import { blackboard, type Face, sources } from './faces.ts';

/** A part of a text that one font draws, raised (1), lowered (-1) or on the line. */
export interface Piece {
  text: string;
  /** As pdfkit knows it. */
  font: string;
  level: -1 | 0 | 1;
  /** The sign that it strikes through, as a `/` does to make `≠` of `=`. */
  over?: string;
}

/** Whether two pieces can be drawn as one. */
export const isAlike = (a: Piece, b: Piece): boolean =>
  a.font === b.font && a.level === b.level && !a.over && !b.over;

interface OpenFont {
  /** Thousandths of the size. */
  ascender: number;
  font: { hasGlyphForCodePoint(code: number): boolean };
}

const { resolve } = createRequire(import.meta.url);

const slash = '\u{338}';
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}]/u;
const raised = /[\u{2070}-\u{207f}\u{2b0}-\u{2b8}\u{1d2c}-\u{1d61}\u{1d9b}-\u{1dbf}]/u;
const lowered = /[\u{2080}-\u{209c}\u{1d62}-\u{1d6a}\u{2c7c}]/u;

/** Finds a font for every sign of a text. */
export class Fonts {
  private readonly found = new Map<string, readonly Piece[]>();
  private readonly known = new Set<string>();
  private readonly document: PDFKit.PDFDocument;

  constructor(document: PDFKit.PDFDocument) {
    this.document = document;
  }

  /**
   * A text cut into what one font draws at a time. Signs that no font has are drawn by what they are made of (`ﬁ` is
   * f and i, `₂` a lowered 2, `≠` a struck =), or left out.
   */
  piecesOf(text: string, face: Face): Piece[] {
    return this.join([...text.normalize('NFC')], face);
  }

  private join(signs: readonly string[], face: Face): Piece[] {
    const pieces: Piece[] = [];
    for (const piece of signs.flatMap((sign) => this.drawn(sign, face))) {
      const last = pieces.at(-1);
      if (last && isAlike(last, piece)) last.text += piece.text;
      else pieces.push({ ...piece });
    }
    return pieces;
  }

  private drawn(sign: string, face: Face): readonly Piece[] {
    const key = face + sign;
    const known = this.found.get(key);
    if (known) return known;
    const pieces = this.find(sign, face);
    this.found.set(key, pieces);
    return pieces;
  }

  private find(sign: string, face: Face): readonly Piece[] {
    if (sign === '\u{202f}' || sign === '\u{2007}') return this.drawn('\u{a0}', face);
    if (invisible.test(sign)) return [];
    const base = sign.normalize('NFKD');
    if (blackboard.signs.test(sign)) return [{ text: base, font: blackboard.font, level: 0 }];
    const level = raised.test(sign) ? 1 : lowered.test(sign) ? -1 : 0;
    const parts = () => this.join([...base], face);
    if (level !== 0 && base !== sign) {
      const [part, ...others] = parts();
      return part && others.length === 0 ? [{ ...part, level }] : [];
    }
    const source = sources[face].find(({ font, signs }) => signs.test(sign) && this.has(font, sign));
    if (source) return [{ text: sign, font: source.font, level: 0 }];
    if (base.endsWith(slash) && base.length === 2) {
      const struck = base.charAt(0);
      return [
        ...this.drawn(struck, face),
        ...this.drawn('/', face).map((piece) => ({ ...piece, over: struck })),
      ];
    }
    return base === sign ? [] : parts();
  }

  private has(font: string, sign: string): boolean {
    return font === 'Courier' || this.open(font).font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  }

  /** From the top of a line to the foot of its letters, in points. */
  ascent(font: string, size: number): number {
    return (this.open(font).ascender * size) / 1000;
  }

  /** pdfkit has no questions of its own for this: what it has opened is asked. */
  private open(font: string): OpenFont {
    return (this.use(font) as unknown as { _font: OpenFont })._font;
  }

  /** Makes a font the one that the document writes in. */
  use(font: string): PDFKit.PDFDocument {
    if (!this.known.has(font)) {
      this.known.add(font);
      if (font.endsWith('.ttf')) this.document.registerFont(font, resolve(font));
    }
    return this.document.font(font);
  }
}
