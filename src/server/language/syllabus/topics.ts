import { overlaps } from './doubts/doubtful-words.ts';
import type { Topic } from './notice.ts';
import { bullet } from './notice-lines.ts';
import { findLetters, findNumbers, findRomans, type Marker } from './numbers.ts';
import { type Passage, placeOf } from './passage.ts';
import { type Draft, leaf, refine, splitHeading } from './refine.ts';
import { type Piece, splitAt, splitSentences } from './sentences.ts';

const longestHeading = 160;
/** Lists within lists that are still told apart. */
const deepest = 8;
/** What begins each line of a matrix: "H12 - ", "EF06MA01: ". */
const label = /^(?:[A-Z]{1,2}\d{1,3}|[A-Z]{2}\d{2}[A-Z]{2,3}\d{2,3})\s?[–—:-]\s/u;

const slice = (piece: Piece, start: number, end: number): Piece => {
  const text = piece.text.slice(start, end);
  const lead = text.length - text.trimStart().length;
  return { at: piece.at + start + lead, text: text.trim() };
};

const paragraphsOf = (piece: Piece): Piece[] =>
  [...piece.text.matchAll(/[^\n]+/gu)]
    .map(({ index, 0: text }) => slice(piece, index, index + text.length))
    .filter(({ text }) => text !== '');

/** A heading that ends the item before: "… de cálculo. Matemática financeira:" before a number that begins anew. */
function trailingHeading(text: string): number {
  const found = /(?:^|[.;!?]\s+|\n\s*)([^.;!?\n]{3,140}):\s*$/u.exec(text);
  return found
    ? found.index +
        found[0].length -
        found[0].trimStart().length +
        found[0].trimStart().indexOf(found[1] ?? '')
    : -1;
}

/** The tree of numbered items; numbers that begin anew behind a heading belong to it. */
function byNumbers(piece: Piece, markers: readonly Marker[], level: number): Draft[] {
  const roots: Draft[] = [];
  let top = roots;
  const open: { depth: number; draft: Draft }[] = [];
  const lead = slice(piece, 0, markers[0]?.at ?? 0);
  if (lead.text !== '') {
    const heading = /:\s*$/u.test(lead.text) ? trailingHeading(lead.text) : -1;
    if (heading >= 0) {
      for (const draft of readItems(slice(lead, 0, heading), level + 1)) roots.push(draft);
      const parent = leaf(slice(lead, heading, lead.text.length));
      roots.push(parent);
      top = parent.children;
    } else if (
      lead.text.length <= longestHeading &&
      !/[.;]/u.test(lead.text) &&
      /\p{L}{3}/u.test(lead.text)
    ) {
      const parent = leaf(lead);
      roots.push(parent);
      top = parent.children;
    } else for (const draft of readItems(lead, level + 1)) roots.push(draft);
  }
  for (const [index, marker] of markers.entries()) {
    const next = markers[index + 1];
    let end = next?.at ?? piece.text.length;
    const restarts = next?.path.length === 1 && next.path[0] === 1;
    const heading = restarts ? trailingHeading(piece.text.slice(marker.end, end)) : -1;
    if (heading > 0) end = marker.end + heading;
    const item = slice(piece, marker.end, end);
    const depth = marker.path.length;
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const isParent = (next?.path.length ?? 0) > depth;
    const draft = isParent ? leaf(item) : readLeaf(item);
    (open.at(-1)?.draft.children ?? top).push(draft);
    open.push({ depth, draft });
    if (heading > 0) {
      const parent = leaf(slice(piece, end, next?.at ?? end));
      roots.push(parent);
      top = parent.children;
      open.length = 0;
    }
  }
  return roots;
}

const hasBullets = (text: string) =>
  bullet.test(text) || /\n\s*(?:[•●▪◦■□‣∙·*►➢➤✓✔❖\uF000-\uF0FF]\s*|[–—-]\s+|o\s+(?=\p{Lu}))\S/u.test(text);

/** What stands between numbers: its own list, or an item. */
function readLeaf(piece: Piece): Draft {
  if (!piece.text.includes('\n') || !hasBullets(piece.text)) return refine(piece);
  const [first, ...rest] = readBullets(piece);
  return first && rest.length === 0 ? first : refine(piece);
}

