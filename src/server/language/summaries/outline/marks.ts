const note = /^[ \t]*(\d{1,2}) (?=\p{Lu})/gmu;
const mark = /(?<=\p{Ll}{3}[.,;:!?]?)\d{1,2}(?=\s)/gu;

const blank = (found: string) => ' '.repeat(found.length);

/** A text as long without the numbers of its footnotes, neither where they are called nor before the notes. */
export function withoutNoteNumbers(text: string): string {
  const called = new Set(text.match(mark));
  const notes = new Set(
    [...text.matchAll(note)].map(([, number = '']) => number).filter((n) => called.has(n)),
  );
  if (notes.size === 0) return text;
  return text
    .replace(mark, (found) => (notes.has(found) ? blank(found) : found))
    .replace(note, (found, number: string) => (notes.has(number) ? blank(found) : found));
}
