import { type Fonts, isAlike, type Piece } from './fonts.ts';
import { colours, faceOf, type Run, type Style } from './runs.ts';

/** Of one run, font and height. Points; blanks at its end are part of its width. */
export interface LinePiece extends Piece {
  size: number;
  colour: string;
  /** Above the line. */
  rise: number;
  width: number;
  /** To the left of where it would stand. */
  back: number;
  run: Run;
}

/** Width of a text in points. */
export type Measure = (text: string, font: string, size: number) => number;

/** Letters of what is too wide for any line, without measuring it. */
const longest = 200;
/** The arrow of a vector, which the font has for small letters. */
const vector = '\u{20d7}';
const tall = /[\p{Lu}bdfhklt]$/u;
const graphemes = new Intl.Segmenter('pt-BR');

/** A text of one run as it is set in a block of this style. */
export function setText(
  text: string,
  run: Run,
  style: Style,
  { fonts, measure }: { fonts: Fonts; measure: Measure },
): LinePiece[] {
  const colour = run.link ? colours.link : run.muted ? colours.muted : style.colour;
  const full = (run.code && style.face !== 'code' ? 0.92 : 1) * style.size;
  return fonts.piecesOf(text, faceOf(style, run)).map((piece, at, all) => {
    const before = all[at - 1];
    const level = piece.level || (run.rise ?? 0);
    const size = level === 0 ? full : 0.68 * full;
    const isOverTall = piece.text === vector && tall.test(before?.text ?? '');
    const rise = (level > 0 ? 0.34 : level < 0 ? -0.16 : isOverTall ? 0.2 : 0) * full;
    const own =
      piece.text.length > longest ? Number.POSITIVE_INFINITY : measure(piece.text, piece.font, size);
    const struck = piece.over && before ? measure(piece.over, before.font, size) : undefined;
    const place = struck === undefined ? { width: own, back: 0 } : { width: 0, back: (struck + own) / 2 };
    return { ...piece, ...place, level, size, colour, rise, run };
  });
}

/** The letters of a piece one by one. */
export function lettersOf(piece: LinePiece, measure: Measure): LinePiece[] {
  if (piece.over) return [piece];
  return Array.from(graphemes.segment(piece.text), ({ segment: text }) => ({
    ...piece,
    text,
    width: measure(text, piece.font, piece.size),
  }));
}

/** Adds a piece at the end of a line, to the last one where they are drawn as one. */
export function addPiece(line: LinePiece[], piece: LinePiece): void {
  const last = line.at(-1);
  if (last && isAlike(last, piece) && last.run === piece.run) {
    last.text += piece.text;
    last.width += piece.width;
  } else line.push({ ...piece });
}

export const widthOf = (pieces: readonly LinePiece[]): number =>
  pieces.reduce((sum, { width }) => sum + width, 0);
