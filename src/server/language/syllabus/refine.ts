import { findLetters, findRomans, type Marker } from './numbers.ts';
import { type Piece, splitAt, splitSentences } from './sentences.ts';

/** A topic while it is cut: `at` is where it begins in its passage. */
export interface Draft extends Piece {
  children: Draft[];
}

/** Letters from which on a leaf that lists its parts becomes parent and children. */
const block = 220;
const longestHeading = 160;

export const leaf = ({ at, text }: Piece): Draft => ({ at, text, children: [] });

/** The words before the first colon outside brackets, and what follows it; null when they are no heading. */
export function splitHeading({ at, text }: Piece): { heading: string; rest: Piece } | null {
  const colon = /^((?:[^:;()]|\([^()]*\)){2,}?)\s*:\s+(?=\S)/u.exec(text);
  const heading = colon?.[1]?.trim() ?? '';
  if (!colon || heading.length > longestHeading || /https?$/u.test(heading)) return null;
  return { heading, rest: { at: at + colon[0].length, text: text.slice(colon[0].length) } };
}

const withoutStop = (text: string) => text.replace(/[\s.;:]+$/u, '');

function byMarkers({ at, text }: Piece, markers: readonly Marker[]): Draft[] {
  const pieces = markers.map((marker, index) => {
    const end = markers[index + 1]?.at ?? text.length;
    return refine({ at: at + marker.end, text: text.slice(marker.end, end).trim() });
  });
  const head = text.slice(0, markers[0]?.at).replace(/[\s(]+$/u, '');
  if (!/\p{L}{2}/u.test(head)) return pieces;
  return [{ at, text: withoutStop(head), children: pieces }];
}

/** Parts between semicolons and full stops. */
const partsOf = (piece: Piece): Piece[] =>
  splitSentences(piece.text, piece.at).flatMap(({ at, text }) => splitAt(text, ';', at));

/** "Energia, trabalho e potência – Conceituação de trabalho": the words before a dash as the heading of a block. */
function splitAtDash({ at, text }: Piece): { heading: string; rest: Piece } | null {
  const dash = /^([^:;.()]{3,100}?)\s+[–—-]\s+(?=\p{Lu})/u.exec(text);
  return dash?.[1]
    ? { heading: dash[1], rest: { at: at + dash[0].length, text: text.slice(dash[0].length) } }
    : null;
}

function splitBlock(piece: Piece): Draft | null {
  const sentences = splitSentences(piece.text, piece.at);
  const [first, ...others] = sentences;
  if (!first) return null;
  const headed = (sentences.length >= 3 ? splitAtDash(first) : null) ?? splitHeading(first);
  if (sentences.length >= 3 && headed)
    return { at: piece.at, text: headed.heading, children: [headed.rest, ...others].map(refine) };
  if (sentences.length >= 4)
    return { at: piece.at, text: withoutStop(first.text), children: others.map(refine) };
  if (!headed) return null;
  const parts = partsOf({ at: headed.rest.at, text: piece.text.slice(headed.rest.at - piece.at) });
  if (parts.length < 4) return null;
  return { at: piece.at, text: headed.heading, children: parts.map(leaf) };
}

/** An item as parent and children, when it lists its parts by letters or numerals, or is long and lists them. */
export function refine(piece: Piece): Draft {
  for (const find of [findLetters, findRomans]) {
    const markers = find(piece.text);
    if (markers.length < 2) continue;
    const [only, ...rest] = byMarkers(piece, markers);
    if (only && rest.length === 0) return only;
  }
  return (piece.text.length >= block ? splitBlock(piece) : null) ?? leaf(piece);
}
