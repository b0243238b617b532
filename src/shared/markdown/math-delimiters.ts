import { type MathSlice, mayHaveMath, splitMath, stops, tableRow } from './split-math.ts';

/** Stands for `|` inside TeX while Markdown reads a text with tables, where it would end the cell. */
export const pipe = '\uE002';

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
