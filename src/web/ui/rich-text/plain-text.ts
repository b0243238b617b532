import { splitCode } from '#shared/markdown/split-code.ts';
import { hasMath, mathFence, splitMath, tableRow } from '#shared/markdown/split-math.ts';
import { type ClozeMode, clozeEnd, clozeStart, encodeClozes, gapWords } from './cloze.ts';
import { formulaText } from './formula-text.ts';

/**
 * A text as somebody would read it aloud: without Markdown, TeX and the braces of clozes, its lines kept. For lists,
 * titles and, with formulas as they are typed, search. Hidden answers are '[…]' or their hint in brackets.
 */
export function plainText(text: string, cloze: ClozeMode = 'shown', readFormula = formulaText): string {
  const encoded = encodeClozes(text, cloze);
  const bare = stripMarkup(encoded.text, readFormula);
  const gap = new RegExp(`${clozeStart}(\\d+)${clozeEnd}`, 'g');
  const filled =
    cloze === 'hidden'
      ? bare.replace(gap, (_, index) => gapWords(encoded.hints[Number(index)] ?? null).shown)
      : bare;
  return filled.replaceAll(clozeStart, '').replaceAll(clozeEnd, '');
}

const marks = [
  /\\|``|`[^`]+`|~~|!\[|\]\(|&#?\w+;/,
  /\*\S[\s\S]*?\*/,
  /(?<![\p{L}\p{N}_])_+[^\s_][\s\S]*?_/u,
  /<[^\s<>]+[:@]/,
  /https?:\/\/|www\.|[\w.+-]@[\w.-]|mailto:/i,
  // Lines that Markdown reads as a heading, quotation, list, rule or the head of a table.
  /^[ \t]*(?:#{1,6}(?:[ \t]|$)|>|[-+*](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$)|(?:[*_-][ \t]*){3,}$|[=:|-][ \t=:|-]*$)/m,
];

/**
 * Whether a text has anything that Markdown or TeX would draw differently from what is typed. Cheap, and rather true
 * than false in doubt. Clozes alone are no markup: their braces are read without the renderer.
 */
export function hasMarkup(text: string): boolean {
  return marks.some((mark) => mark.test(text)) || hasMath(text);
}

/** Around the number of a piece that is set aside while the marks about it are taken away. */
const aside = '\uE003';

/** A Markdown text without its marks, line by line; code as it is, images as their description. */
export function stripMarkup(text: string, readFormula = formulaText): string {
  if (!hasMarkup(text)) return text.trim();
  const kept: string[] = [];
  const keep = (piece: string) => aside + (kept.push(piece) - 1) + aside;
  const pieces = splitMath(text).map(({ kind, value }) => {
    if (kind === 'math') return keep(readFormula(value));
    if (kind === 'text') return value.replace(untouched, (found) => keep(found.replace(/^\\(?=.)/, '')));
    return splitCode(value)
      .map(({ inner }) => keep(mathFence.test(value) ? readFormula(inner) : inner))
      .join('');
  });
  return decodeEntities(stripInline(stripLines(pieces.join(''))))
    .replace(new RegExp(`${aside}(\\d+)${aside}`, 'g'), (_, index) => kept[Number(index)] ?? '')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Escaped punctuation, and addresses, in which `_` and `*` are letters. */
const untouched = /\\[!-/:-@[-`{-~]|(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>()]+/gu;

const ruleOrHead = /^[ \t>]*(?:(?:[*_-][ \t]*){3,}|[=-]+[ \t]*|(?:\|[ \t]*)?:?-+:?[ \t]*\|[ \t|:-]*)$/;
const leader = /^[ \t]*(?:>[ \t]*|[-+*](?:[ \t]+\[[ xX]\])?(?:[ \t]+|$))*/;

function stripLines(text: string): string {
  const hasTable = tableRow.test(text);
  return text
    .split('\n')
    .filter((line) => !ruleOrHead.test(line))
    .map((line) => {
      const bare = line.replace(leader, '');
      if (hasTable && bare.includes('|')) return joinCells(bare);
      return /^#{1,6}(?:[ \t]|$)/.test(bare)
        ? bare.replace(/^#+[ \t]*|(?<![ \t])[ \t]+#+[ \t]*$/g, '')
        : bare;
    })
    .join('\n');
}

const joinCells = (row: string) =>
  row
    .replace(/^[ \t]*\||\|[ \t]*$/g, '')
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ');

const link =
  /!?\[([^[\]]*)\]\([ \t]*(?:(?:<[^<>\n]*>|(?:[^\s()]|\([^\s()]*\))+)(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*)?\)/g;
const autolink = new RegExp(`<(${aside}\\d+${aside}|(?:mailto:)?[\\w.+-]+@[\\w.-]+)>`, 'g');
const stars = /(\*{1,3}|~~)(?![\s*~])((?:(?!\n[ \t]*\n)[\s\S]){0,500}?[^\s*~])\1/g;
const underscores =
  /(?<![\p{L}\p{N}_])(_{1,3})(?![\s_])((?:(?!\n[ \t]*\n)[\s\S]){0,500}?[^\s_])\1(?![\p{L}\p{N}_])/gu;

function stripInline(text: string): string {
  let bare = text.replace(autolink, '$1');
  // From the inside out: an image in a link, an emphasis in another.
  for (let pass = 0; pass < 3; pass += 1) {
    bare = bare.replace(link, '$1').replace(stars, '$2').replace(underscores, '$2');
  }
  return bare;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (found, decimal, hex, name) => {
    if (name) return Object.hasOwn(entities, name) ? (entities[name] ?? found) : found;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
  });
