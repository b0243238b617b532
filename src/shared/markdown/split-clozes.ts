export interface Cloze {
  /** What is asked for, Markdown. */
  answer: string;
  hint: string | null;
}

const opening = /\{\{c\d+::/g;
/** A card's side; farther away no closing braces are looked for. */
const reach = 5000;

/**
 * Cuts a text at its clozes, `{{c1::answer}}` and `{{c1::answer::hint}}`. Braces inside an answer may nest, as in
 * `{{c1::$\frac{a}{b}$}}`; a cloze within another belongs to its answer; one that is never closed is text.
 */
export function splitClozes(text: string): (string | Cloze)[] {
  const parts: (string | Cloze)[] = [];
  const open = new RegExp(opening);
  let start = 0;
  for (let found = open.exec(text); found; found = open.exec(text)) {
    const inside = found.index + found[0].length;
    const end = findEnd(text, inside);
    if (end < 0) break;
    if (start < found.index) parts.push(text.slice(start, found.index));
    parts.push(splitHint(text.slice(inside, end)));
    start = end + 2;
    open.lastIndex = start;
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}

export const hasCloze = (text: string): boolean => splitClozes(text).some((part) => typeof part !== 'string');

/** Where the closing braces are; the first pair when the braces before it do not balance. */
function findEnd(text: string, from: number): number {
  let depth = 0;
  const limit = Math.min(text.length, from + reach);
  for (let at = from; at < limit; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '{') depth += 1;
    else if (character === '}' && depth > 0) depth -= 1;
    else if (character === '}' && text[at + 1] === '}') return at;
  }
  return text.indexOf('}}', from);
}

const hintStops = /`[^`]*`|\$[^$]*\$|\{\{|\}\}|::/g;

/** Like Anki, the first `::` begins the hint; those within code, formulas and other clozes do not. */
function splitHint(content: string): Cloze {
  let depth = 0;
  for (const { 0: stop, index } of content.matchAll(hintStops)) {
    if (stop === '{{') depth += 1;
    else if (stop === '}}') depth -= 1;
    else if (stop === '::' && depth <= 0 && content.slice(0, index).trim() !== '')
      return { answer: content.slice(0, index), hint: content.slice(index + 2).trim() || null };
  }
  return { answer: content, hint: null };
}