/** Items behind bullets; a second kind of bullet is a level below, a short line before bullets their heading. */
function readBullets(piece: Piece, depth = 0): Draft[] {
  const kinds: string[] = [];
  const roots: Draft[] = [];
  let top = roots;
  let last: { level: number; pieces: Piece[]; siblings: Draft[] } | null = null;
  const parents: Draft[][] = [];
  const close = () => {
    if (!last) return;
    const [first, ...others] = last.pieces as [Piece, ...Piece[]];
    const draft = refine({ at: first.at, text: [first, ...others].map(({ text }) => text).join(' ') });
    last.siblings.push(draft);
    parents[last.level] = draft.children;
    parents.length = last.level + 1;
    last = null;
  };
  const paragraphs = paragraphsOf(piece);
  for (const [index, paragraph] of paragraphs.entries()) {
    const found = bullet.exec(paragraph.text);
    if (!found) {
      const goesOn = last !== null && /^[\p{Ll}(]/u.test(paragraph.text);
      if (goesOn) last?.pieces.push(paragraph);
      else {
        close();
        const isHeading =
          bullet.test(paragraphs[index + 1]?.text ?? '') && paragraph.text.length <= longestHeading;
        const drafts = isHeading ? [leaf(paragraph)] : readItems(paragraph, depth + 1);
        for (const draft of drafts) roots.push(draft);
        top = isHeading ? (drafts[0] as Draft).children : roots;
        parents.length = 0;
      }
      continue;
    }
    close();
    const kind = found[0].trim();
    if (!kinds.includes(kind)) kinds.push(kind);
    const level = Math.min(kinds.indexOf(kind), parents.length);
    const item = slice(paragraph, found[0].length, paragraph.text.length);
    last = { level, pieces: [item], siblings: level === 0 ? top : (parents[level - 1] ?? top) };
  }
  close();
  return roots;
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

function readProse(piece: Piece): Draft[] {
  const paragraphs = paragraphsOf(piece);
  if (paragraphs.filter(({ text }) => label.test(text)).length >= Math.max(2, paragraphs.length * 0.6))
    return paragraphs.map(leaf);
  const sentences = splitSentences(piece.text, piece.at);
  const semicolons = count(piece.text, /;/gu);
  if (semicolons >= 2 && sentences.length <= 1 + semicolons / 4) {
    const [first] = sentences;
    const headed = first && sentences.length === 1 ? splitHeading(first) : null;
    if (!headed || sentences.length > 1)
      return sentences.flatMap(({ at, text }) => splitAt(text, ';', at)).map((part) => refine(part));
  }
  return sentences.map((part) => refine(part));
}

function byRomans(piece: Piece, markers: readonly Marker[], depth: number): Draft[] {
  const drafts = markers.map((marker, index) => {
    const item = slice(piece, marker.end, markers[index + 1]?.at ?? piece.text.length);
    const capitals =
      /^((?:[^:.\p{L}]|[\p{Lu}]|\b(?:e|de|da|do|das|dos|a|o|em|para|com)\b)+)[:.]\s+(?=\S)/u.exec(item.text);
    const headed = splitHeading(item);
    const isList =
      headed !== null &&
      (findNumbers(headed.rest.text).length > 1 || splitSentences(headed.rest.text).length > 2);
    const heading = capitals?.[1]?.trim() ?? (isList ? headed.heading : undefined);
    if (!heading) return refine(item);
    const rest = slice(
      item,
      capitals?.[0].length ?? item.text.indexOf(':', heading.length) + 1,
      item.text.length,
    );
    return { at: item.at, text: heading, children: readItems(rest, depth + 1) };
  });
  return [...readItems(slice(piece, 0, markers[0]?.at ?? 0), depth + 1), ...drafts];
}

/** Items behind letters; numbers that follow one are its parts. */
const byLetters = (piece: Piece, markers: readonly Marker[], depth: number): Draft[] =>
  markers.map((marker, index) => {
    const item = slice(piece, marker.end, markers[index + 1]?.at ?? piece.text.length);
    const [first, ...others] = findNumbers(item.text);
    const head = slice(item, 0, first?.at ?? 0);
    if (!first || others.length === 0 || head.text === '' || head.text.length > longestHeading)
      return readLeaf(item);
    return { ...head, children: readItems(slice(item, first.at, item.text.length), depth + 1) };
  });

/** The topics of a stretch of text, by its numerals, numbers, bullets, lines or sentences. */
function readItems(piece: Piece, depth = 0): Draft[] {
  if (piece.text === '') return [];
  if (depth > deepest) return readProse(piece);
  const romans = findRomans(piece.text);
  const numbers = findNumbers(piece.text);
  const [firstNumber] = numbers;
  const isNumbered = numbers.length > 1 || (firstNumber?.at === 0 && firstNumber.path.join() === '1');
  if (romans.length > 1 && (!isNumbered || (romans[0]?.at ?? 0) < (firstNumber?.at ?? 0)))
    return byRomans(piece, romans, depth);
  const letters = findLetters(piece.text);
  const isLettered = letters[0]?.at === 0;
  if (isNumbered && !(isLettered && (firstNumber?.at ?? 0) > 0)) return byNumbers(piece, numbers, depth);
  if (isLettered) return byLetters(piece, letters, depth);
  if (hasBullets(piece.text)) return readBullets(piece, depth);
  return readProse(piece);
}

const mostTopics = 5000;
const onlyAddress = /^(?:dispon[íi]vel em:?\s*)?<?(?:https?:\/\/|www\.)\S+>?$/iu;

/** A sentence that speaks of the test, and not of what is asked. */
const introduces =
  /\b(?:d?[oa]s?|aos?) candidatos?\b|^(?:a|as|nas?) provas? (?:d[eao]\b.{0,40}\b)?(?:visa|avalia|ser[áã]|dever|exig|consta|tem|busca|abord)/iu;

/** A topic without the signs around it. */
export const cleanTopic = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.;:,•●▪◦■□‣∙·*►➢➤✓✔❖–—-]+(?=\S)/u, '')
    .replace(/[\s.;:,]+$/u, '')
    .trim();

/** The topics of a discipline's text as a tree, each with its page and line. */
export function readTopics(passage: Passage): Topic[] {
  let left = mostTopics;
  const finish = (drafts: readonly Draft[]): Topic[] =>
    drafts.flatMap((draft) => {
      const text = cleanTopic(draft.text);
      const children = finish(draft.children);
      if (!/\p{L}/u.test(text) || onlyAddress.test(text) || (children.length === 0 && introduces.test(text)))
        return children;
      if (left-- <= 0) return [];
      const isDoubtful = overlaps(passage.doubts, { from: draft.at, to: draft.at + draft.text.length });
      return [{ text, children, ...placeOf(passage, draft.at), ...(isDoubtful && { isDoubtful }) }];
    });
  return finish(readItems({ at: 0, text: passage.text }));
}
