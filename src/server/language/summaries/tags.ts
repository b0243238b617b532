import { findTerms } from '#server/language/text/find-terms.ts';
import { rankTerms } from '#server/language/text/key-terms.ts';
import { readLexicon } from '#server/language/text/lexicon.ts';
import type { Sentence } from '#server/language/text/split-sentences.ts';
import { vagueNouns, weakNouns } from '#server/language/text/stop-words.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';

const longest = 40;
/** How much more a term counts that the title has. */
const titled = 2;

/** Folded endings of the names of processes, qualities and doctrines: a word of the title that has one is a topic. */
const abstract = /(?:[cs]ao|[cs]oes|dades?|mentos?|ismos?|ncias?|ura|ese|logia|nomia|grafia)$/;

const stemsOf = (text: string) =>
  wordsOf(text)
    .map((word) => stem(foldLetters(word)))
    .filter((word) => word.length > 2);

/** Where "a" or "os" may be a pronoun, and what follows a verb: "uma lei que a contrarie". */
const afterPronoun = /(?<!\p{L})(?:que|não|se|quem|nunca|já) [oa]s? $/iu;

/** Several words in capitals: a title, or letters to remember something by. */
const shouted = /^\p{Lu}{2,}(?: \p{Lu}+)+$/u;

interface Found {
  /** As it stands inside a sentence, when it does. */
  text: string;
  score: number;
  /** Paragraphs that have it. */
  spread: number;
  last: number;
}

/**
 * Up to eight terms of the text, those of its title before the weightiest others, as they are written; none shares a
 * word with another.
 */
export function tagsOf(
  sentences: readonly Pick<Sentence, 'text' | 'at' | 'opens' | 'heading'>[],
  title: string,
): string[] {
  const keyTerms = rankTerms(sentences);
  const lexicon = readLexicon(sentences);
  const inTitle = new Set(stemsOf(title));
  const found = new Map<string, Found>();
  let paragraph = 0;
  for (const { text, opens } of sentences) {
    if (opens) paragraph++;
    for (const term of findTerms(text, keyTerms, lexicon)) {
      const stems = stemsOf(term.text);
      const single = foldLetters(term.text);
      const isTitled = stems.some((word) => inTitle.has(word));
      if (
        term.text.length > longest ||
        stems.length === 0 ||
        shouted.test(term.text) ||
        (!isTitled && (weakNouns.has(single) || vagueNouns.has(single)))
      )
        continue;
      const known = found.get(stems.join(' ')) ?? { text: '', score: 0, spread: 0, last: -1 };
      found.set(stems.join(' '), known);
      const named = term.start > 0 || lexicon.isName(wordsOf(term.text)[0] ?? '');
      const isNoun = /\s/.test(term.text) || !afterPronoun.test(text.slice(0, term.start));
      if (isNoun && (!known.text || (term.start > 0 && term.text.length < known.text.length)))
        known.text = named ? term.text : term.text.charAt(0).toLowerCase() + term.text.slice(1);
      if (known.last !== paragraph) known.spread++;
      known.last = paragraph;
      known.score += term.weight * (isTitled ? titled : 1);
    }
  }
  const rate = ({ score, spread }: Found) => score * spread;
  const ranked = [...found]
    .filter(([, { text }]) => text !== '')
    .sort(([, a], [, b]) => rate(b) - rate(a) || (a.text < b.text ? -1 : 1));
  const ofTitle = [
    ...wordsOf(title.toLowerCase()).filter((word) => abstract.test(foldLetters(word))),
    ...findTerms(title, keyTerms, lexicon).map(({ text }) => text),
  ];
  const said = new Set(sentences.flatMap(({ text }) => stemsOf(text)));
  const tags: string[] = [];
  const used = new Set<string>();
  for (const text of [...ofTitle, ...ranked.map(([, { text }]) => text)]) {
    const stems = stemsOf(text);
    if (!stems.every((word) => said.has(word)) || stems.some((word) => used.has(word))) continue;
    for (const word of stems) used.add(word);
    tags.push(text);
    if (tags.length === summaryLimits.tags) break;
  }
  return tags;
}
