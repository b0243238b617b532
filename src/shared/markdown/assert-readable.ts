/** A line in more quotations and lists than anybody means; reading it takes memory by the square of their number. */
const deepLine = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){100}/m;
const container = /^[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/m;
const longestRun = 1000;

/**
 * Throws RangeError for a Markdown text that takes a parser far longer than it is worth: one that nests too deep, or
 * one with quotations or lists and over a thousand lines on end that go on with what such a thing began, each of
 * which is held against all before it.
 */
export function assertReadable(text: string): void {
  if (deepLine.test(text)) throw new RangeError('The text nests too deep.');
  if (!container.test(text)) return;
  let run = 0;
  for (const line of text.split('\n')) {
    run = line.trim() === '' || container.test(line) ? 0 : run + 1;
    if (run > longestRun) throw new RangeError('The text goes on too long.');
  }
}
