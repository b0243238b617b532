import { lineBreak, marker, terminal } from '#server/platform/documents/reading/printed-lines.ts';
import { type Layout, type Line, readLayout, readLines } from './text-lines.ts';
import { hasVerb } from './verbs.ts';

/** A heading, an item of a list or running text: `text.slice(start, end)`, in offsets of the whole text. */
export interface Paragraph {
  kind: 'heading' | 'item' | 'prose';
  /** Whether it is an item from "a)" to "e)", perhaps a false alternative of an exercise. */
  lettered: boolean;
  start: number;
  end: number;
  /** As long as the slice it stands for, on one line: `lineBreak` for line breaks, spaces for page numbers. */
  masked: string;
}

const connecting =
  /(?:,|(?<!\p{L})(?:d[aeo]s?|e|ou|a|o|as|os|em|n[ao]s?|por|pel[ao]s?|com|que|um|uma|para|ao|à))$/iu;

/** What begins a paragraph wherever it stands: an article of a law, its paragraphs, an answer. */
const opening = /^(?:Art\. ?\d|§|Parágrafo único|(?:R|P|Resp|Resposta): )/u;
/** A line in capitals is a title even above a line that begins small. */
const shouts = (text: string) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

/** "Prof. Ana Souza – Direito – 2º período": who teaches, and no title of what follows. */
const byline =
  /^(?:[Pp]rof(?:ª|\.ª|a|essora?)?|PROF[AAª]?|[Dd]ra?|[Dd]ocente|[Aa]luna?|[Mm]onitora?|[Aa]utor(?:a|es|as)?)(?:\.|:)? (?:\p{Lu}\p{L}+|\p{Lu}\.)(?: |$)/u;

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
    // An equation is no title.
    / = /u.test(text) ||
    /[.;,!?…:]$/u.test(text) ||
    !(casual ? /^["“]?[\p{L}\d]/u : /^["“]?[\p{Lu}\d]/u).test(text)
  )
    return false;
  if (wordCount(text) > 12 || connecting.test(text) || byline.test(text)) return false;
  const opens = before?.kind !== 'prose' || terminal.test(before.text);
  const stands = !after || after.kind === 'blank';
  const goesOn = after && !stands && (casual || /^[\p{Ll}(]/u.test(after.text));
  if (!opens || (goesOn && !shouts(text))) return false;
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
    const next = marker.exec(after?.text ?? '')?.[0] ?? '';
    // "4. RISCOS" over "- idade", "9. CURATIVO" over "1. Lavar as mãos": no item of the list below.
    const heads = shouts(bare.text) && !shouts(after?.text ?? '');
    const alone = numbered && before?.kind !== 'item' && (next === '' || heads);
    if (mark && !(alone && isHeading(bare, before, after, layout))) {
      line.kind = 'item';
      line.lettered = /^\(?[a-e]\)/u.test(mark);
      line.start += mark.length;
      line.text = bare.text;
    } else if (isHeading(line, before, after, layout)) line.kind = 'heading';
  });
  markUnmarkedItems(lines);
}

/** "prófase -> …", "hipertensão = …", "Uso: …": a note that begins with what it tells of. */
const noted = /^[^.;:!?=<>→$]{2,45}?(?:: |\??(?: ?(?:->|→|=>) ?| = ))\S/u;

/** Whether `line` goes on with the sentence of `last`; `apart` tells that blank or page lines lie between. */
function continues(last: Line, line: Line, apart: boolean, { width, casual }: Layout): boolean {
  if (last.kind === 'heading' || line.kind !== 'prose') return false;
  if (opening.test(line.text)) return false;
  if (width === 0 && !connecting.test(last.text) && shouts(last.text)) return false;
  const lower = /^["“(]?[\p{Ll}\d]/u.test(line.text);
  if (width === 0 && noted.test(line.text)) return false;
  if (casual) return !apart && connecting.test(last.text);
  if (terminal.test(last.text))
    return last.kind === 'prose' && !apart && width > 0 && last.text.length >= width * 0.6;
  if (apart)
    return (
      last.kind === 'prose' &&
      last.text.length >= 20 &&
      /^\p{Ll}/u.test(line.text) &&
      !/[)!]$/u.test(last.text)
    );
  if (last.kind === 'item') return lower;
  return lower || (width > 0 && last.text.length >= width * 0.6) || connecting.test(last.text);
}

/** The paragraphs of a text that may be a paste from a PDF: lines joined, page numbers and code left out. */
export function readParagraphs(text: string): Paragraph[] {
  const lines = readLines(text);
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
      const { kind, start, end, lettered = false } = line;
      paragraphs.push({ kind, lettered, start, end, masked: mask(start, end, []) });
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
