import { lineBreak } from './clean-text.ts';
import { hasVerb } from './verbs.ts';

/** A heading, an item of a list or running text: `text.slice(start, end)`, in offsets of the whole text. */
export interface Paragraph {
  kind: 'heading' | 'item' | 'prose';
  start: number;
  end: number;
  /** As long as the slice it stands for, on one line: `lineBreak` for line breaks, spaces for page numbers. */
  masked: string;
}

interface Line {
  start: number;
  end: number;
  text: string;
  kind: Paragraph['kind'] | 'blank' | 'noise';
}

const marker =
  /^(?:[-–—•●▪◦‣·*+►➢✓\uF0B7\uF0A7]|\(?\d{1,2}[.)]|\(?[a-z]\)|[IVXLC]{1,6} ?[-–—.)])\s{1,8}(?=\S)/u;
const pageNumber = /^(?:[-–] ?)?(?:p[áa]g(?:ina|\.)? ?)?\d{1,4}(?: ?(?:de|\/) ?\d{1,4})?(?: ?[-–])?$/iu;
const code =
  /^(?:def|class|for|while|if|elif|else|import|from|return|print|const|let|var|function|public|private)\b.*[:;){]$|[{}]$|^>>>|^#include|(?:=|\(\)|\w\().*;$/u;
