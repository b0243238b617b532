import { terminal } from '#server/platform/documents/reading/printed-lines.ts';
import { areaKind } from '../areas.ts';
import type { NoticeLine } from '../notice-lines.ts';
import {
  isPlainDiscipline,
  isProgrammeTitle,
  plain,
  soundsLikeDiscipline,
  soundsLikePost,
} from '../words.ts';
import { isCapital, isNumberedBelow, isPostAbove, isPostLine, severalParts } from './heading-signs.ts';

/** A heading and the lines below it, up to the next one. */
export interface Block {
  heading: string;
  /** The larger the more it stands out: by size, capitals, bold and a line of its own. */
  rank: number;
  /** Whether its text goes on in the heading's own line. */
  isInline: boolean;
  /** Whether a numeral stands before it, as before the parts of a discipline. */
  isRoman: boolean;
  /** The lines that hold heading and text, as they stand. */
  source: NoticeLine[];
  page: number;
  line: number;
  lines: NoticeLine[];
}

/** How much text lines hold, in letters. */
export const letters = (lines: readonly NoticeLine[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** Whether the lines below a heading only say what a test is about, and hold no topics. */
export const isIntro = (lines: readonly NoticeLine[]): boolean =>
  letters(lines) < 600 &&
  /\b(?:candidat|prova|exame)\w*/iu.test(
    lines
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 400),
  );

const longest = 200;
const namesDiscipline = (text: string) =>
  isPlainDiscipline(text) || (isCapital(text) && soundsLikeDiscipline(text));
const isBold = ({ bold, text }: NoticeLine) => bold >= text.length - 1;
const startsLikeHeading = /^(?:[a-z]\)\s+)?["“'(]*(?:[\p{Lu}\d#])/u;
/** "1.2 Crase": deeper numbers belong to topics. */
const deepNumber = /^\d{1,2}\.\d{1,2}/u;
/** What follows a programme's topics: books to read. */
const backMatter =
  /^(?:(?:sugest(?:ão|ões)\s+(?:de\s+)?)?(?:refer[êe]ncias?|bibliografias?)(?:\s+(?:bibliogr[áa]ficas?|sugeridas?|b[áa]sicas?|recomendadas?|indicadas?|complementar(?:es)?))*)\s*:?$/iu;
const sentenceVerb = /\b(?:ser[áã]o?|dever[áã]o?|poder[áã]o?|constam?|encontra[m-]|observ|candidatos?)\b/iu;

const rankOf = ({ size }: NoticeLine, isCaps: boolean, bold: boolean, isInline: boolean) =>
  Math.round(size) * 8 + (isCaps ? 4 : 0) + (bold ? 2 : 0) + (isInline ? 0 : 1);

interface Sizes {
  /** Of most letters. */
  body: number;
  /** Whether most of the text is bold, which then says nothing. */
  isAllBold: boolean;
}

/** What headings are told by: the type around them, and the names that tables of questions give (`plain`). */
interface Signs extends Sizes {
  asked: ReadonlySet<string>;
  /** Of the last heading that ran into its text, when it had one: "2" of "2. MEIO AMBIENTE: …". */
  number: number;
}

function measureSizes(lines: readonly NoticeLine[]): Sizes {
  const sizes = new Map<number, number>();
  let [bold, all] = [0, 0];
  for (const { size, text, bold: letters, isShort } of lines) {
    const key = Math.round(size * 2) / 2;
    sizes.set(key, (sizes.get(key) ?? 0) + text.length);
    if (isShort) continue;
    bold += Math.min(letters, text.length);
    all += text.length;
  }
  const [body = 0] = [...sizes].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return { body, isAllBold: all > 400 && bold > all * 0.6 };
}

/** Whether a line stands alone as a heading. */
function isHeading(lines: readonly NoticeLine[], at: number, { body, isAllBold, asked }: Signs): boolean {
  const line = lines[at] as NoticeLine;
  const { text } = line;
  if (text.startsWith('#')) return true;
  if (text.length > longest || !startsLikeHeading.test(text) || !/\p{L}{2}/u.test(text)) return false;
  const bare = text.replace(/^[\d.]+\s*[–—-]?\s*/u, '');
  const isPost =
    isBold(line) && !isAllBold && text.length < 80 && soundsLikePost(bare) && !/[.;]$/u.test(text);
  if (deepNumber.test(text) && !namesDiscipline(bare) && !isPost) return false;
  if (/[,;]$/u.test(text) || /^(?:\d{1,2}|[IVX]+)$/u.test(text)) return false;
  // What stands right below the programme's title may look like its second line.
  if (!line.opens && !(at === 0 && soundsLikeDiscipline(text))) return false;
  const last = lines[at - 1];
  const next = lines[at + 1];
  const isCaps = isCapital(text);
  const bold = isBold(line) && !isAllBold;
  const goesOnAlike = next !== undefined && ((bold && isBold(next)) || (isCaps && isCapital(next.text)));
  const isSetOff =
    next !== undefined && (bold || (isCaps && text.length > 24)) && startsLikeHeading.test(next.text);
  if (!(line.isShort || !next || next.opens || goesOnAlike || isSetOff)) return false;
  const isBelow = last !== undefined && isCapital(last.text) && (areaKind(last.text) !== null || !isCaps);
  const isClosed =
    !last ||
    last.isShort ||
    line.isApart ||
    terminal.test(last.text) ||
    (bold && !isBold(last)) ||
    (isBelow && line.opens);
  if (!isClosed) return false;
  if (isCaps && text.replace(/[^\p{L}]/gu, '').length >= 4)
    return bold || !/^\d{1,2}[.)]?\s/u.test(text) || !/[.;]$/u.test(text);
  if (terminal.test(text) && !text.endsWith(':'))
    return bold && soundsLikeDiscipline(text) && text.length < 60;
  if (bold) return !sentenceVerb.test(text) || text.length < 60;
  if (line.size > body * 1.08 && line.isShort) return !sentenceVerb.test(text);
  if (!line.isShort || text.length > 90 || sentenceVerb.test(text)) return false;
  if (backMatter.test(text) || isPostLine(line, next)) return true;
  if (asked.has(plain(bare)) && next?.opens) return true;
  const isBeforeText =
    next?.opens &&
    (!next.isShort ||
      /^\(?(?:1|I|a)\s?[.)–-]|^1\s/u.test(next.text) ||
      isNumberedBelow(text, next.text) ||
      severalParts.test(next.text) ||
      isPostAbove(lines, at + 1));
  if (isBeforeText && isPlainDiscipline(text.replace(/^\d{1,2}\s*[.)–—-]\s*/u, ''))) return true;
  if (/^\d/u.test(text)) return false;
  // What stands right below a discipline's name is the first of its topics: "Interpretação de textos".
  if (last && namesDiscipline(last.text.replace(/[\s:]+$/u, '')) && !soundsLikePost(text)) return false;
  return (
    (line.isApart || last?.page !== line.page || text.endsWith(':') || isPostAbove(lines, at)) &&
    (soundsLikeDiscipline(text) || soundsLikePost(text) || isProgrammeTitle(text)) &&
    !!next &&
    next.opens
  );
}

