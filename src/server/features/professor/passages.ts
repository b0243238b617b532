import { piecesOf } from '#server/language/text/pieces.ts';

const size = 900;

/** A document in pieces that are found and cited one by one, each with its page from 1 when there are pages. */
export const passagesOf = (pages: readonly string[], hasPages: boolean) =>
  pages.flatMap((text, index) =>
    [...piecesOf(text, size)]
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')
      .map((piece) => ({ text: piece, page: hasPages ? index + 1 : null })),
  );