const web = /^(?:https?:\/\/|www\.)\S+$/iu;
const terminal = /[.!?…:;]["”’)\]]?$/u;
const connecting =
  /(?:,|(?<!\p{L})(?:d[aeo]s?|e|ou|a|o|as|os|em|n[ao]s?|por|pel[ao]s?|com|que|um|uma|para|ao|à))$/iu;

const lineEnd = /\r\n|[\n\r\f\v\u2028\u2029]/gu;

function readLines(text: string): Line[] {
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
  return lines;
}

const isNoise = (line: string) =>
  line.length <= 300 && (pageNumber.test(line) || web.test(line) || code.test(line));

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
interface Layout {
  /** Characters at which lines are wrapped; 0 when each line is a thought of its own or a whole paragraph. */
  width: number;
  /** Whether sentences mostly begin with small letters, as in hasty notes. */
  casual: boolean;
}

function readLayout(lines: readonly Line[]): Layout {
  const prose = lines.filter(({ kind }) => kind === 'prose');
  const widths = prose.map(({ text }) => text.length).sort((a, b) => a - b);
  const at = (share: number) => widths[Math.floor(widths.length * share)] ?? 0;
  const isWrapped = widths.length >= 4 && at(0.9) <= 140 && at(0.5) >= at(0.9) * 0.75;
  const small = prose.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  const capital = prose.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const inside = (pattern: RegExp) =>
    prose.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const smallInside = inside(/[.!?] \p{Ll}/gu);
  const casual =
    !isWrapped && small + smallInside > capital + inside(/[.!?] \p{Lu}/gu) && (capital === 0 || small > 1);
  return { width: isWrapped ? at(0.75) : 0, casual };
}

const wordCount = (text: string) => text.split(/\s+/u).length;

function isHeading(
  line: Line,
  before: Line | undefined,
  after: Line | undefined,
  { width, casual }: Layout,
): boolean {
  const { text } = line;
  if (/^#{1,6}\s/u.test(text)) return true;
  if (
    text.length > 90 ||
    /[.;,!?…:]$/u.test(text) ||
    !(casual ? /^["“]?[\p{L}\d]/u : /^["“]?[\p{Lu}\d]/u).test(text)
  )
    return false;
  if (wordCount(text) > 12 || connecting.test(text)) return false;
  const opens = before?.kind !== 'prose' || terminal.test(before.text);
  const stands = !after || after.kind === 'blank';
  if (!opens || (after && !stands && (casual || /^[\p{Ll}(]/u.test(after.text)))) return false;
  if (!stands && text.length > Math.max(60, width * 0.7)) return false;
  return !hasVerb(text);
}

const isShort = ({ text }: Line) => text.length <= 40 && wordCount(text) <= 5;

/** Short lines under "As fases são:" are items even without bullets. */
function markUnmarkedItems(lines: readonly Line[]): void {
  for (let at = 0; at < lines.length; at++) {
    if (lines[at]?.kind !== 'prose' || !lines[at]?.text.endsWith(':')) continue;
    let end = at + 1;
    while (lines[end]?.kind === 'prose' && isShort(lines[end] as Line)) end++;
    const items = lines.slice(at + 1, end);
    const complete = end >= lines.length || lines[end]?.kind !== 'prose';
    const ended = items.slice(0, -1).some(({ text }) => /[.!?:]$/u.test(text));
    if (items.length >= 3 && complete && !ended) for (const item of items) item.kind = 'item';
    at = Math.max(at, end - 1);
  }
}

function markKinds(lines: readonly Line[], layout: Layout): void {
  lines.forEach((line, at) => {
    if (line.kind !== 'prose') return;
    const [before, after] = [lines[at - 1], lines[at + 1]];
    const mark = marker.exec(line.text)?.[0] ?? '';
    const bare = { ...line, text: line.text.slice(mark.length) };
    const numbered = /\d|[IVX]/u.test(mark);
    const alone = numbered && before?.kind !== 'item' && !(after && marker.test(after.text));
    if (mark && !(alone && isHeading(bare, before, after, layout))) {
      line.kind = 'item';
      line.start += mark.length;
      line.text = bare.text;
    } else if (isHeading(line, before, after, layout)) line.kind = 'heading';
  });
  markUnmarkedItems(lines);
}

/** Whether `line` goes on with the sentence of `last`; `apart` tells that blank or page lines lie between. */
function continues(last: Line, line: Line, apart: boolean, { width, casual }: Layout): boolean {
  if (last.kind === 'heading' || line.kind !== 'prose') return false;
  const lower = /^["“(]?[\p{Ll}\d]/u.test(line.text);
  if (casual) return !apart && connecting.test(last.text);
  if (terminal.test(last.text))
    return last.kind === 'prose' && !apart && width > 0 && last.text.length >= width * 0.6;
  if (apart) return last.kind === 'prose' && last.text.length >= 20 && /^\p{Ll}/u.test(line.text);
  if (last.kind === 'item') return lower;
  return lower || (width > 0 && last.text.length >= width * 0.6) || connecting.test(last.text);
}

/** The paragraphs of a text that may be a paste from a PDF: lines joined, page numbers and code left out. */
export function readParagraphs(text: string): Paragraph[] {
  const lines = readLines(text);
  markRepeated(lines);
  const layout = readLayout(lines);
  markKinds(lines, layout);
  const paragraphs: Paragraph[] = [];
  let last: Line | undefined;
  let apart = false;
  let noise: Line[] = [];

  const mask = (from: number, to: number, hidden: readonly Line[]) => {
    let masked = '';
    let at = from;
    for (const { start, end } of hidden) {
      masked += text.slice(at, start) + ' '.repeat(end - start);
      at = end;
    }
    return (masked + text.slice(at, to)).replace(/[\n\r\f\v\u2028\u2029]/gu, lineBreak);
  };

  for (const line of lines) {
    if (line.kind === 'blank' || line.kind === 'noise') {
      apart = true;
      if (line.kind === 'noise') noise.push(line);
      continue;
    }
    const open = paragraphs.at(-1);
    if (open && last && continues(last, line, apart, layout)) {
      open.masked += mask(open.end, line.end, noise);
      open.end = line.end;
    } else {
      const { kind, start, end } = line;
      paragraphs.push({ kind, start, end, masked: mask(start, end, []) });
    }
    last =
      last?.kind === 'item' && line.kind === 'prose' && open === paragraphs.at(-1)
        ? { ...line, kind: 'item' }
        : line;
    apart = false;
    noise = [];
  }
  return paragraphs;
}
