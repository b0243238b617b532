export interface Slice {
  kind: 'text' | 'code-span' | 'code-block';
  /** As it stands in the text: the values of all slices, joined, are the text. */
  value: string;
  /** What is between the backticks or the fences; of a text, the text. */
  inner: string;
}

const openFence = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;
const blankLine = /\n(?=[ \t>]*\n)/g;

/** Cuts a Markdown text into its code (fenced blocks and spans between backticks) and the rest, in order. */
export function splitCode(text: string): Slice[] {
  if (!/`|~~~/.test(text)) return text === '' ? [] : [{ kind: 'text', value: text, inner: text }];
  const slices: Slice[] = [];
  const lines = text.split(/(?<=\n)/);
  let plain = '';
  for (let index = 0; index < lines.length; index += 1) {
    const fence = openFence.exec((lines[index] ?? '').trimEnd())?.[1];
    if (!fence) {
      plain += lines[index];
      continue;
    }
    slices.push(...splitSpans(plain));
    plain = '';
    let last = index + 1;
    while (last < lines.length && !closes(lines[last] ?? '', fence)) last += 1;
    slices.push({
      kind: 'code-block',
      value: lines.slice(index, last + 1).join(''),
      inner: lines.slice(index + 1, last).join(''),
    });
    index = last;
  }
  return [...slices, ...splitSpans(plain)];
}

function closes(line: string, fence: string): boolean {
  const run = line.replace(/^[ \t>]*/, '').trimEnd();
  return run.length >= fence.length && run === fence.charAt(0).repeat(run.length);
}

function splitSpans(text: string): Slice[] {
  const slices: Slice[] = [];
  const mark = /\\[\s\S]|`+/g;
  const runs: number[][] = [];
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    runs[run.length] ??= [];
    runs[run.length]?.push(index);
  }
  const nextRun = runs.map(nextFrom);
  const nextBlankLine = nextFrom(Array.from(text.matchAll(blankLine), ({ index }) => index));
  let start = 0;
  const push = (kind: Slice['kind'], value: string, inner = value) => {
    if (value !== '') slices.push({ kind, value, inner });
  };
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    const [run] = found;
    if (run.startsWith('\\')) continue;
    const opened = found.index + run.length;
    const closed = nextRun[run.length]?.(opened) ?? Infinity;
    if (closed >= nextBlankLine(opened)) continue;
    push('text', text.slice(start, found.index));
    start = closed + run.length;
    push('code-span', text.slice(found.index, start), text.slice(opened, closed).replace(/^ (.*) $/s, '$1'));
    mark.lastIndex = start;
  }
  push('text', text.slice(start));
  return slices;
}

/**
 * The first of these places at or after another, `Infinity` when there is none. Those are asked for in rising order, so
 * that all of them together look at each place once.
 */
function nextFrom(places: readonly number[]): (place: number) => number {
  let next = 0;
  return (place) => {
    while ((places[next] ?? Infinity) < place) next += 1;
    return places[next] ?? Infinity;
  };
}
