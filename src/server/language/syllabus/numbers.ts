import { romanValue } from '#server/language/text/roman.ts';
/** A number, letter or Roman numeral that begins an item. */
export interface Marker {
  /** Where it stands in the text, and where the item's own words begin. */
  at: number;
  end: number;
  /** [4, 1] for "4.1". */
  path: readonly number[];
}

interface Candidate extends Marker {
  weight: number;
}

/** Words after which a number belongs to what they name. */
const refers =
  /(?:^|[^\p{L}])(?:n[ºo°.]{0,2}s?|n[úu]meros?|arts?\.?|artigos?|leis?|complementar|decretos?(?:-lei)?|s[úu]mulas?|resolu[çc](?:ão|ões)|portarias?|nrs?|nbr|iso|iec|cpc|nbc|tsp|ias|ifrs|sop|inc\.?|incisos?|§+|par[áa]grafos?|cap(?:[íi]tulos?|\.)|t[íi]tulos?|anexos?|vers(?:ão|ões)|v\.|windows|office|word|excel|sec\.?|s[ée]culos?|tipos?|graus?|dias?|anos?|emenda|constitucional|item|itens|classe|grau|edi[çc]ão|fases?|nível|categorias?|unidades?|m[óo]dulos?|hp|cid|lc|ec|mp|rdc|in|oj|tema|conv(?:en[çc]ão|\.)|vol(?:ume|\.)|[eé]|ou|a|à|ao|aos|até|de|do|da|dos|das|em|no|na|com|por|entre|sobre|para|the|of|and|[+=×xX<>≤≥*^/-])\s*$/iu;
const follows =
  /^(?:º|ª|°|%|\/|,\d|:\d|(?:h(?:oras?)?|anos?|dias?|meses)(?!\p{L})|de (?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)|(?:e|a|ou|até|ao)\s+\d)/u;
const number =
  /(?<![\p{L}\d.,/ºª°§$–-])(\d{1,2}(?:\.\d{1,2}){0,4})(?!\d)\.?\s{0,3}(?:[)–—:-]\s{0,3})?(?=["“”'‘(\p{L}\d])/gu;

function weigh(text: string, at: number, end: number, depth: number): number {
  const before = text.slice(Math.max(0, at - 28), at);
  const after = text.slice(end, end + 16);
  const isOpen = before.trim() === '' || /\n\s*$/u.test(before);
  if (follows.test(after) || /^[\d]/u.test(after)) return -9;
  const isEnded = /[.;:!?…)”"]["”)]?\s*$/u.test(before);
  if (!isOpen && refers.test(before) && !/[.;:!?]\s*$/u.test(before)) return -9;
  const isCapital = /^["“”'‘(]*\p{Lu}/u.test(after);
  if (isOpen || isEnded) return isCapital ? 3 : 2;
  if (depth > 1) return isCapital ? 1.5 : 0;
  return isCapital ? 1 : -1.5;
}

function candidatesIn(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(number)) {
    const path = (match[1] ?? '').split('.').map((part) => Number(part.trim()));
    if (path.includes(0) || /\.0\d/u.test(match[1] ?? '')) continue;
    const end = match.index + match[0].length;
    const weight = weigh(text, match.index, end, path.length);
    if (weight > -5) found.push({ at: match.index, end, path, weight });
  }
  return found;
}

const sharesUpTo = (one: readonly number[], other: readonly number[], length: number) => {
  for (let at = 0; at < length; at++) if (one[at] !== other[at]) return false;
  return true;
};

/** What a number loses that does not follow the one before. */
const wrong = -2.5;

/** How well `next` comes after `last` in a numbered list. */
function followsWell(last: readonly number[] | null, next: readonly number[]): number {
  const final = next.at(-1) ?? 0;
  if (!last) return next.every((part) => part === 1) ? 2 : final === 1 ? -1 : wrong;
  const depth = next.length;
  if (depth > last.length) {
    const isChild = sharesUpTo(last, next, last.length) && depth === last.length + 1;
    if (isChild) return final === 1 ? 2 : final === 2 ? 0.5 : -1;
    return next.slice(0, -1).every((part, at) => (at < last.length ? part === last[at] : part === 1)) &&
      final === 1
      ? 0.5
      : wrong;
  }
  if (!sharesUpTo(last, next, depth - 1)) return wrong;
  const step = final - (last[depth - 1] ?? 0);
  if (step === 1) return 2;
  if (depth === 1 && final === 1) return -0.5;
  return step === 2 || step === 3 ? -0.5 : wrong;
}

const reach = 40;

/** The best chain of numbers, by how each of them stands in the text and how it follows the one before. */
export function findNumbers(text: string): Marker[] {
  const all = candidatesIn(text);
  const best: { score: number; from: number; path: readonly number[] }[] = [];
  let end = -1;
  for (const [at, { path, weight }] of all.entries()) {
    let chosen = { score: weight + followsWell(null, path), from: -1, path };
    for (let from = Math.max(0, at - reach); from < at; from++) {
      const last = best[from] as (typeof best)[number];
      const fit = followsWell(last.path, path);
      const score = last.score + weight + fit;
      // A deep number that is wrong counts on where it stands: "4 … 6.1 … 4.2".
      const isWrong = fit === wrong && path.length > 1 && last.path.length >= path.length - 1;
      const own = isWrong ? [...last.path.slice(0, path.length - 1), path.at(-1) ?? 1] : path;
      if (score > chosen.score) chosen = { score, from, path: own };
    }
    best.push(chosen);
    if (end < 0 || chosen.score >= (best[end]?.score ?? 0)) end = at;
  }
  const chain: Marker[] = [];
  for (let at = end; at >= 0; at = best[at]?.from ?? -1) chain.unshift(all[at] as Candidate);
  return chain;
}

const roman =
  /(?<=^|[.;:!?)–—-]\s{0,3}|\n\s{0,3})(?<![\p{L}\d])([IVX]{1,6})\s?[–—.)-]\s{0,3}(?=["“'(]?\p{L})/gu;
const letter =
  /(?<=^|[.;:!?)–—-]\s{0,3}|\n\s{0,3}|\be\s|\bou\s)(?<![\p{L}\d])\(?([a-z])\)\s{0,3}(?=\S)|(?<=^|\n\s{0,3})([a-z])\.\s{1,3}(?=\p{Lu})/gu;

function risingFrom(text: string, pattern: RegExp, worthOf: (sign: string) => number): Marker[] {
  const chain: Marker[] = [];
  for (const found of text.matchAll(pattern)) {
    const value = worthOf(found[1] ?? found[2] ?? '');
    const wanted = chain.length + 1;
    if (value === wanted || (chain.length > 1 && value === wanted + 1))
      chain.push({ at: found.index, end: found.index + found[0].length, path: [value] });
  }
  return chain.length > 1 ? chain : [];
}

/** Roman numerals from I on before parts of the text. */
export const findRomans = (text: string): Marker[] => risingFrom(text, roman, romanValue);

/** Letters from "a)" on, or "a." where each begins a line. */
export const findLetters = (text: string): Marker[] =>
  risingFrom(text, letter, (sign) => sign.charCodeAt(0) - 96);
