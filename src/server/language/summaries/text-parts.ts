import { piecesOf } from '#server/language/text/pieces.ts';

/** A stretch of the source, with the pages that its pieces are of. */
export interface TextPart {
  text: string;
  /** Where each page begins in `text`, in order. */
  pages: { at: number; page: number }[];
}

/** Cuts pages into parts of about `size` characters that never break a word where it can be helped. */
export function partsOf(pages: readonly string[], size: number): TextPart[] {
  const parts: TextPart[] = [];
  let open: TextPart | undefined;
  pages.forEach((whole, index) => {
    for (const piece of piecesOf(whole, size)) {
      if (piece.trim() === '') continue;
      if (!open || open.text.length + piece.length > size) {
        open = { text: '', pages: [] };
        parts.push(open);
      }
      if (open.text) open.text += '\n\n';
      open.pages.push({ at: open.text.length, page: index + 1 });
      open.text += piece;
    }
  });
  return parts;
}

/** Letters and digits only, so that quotes are found whatever their spaces, hyphens and signs. */
function bareOf(text: string): { bare: string; at: number[] } {
  let bare = '';
  const at: number[] = [];
  for (const { 0: letters, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    for (let offset = 0; offset < letters.length; offset++) at.push(index + offset);
    bare += letters;
  }
  return { bare: bare.toLowerCase(), at };
}

const shortestQuote = 12;

/**
 * Finds quotes in a part: the words as they stand there, on one line, and the page on which they begin. Undefined
 * for what is not there word for word.
 */
export function quoteFinder({ text, pages }: TextPart) {
  const { bare, at } = bareOf(text);
  return (quote: string): { sentence: string; page: number } | undefined => {
    const wanted = bareOf(quote).bare;
    const found = wanted.length < shortestQuote ? -1 : bare.indexOf(wanted);
    if (found < 0 || bare.length !== at.length) return undefined;
    const start = at[found] as number;
    const end = (at[found + wanted.length - 1] as number) + 1;
    const closing = /^["”’)\]]?[.!?…]?["”’)\]]?/u.exec(text.slice(end))?.[0].length ?? 0;
    const page = pages.findLast((begins) => begins.at <= start)?.page ?? 1;
    return { sentence: text.slice(start, end + closing).replace(/\s+/gu, ' '), page };
  };
}
