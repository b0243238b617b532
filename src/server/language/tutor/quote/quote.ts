import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import type { Citation } from '#shared/contracts/professor.ts';
import { splitMath } from '#shared/markdown/split-math.ts';

/** Control characters, those that turn the direction of a line or can't be seen, and those the client keeps for itself. */
const unseen = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uE000-\uF8FF]/gu;
const special = /[\\`*_{}<>|~$]|&(?=[#\w])/g;
/** Escaped, a bracket would begin TeX. */
const bracket = (sign: string) => `&#${sign.charCodeAt(0)};`;

/** Of a formula: what would begin something else for what reads the whole answer. */
const unsafe = /[$`]|\{\{c\d/;

const literal = (text: string) =>
  text
    .replace(/\[([\d\s,;–-]+)\]/g, '($1)')
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replace(special, '\\$&')
    .replace(/[[\]]/g, bracket);

/** Numbers in brackets would look like the mark of a citation; in braces TeX draws the same. */
const formula = (tex: string) => `$${tex.replace(/\[(\d+(?:, ?\d+)*)\]/g, '[{$1}]')}$`;

/** The same where one bracket is the text's and the other the formula's, or the number alone is: braces part them. */
const partMarks = (shown: string) =>
  shown
    .replace(/(?<=&#91;[\d, ]*\$)(?=[\d, ]*[\]$])/g, '{}')
    .replace(/(?=\$[\d, ]*&#93;)(?<=\[[\d, ]*)/g, '{}');

/**
 * Markdown on one line that shows `text` and nothing else: no heading, link, code, picture, mark of a citation or end
 * of a quotation can come of it. Formulas stay formulas, and addresses are addresses.
 */
export const plainly = (text: string): string => shown(text).replace(/^[#+=-]|(?<=^\d{1,9})[.)]/, '\\$&');

function shown(text: string): string {
  const line = text.replace(/\s+/gu, ' ').replace(unseen, '').trim();
  const parts = splitMath(line)
    .map((slice) =>
      slice.kind === 'math' && !unsafe.test(slice.value) ? formula(slice.value) : literal(slice.value),
    )
    .join('');
  return partMarks(parts);
}

/** The words of a source between quotation marks. */
export const quoted = (text: string): string => `“${shown(text)}”`;

const longestName = 6;
const saying = /^\p{L}+(?:[ai]d|t)[oa]s? [oa]s? /u;

/** "Forma a chuva ácida", "lua eu peso menos". */
const halfSaid =
  /^(?:forma|causa|liga|marca|planta|trata|mostra|guarda|cria|faz|dá)m?(?:-se)? (?:[oa]s?|uma?) |(?<!\p{L})(?:eu|você|porque|por que|não)(?!\p{L})/iu;

/** Whether a topic names a matter, and does not tell half a sentence: "plantas são verdes". */
export const isName = (topic: string): boolean =>
  topic !== '' &&
  wordsOf(topic).length <= longestName &&
  !hasVerb(topic) &&
  !saying.test(topic) &&
  !halfSaid.test(topic);

/** What an answer calls its topic. */
export const topicName = (topic: string): string => (isName(topic) ? `**${plainly(topic)}**` : 'isso');

/** A text of several lines, each on its own, set apart as a quotation. */
export const block = (text: string): string =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map(plainly)
    .filter((line) => line !== '')
    .map((line) => `> ${line}`)
    .join('\n');

/** Parts the words of one source that do not stand side by side. */
const omission = ' […] ';

/** The sources of an answer, each once, in the order in which they are first cited. */
export class Citations {
  readonly list: Citation[] = [];

  /** The mark for a source, `[1]` for the first; what is quoted of it joins what was quoted before. */
  mark(citation: Citation): string {
    const { kind, id, page, quote } = citation;
    const at = this.list.findIndex((other) => other.kind === kind && other.id === id && other.page === page);
    const known = this.list[at];
    if (!known) return `[${this.list.push({ ...citation })}]`;
    if (!known.quote.split(omission).includes(quote)) known.quote += omission + quote;
    return `[${at + 1}]`;
  }
}
