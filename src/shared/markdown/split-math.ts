import { readFormula } from './read-formula.ts';
import { splitCode } from './split-code.ts';

export type MathSlice =
  | { kind: 'text' | 'code'; value: string }
  /** `value` is TeX on one line, without delimiters. */
  | { kind: 'math'; value: string; display: boolean };

/** The line of dashes below a table's head. */
export const tableRow = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*\|[ \t|:-]*$/m;
/** What opens a block of code that is a formula. */
export const mathFence = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*math\b/m;

/** Whether a text has a formula, one in a block of code marked `math` included. */
export function hasMath(text: string): boolean {
  return mathFence.test(text) || (mayHaveMath(text) && splitMath(text).some(({ kind }) => kind === 'math'));
}

export const mayHaveMath = (text: string) => /\$|\\[([]/.test(text);

/** Cuts a Markdown text into code, formulas and the rest, in order. */
export function splitMath(text: string): MathSlice[] {
  return splitCode(text).flatMap(({ kind, value }): MathSlice[] =>
    kind === 'text' ? splitProse(value) : [{ kind: 'code', value }],
  );
}

// The dollars of an address are part of it, and what a backslash escapes is no delimiter.
const address = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>()]+/u;
/** Runs of dollars, and what holds dollars that delimit nothing. */
export const stops = new RegExp(`${address.source}|\\\\.|\\$+`, 'gu');

function splitProse(text: string): MathSlice[] {
  const slices: MathSlice[] = [];
  const stop = new RegExp(stops);
  let start = 0;
  for (let found = stop.exec(text); found; found = stop.exec(text)) {
    const formula = readFormula(text, found.index, found[0]);
    if (!formula) continue;
    if (start < found.index) slices.push({ kind: 'text', value: text.slice(start, found.index) });
    slices.push({ kind: 'math', value: oneLine(formula.content), display: formula.display });
    start = formula.end;
    stop.lastIndex = start;
  }
  if (start < text.length) slices.push({ kind: 'text', value: text.slice(start) });
  return slices;
}

/** TeX means the same on one line, once its comments are gone; a `>` that began a line belonged to a quotation. */
function oneLine(tex: string): string {
  const lines = tex.split('\n').map((line, index) => (index > 0 ? line.replace(/^[ \t>]+/, '') : line));
  const last = lines.pop() ?? '';
  return [...lines.map((line) => line.replace(/(?:^|\s)%[\s\S]*/, '')), last]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
    .replace(/(?<!\\)((?:\\\\)*)%/g, '$1\\%');
}
