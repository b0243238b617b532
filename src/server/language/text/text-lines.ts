import { marker, terminal } from '#server/platform/documents/reading/printed-lines.ts';

/** A line of the text, trimmed: `text.slice(start, end)`. */
export interface Line {
  start: number;
  end: number;
  text: string;
  /** `noise` is what is not text: page numbers, running heads, code, addresses. */
  kind: 'heading' | 'item' | 'prose' | 'blank' | 'noise';
  /** Whether it began with "a)" to "e)". */
  lettered?: boolean;
}

const pageNumber = /^(?:[-–] ?)?(?:p[áa]g(?:ina|\.)? ?)?\d{1,4}(?: ?(?:de|\/) ?\d{1,4})?(?: ?[-–])?$/iu;
const code =
  /^(?:def|class|for|while|if|elif|else|import|from|return|print|const|let|var|function|public|private)\b.*[:;){]$|[{}]$|^>>>|^#include|(?:=|\(\)|\w\().*;$/u;
/** A row of a Markdown table. */
const row = /^\|.*\|$/u;
const web = /^(?:https?:\/\/|www\.)\S+$/iu;
const lineEnd = /\r\n|[\n\r\f\v\u2028\u2029]/gu;

/** The lines of a text, not yet told apart but for blank ones and noise. */
export function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let fenced = false;
  const add = (from: number, to: number) => {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    const start = from + (raw.length - raw.trimStart().length);
    const line: Line = { start, end: start + trimmed.length, text: trimmed, kind: 'prose' };
    if (!trimmed) line.kind = 'blank';
    else if (trimmed.startsWith('```')) {
      fenced = !fenced;
      line.kind = 'noise';
    } else if (fenced || isNoise(trimmed)) line.kind = 'noise';
    lines.push(line);
  };
  let from = 0;
  for (const { index, 0: end } of text.matchAll(lineEnd)) {
    add(from, index);
    from = index + end.length;
  }
  add(from, text.length);
  markRepeated(lines);
  return lines;
}

/** "a) isotérmica: ΔU = 0;": an item, though it ends as code does. */
const isCode = (line: string) => code.test(line) && !/^\(?[a-z\d]{1,2}\) \p{L}/u.test(line);

const isNoise = (line: string) =>
  row.test(line) || (line.length <= 300 && (pageNumber.test(line) || web.test(line) || isCode(line)));

/** Headers and footers of pages: short lines that come back, but for their numbers. */
function markRepeated(lines: readonly Line[]): void {
  const keyOf = ({ text }: Line) => text.replace(/\d+/g, '#');
  const candidates = lines.filter(
    ({ kind, text }) => kind === 'prose' && text.length <= 80 && !terminal.test(text) && !marker.test(text),
  );
  const times = new Map<string, number>();
  for (const line of candidates) times.set(keyOf(line), (times.get(keyOf(line)) ?? 0) + 1);
  for (const line of candidates) if ((times.get(keyOf(line)) ?? 0) >= 3) line.kind = 'noise';
}

/** How the whole text is laid out. */
export interface Layout {
  /** Characters at which lines are wrapped; 0 when each line is a thought of its own or a whole paragraph. */
  width: number;
  /** Whether sentences mostly begin with small letters, as in hasty notes. */
  casual: boolean;
}

/** How a text is laid out, from the lengths and the first letters of its lines. */
export function readLayout(lines: readonly Line[]): Layout {
  const prose = lines.filter(({ kind }) => kind === 'prose');
  const widths = prose.map(({ text }) => text.length).sort((a, b) => a - b);
  const at = (share: number) => widths[Math.floor(widths.length * share)] ?? 0;
  const isWrapped = widths.length >= 4 && at(0.9) <= 140 && at(0.5) >= at(0.9) * 0.75;
  const starts = lines.filter(({ kind }, index) => {
    const before = lines[index - 1];
    return kind === 'prose' && (before?.kind !== 'prose' || terminal.test(before.text));
  });
  const counted = (pattern: RegExp) => starts.filter(({ text }) => pattern.test(text)).length;
  const inside = (pattern: RegExp) =>
    prose.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const small = counted(/^\p{Ll}/u) + inside(/[.!?] \p{Ll}/gu);
  const capital = counted(/^\p{Lu}/u) + inside(/[.!?] \p{Lu}/gu);
  // Notes may have lines of one length; a wrapped text has sentences, which begin with capitals.
  const casual = small > (isWrapped ? 3 * capital : capital);
  return { width: isWrapped && !casual ? at(0.75) : 0, casual };
}
