import type { Piece } from './sections.ts';

/** Where an item stands; positions are those of pieces. */
export interface ListPlace {
  /** The first item of its list. */
  list: number;
  /** The line right above the list, which it goes on from. */
  lead: number | undefined;
  /** The item above that it is part of. */
  parent: number | undefined;
}

/** How far an item is set in: by its spaces, then by a bullet other than that of the first one. */
function depthOf(text: string, { start }: Piece, first: string | undefined) {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const mark = line.trim().replace(/[\d\p{L}]+/gu, '1');
  const spaces = line.length - line.trimStart().length;
  return { mark, depth: spaces * 2 + (first === undefined || mark === first ? 0 : 1) };
}

/** The places of the items of each list among the pieces of a section, by their lines; a blank line ends a list. */
export function listPlaces(text: string, pieces: readonly Piece[]): (ListPlace | undefined)[] {
  let list = -1;
  let first: string | undefined;
  let above: { at: number; depth: number }[] = [];
  return pieces.map((piece, at) => {
    if (piece.kind !== 'item') {
      list = -1;
      return undefined;
    }
    const before = pieces[at - 1];
    const isApart = before === undefined || /\n\s*\n/u.test(text.slice(before.end, piece.start));
    if (list < 0 || isApart) {
      list = at;
      first = undefined;
      above = [];
    }
    const { mark, depth } = depthOf(text, piece, first);
    first ??= mark;
    above = above.filter((other) => other.depth < depth);
    const parent = above.at(-1)?.at;
    above.push({ at, depth });
    const top = pieces[list - 1];
    const isLed =
      top !== undefined && top.kind === 'prose' && !/\n\s*\n/u.test(text.slice(top.end, pieces[list]?.start));
    return { list, lead: isLed ? list - 1 : undefined, parent };
  });
}