/** Whether a heading goes on in the next line. */
function goesOn(line: NoticeLine, next: NoticeLine | undefined, heading: string, sizes: Sizes): boolean {
  if (!next || next.isApart || heading.length + next.text.length > 320 || next.page !== line.page)
    return false;
  // A discipline below the general part begins anew, however long the line above.
  if (areaKind(heading) === 'general' && next.isShort && namesDiscipline(next.text)) return false;
  if (Math.abs(next.size - line.size) > line.size * 0.08) return false;
  const isCaps = isCapital(line.text);
  const bold = isBold(line) && !sizes.isAllBold;
  if (isCaps !== isCapital(next.text) && !(bold && isBold(next) && /^[\p{Ll}(]/u.test(next.text)))
    return false;
  if (bold !== (isBold(next) && !sizes.isAllBold)) return false;
  if (!isCaps && !bold) return false;
  if (/[:.]$/u.test(line.text)) return false;
  return (
    !line.isShort ||
    /^[\p{Ll}(]/u.test(next.text) ||
    /(?:[–—\-,/]|\b(?:e|de|da|do|das|dos|em|para|com|ou|E|DE|DA|DO|DAS|DOS|EM|PARA|COM|OU|AO|À))$/u.test(
      line.text,
    )
  );
}

/** The words before a colon or dash that run into the text, when they are set apart by capitals or bold letters. */
function inlineHeading(line: NoticeLine, next: NoticeLine | undefined, sizes: Signs) {
  if (!line.opens) return null;
  // Long enough for a heading; what follows it is cut off from the whole line.
  const text = line.text.slice(0, 400);
  const letter = /^[a-z]\)\s+(?=\p{Lu}{4})/u.exec(text)?.[0] ?? '';
  const colon = /^((?:[^:()]|\([^()]*\)){3,170}?)\s*:(?:\s+|(?=\p{L}))(?=\S)/u.exec(
    text.slice(letter.length),
  );
  const bold = sizes.isAllBold ? 0 : line.bold;
  if (colon) {
    const [all, lead = ''] = colon;
    const name = lead.replace(/^(?:\d{1,2}|[IVX]{1,5})\s*[.)–—-]+\s*/u, '');
    const isNumbered = letter !== '' || name !== lead;
    const isMarked = bold >= lead.length - 1 && bold > 0;
    const isCaps = isCapital(name) && name.replace(/[^\p{L}]/gu, '').length >= 5;
    if (deepNumber.test(lead) || /^[-•●▪]/u.test(lead)) return null;
    const goesOnCounting =
      isCaps && sizes.number > 0 && Number(/^\d{1,2}/u.exec(lead)?.[0]) === sizes.number + 1;
    if (isNumbered && !goesOnCounting && !(isCaps && isPlainDiscipline(name))) return null;
    if (isCaps || (isMarked && /^["“]?\p{Lu}/u.test(name)))
      return { heading: lead, rest: line.text.slice(letter.length + all.length), isCaps, bold: isMarked };
    if (!isNumbered && /^\p{Lu}/u.test(name) && (isPlainDiscipline(name) || sizes.asked.has(plain(name))))
      return { heading: lead, rest: line.text.slice(all.length), isCaps, bold: false };
  }
  if (bold >= 5 && bold < text.length - 3) {
    const lead = text.slice(0, bold).trim();
    const rest = line.text.slice(bold).replace(/^[\s:.–—-]+/u, '');
    if (
      /^\p{Lu}/u.test(lead) &&
      /^["“(]?[\p{Lu}\d]/u.test(rest) &&
      /[\p{L})]{3}[:.–—-]?$/u.test(lead) &&
      !/\b(?:e|de|da|do|das|dos|em|para|com|ou)$/iu.test(lead)
    )
      return { heading: lead.replace(/[\s:.–—-]+$/u, ''), rest, isCaps: isCapital(lead), bold: true };
  }
  const stopped = /^((?:[\p{Lu}\d/()&,.–—-]+\s){0,13}[\p{Lu}/()]{2,})\s*[.–—-]\s+(?=\d|\p{Lu})/u.exec(text);
  const name = stopped?.[1]?.replace(/^\d{1,2}(?:\.\d{1,2})*\s*[.)–—-]?\s*/u, '') ?? '';
  if (stopped && name.replace(/[^\p{L}]/gu, '').length >= 5 && soundsLikeDiscipline(name))
    return { heading: stopped[1] ?? '', rest: line.text.slice(stopped[0].length), isCaps: true, bold: false };
  const run = /^((?:[\p{Lu}\d/()&.,–—-]+\s+){2,14})(?=\p{Lu}?\p{Ll})/u.exec(text)?.[1]?.trim() ?? '';
  const known = run.replace(/[^\p{L}]/gu, '').length >= 9 && (soundsLikePost(run) || isPlainDiscipline(run));
  if (known && !/^\d/u.test(run) && next)
    return {
      heading: run.replace(/[\s:.–—-]+$/u, ''),
      rest: line.text.slice(run.length).trim(),
      isCaps: true,
      bold: false,
    };
  return null;
}

/** The lines of a stretch under the headings above them; what comes before the first one has none. */
export function readBlocks(lines: readonly NoticeLine[], asked: ReadonlySet<string> = new Set()): Block[] {
  const sizes = { ...measureSizes(lines), asked, number: 0 };
  const blocks: Block[] = [];
  const open = (heading: string, line: NoticeLine, rank: number, isInline: boolean) =>
    blocks.push({
      heading,
      rank,
      isInline,
      isRoman: /^[IVX]{1,5}\s?[.)–—-]/u.test(heading),
      source: [],
      page: line.page,
      line: line.line,
      lines: [],
    });
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as NoticeLine;
    if (isHeading(lines, at, sizes)) {
      const first = at;
      let heading = line.text.replace(/^#+\s*/u, '');
      const rank = line.text.startsWith('#')
        ? 2000 - (/^#+/u.exec(line.text)?.[0].length ?? 0) * 8
        : rankOf(line, isCapital(line.text), isBold(line) && !sizes.isAllBold, false);
      while (goesOn(lines[at] as NoticeLine, lines[at + 1], heading, sizes)) {
        at += 1;
        heading += ` ${(lines[at] as NoticeLine).text}`;
      }
      open(heading, line, rank, false);
      blocks.at(-1)?.source.push(...lines.slice(first, at + 1));
      continue;
    }
    const inline = inlineHeading(joined(lines, at, sizes) ?? line, lines[at + 1], sizes);
    if (inline) {
      const merged = joined(lines, at, sizes);
      open(inline.heading, line, rankOf(line, inline.isCaps, inline.bold, true), true);
      sizes.number = Number(/^\d{1,2}(?=[.)\s–—-])/u.exec(inline.heading)?.[0] ?? 0);
      const text = inline.rest;
      if (text !== '') {
        const source = merged ? (lines[at + 1] as NoticeLine) : line;
        blocks.at(-1)?.lines.push({ ...source, text, bold: 0, opens: true });
      }
      blocks.at(-1)?.source.push(line, ...(merged ? [lines[at + 1] as NoticeLine] : []));
      if (merged) at += 1;
      continue;
    }
    if (blocks.length === 0) open('', line, 0, false);
    blocks.at(-1)?.lines.push(line);
    blocks.at(-1)?.source.push(line);
  }
  return blocks;
}

/** A run-in heading that fills its line and ends in the next one. */
function joined(lines: readonly NoticeLine[], at: number, sizes: Sizes): NoticeLine | null {
  const line = lines[at] as NoticeLine;
  const next = lines[at + 1];
  if (!line.opens || !next || next.opens || line.text.includes(':')) return null;
  const isWhole =
    (isBold(line) && !sizes.isAllBold && next.bold > 0) ||
    (isCapital(line.text) && /^[\p{Lu}\s,/()–—-]{2,}:/u.test(next.text));
  if (!isWhole || !/:/u.test(next.text)) return null;
  return { ...line, text: `${line.text} ${next.text}`, bold: line.text.length + 1 + next.bold };
}
