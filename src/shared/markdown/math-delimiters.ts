import { readFormula } from './read-formula.ts';
import { splitCode } from './split-code.ts';

export type MathSlice =
  | { kind: 'text' | 'code'; value: string }
  /** `value` is TeX on one line, without delimiters. */
  | { kind: 'math'; value: string; display: boolean };

/** Stands for `|` inside TeX while Markdown reads a text with tables, where it would end the cell. */
export const pipe = '\uE002';

/** The line of dashes below a table's head. */
export const tableRow = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*\|[ \t|:-]*$/m;
const mathFence = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*math\b/m;

/**
 * A Markdown text in which every formula stands between dollars on one line, one dollar for a formula in the line
 * and two for a displayed one, and every other dollar is escaped: remark-math then sees the formulas and nothing
 * else. Formulas are `$…$`, `$$…$$`, `\(…\)` and `\[…\]`; code and addresses are left as they are.
 */
export function mathDelimiters(text: string): string {
  if (!mayHaveMath(text)) return text;
  const inTable = tableRow.test(text);
  let last: MathSlice['kind'] = 'text';
  return splitMath(text)
    .map((slice) => {
      // Two formulas side by side would share their dollars.
      const gap = slice.kind === 'math' && last === 'math' ? ' ' : '';
      last = slice.kind;
      if (slice.kind !== 'math') return slice.kind === 'code' ? slice.value : escapeDollars(slice.value);
      return gap + delimit(inTable ? slice.value.replaceAll('|', pipe) : slice.value, slice.display);
    })
    .join('');
}

/** Whether a text has a formula, one in a block of code marked `math` included. */
export function hasMath(text: string): boolean {
  return mathFence.test(text) || (mayHaveMath(text) && splitMath(text).some(({ kind }) => kind === 'math'));
}

const mayHaveMath = (text: string) => /\$|\\[([]/.test(text);

/** Cuts a Markdown text into code, formulas and the rest, in order. */
export function splitMath(text: string): MathSlice[] {
  return splitCode(text).flatMap(({ kind, value }): MathSlice[] =>
    kind === 'text' ? splitProse(value) : [{ kind: 'code', value }],
  );
}

// The dollars of an address are part of it, and what a backslash escapes is no delimiter.
const address = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>()]+/u;
const stops = new RegExp(`${address.source}|\\\\.|\\$+`, 'gu');

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

const escapeDollars = (text: string) =>
  text.replace(stops, (found) => (found.startsWith('$') ? found.replaceAll('$', '\\$') : found));

function delimit(tex: string, display: boolean): string {
  // remark-math closes at the first run as long as the opening one, whatever stands before it.
  const inner: readonly string[] = tex.match(/\$+/g) ?? [];
  let length = display ? 2 : 1;
  while (inner.some((run) => run.length === length)) length += 2;
  const fence = '$'.repeat(length);
  const pad = tex.startsWith('$') || tex.endsWith('$') ? ' ' : '';
  return fence + pad + tex + pad + fence;
}
