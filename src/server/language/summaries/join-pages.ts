import { terminal } from '#server/platform/documents/reading/printed-lines.ts';

/** The pages of a document as one text that knows where each of them begins. */
export interface Joined {
  text: string;
  /** Number from 1 of the page that has the character at `offset` of the text. */
  pageAt(offset: number): number;
}

/** A last line that is shorter may be a heading or an item; only small letters show that it goes on. */
const fullLine = 40;

/** What stands between two pages: a line break where a word or a sentence goes on, else a blank line. */
function jointOf(before: string, after: string): string {
  const last = before.slice(before.lastIndexOf('\n') + 1).trim();
  const goesOn = /^\s*["“(]?\p{Ll}/u.test(after) || last.length >= fullLine;
  if (last === '' || terminal.test(last) || !goesOn) return '\n\n';
  return /\p{L}[-\u2010\u00AD]$/u.test(last) ? '\n' : ' ';
}

/** Joins pages so that a sentence or a paragraph that runs over a page's end is one. */
export function joinPages(pages: readonly string[]): Joined {
  const starts: number[] = [];
  let length = 0;
  const pieces: string[] = [];
  pages.forEach((page, at) => {
    const before = pages[at - 1]?.trimEnd();
    const own = page.trim();
    const joint = before === undefined ? '' : jointOf(before, own);
    starts.push(length + joint.length);
    pieces.push(joint, own);
    length += joint.length + own.length;
  });
  return {
    // A formula set apart stays one.
    text: pieces.join('').replace(/\$\$[^$]{1,2000}\$\$/gu, (formula) => formula.replace(/[\r\n]/gu, ' ')),
    pageAt: (offset) =>
      Math.max(
        0,
        starts.findLastIndex((start) => start <= offset),
      ) + 1,
  };
}
