import { foldLetters } from '#shared/rules/text/fold.ts';
import type { KeyTerms } from './key-terms.ts';
import type { Lexicon } from './lexicon.ts';
import { isCapital, isChained, isNoun, nameEnd, nounAt, readTokens } from './noun-chunks.ts';
import { stopWords } from './stop-words.ts';
import { isVerb } from './verbs.ts';

/** A name or a noun with its adjective, at `text.slice(start, end)`. */
export interface Term {
  text: string;
  start: number;
  end: number;
  /** From 0 to 1.2. */
  weight: number;
}

const determiner =
  /^(?:os?|as?|uma?s?|d[aeo]s?|n[ao]s?|num|numa|em|por|pel[ao]s?|ao?s?|à|às|com|sem|entre|sob|sobre|contra)$/iu;
const grammatical =
  /^(?:[oa]s?|uma?s?|d[aeo]s?|n[oa]s?|em|e|ou|por|pel[oa]s?|com|para|se|que|ao?s?|é|são|el[ea]s?|ess[ea]s?|est[ea]s?|isso|quando|como)$/iu;

/** Nouns with their adjectives and proper names that may be hidden in a sentence or serve as tags, in its order. */
export function findTerms(text: string, keyTerms: KeyTerms, lexicon: Lexicon): Term[] {
  const tokens = readTokens(text);
  const terms: Term[] = [];
  const add = (from: number, to: number) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
    const weights = tokens
      .slice(from, to + 1)
      .map(({ word }) => keyTerms.weightOf(word))
      .filter((weight) => weight > 0);
    if (weights.length === 0) return;
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    terms.push({ text: text.slice(start, end), start, end, weight: mean + (to > from ? 0.2 : 0) });
  };
  const isName = (at: number) => {
    const token = tokens[at];
    if (!token || !isCapital(token) || grammatical.test(token.word)) return false;
    const begins = at === 0 || /[.:?!“"] ?$/u.test(text.slice(Math.max(0, token.start - 2), token.start));
    if (!begins) return true;
    if (stopWords.has(foldLetters(token.word))) return false;
    return (isNoun(token) && nameEnd(tokens, at) > at) || lexicon.isName(token.word);
  };

  const [first, second] = tokens;
  if (first && second?.joined && !isName(0) && isVerb(second.word, first.word)) {
    const found = nounAt(tokens, -1);
    if (found) add(...found);
  }
  for (let at = 0; at < tokens.length; at++) {
    if (isName(at)) {
      const to = nameEnd(tokens, at);
      const { word = '', joined } = tokens[at] ?? {};
      const title = joined && at > 1 && /^[OA]s?$/u.test(tokens[at - 1]?.word ?? '');
      if ((to > at || (word.length > 1 && !/^[IVXLC]+$/.test(word))) && !isChained(tokens, at, to))
        add(title ? at - 1 : at, to);
      at = to;
      continue;
    }
    if (!determiner.test(tokens[at]?.word ?? '')) continue;
    const found = nounAt(tokens, at);
    if (!found) continue;
    add(...found);
    at = found[1];
  }
  return terms;
}
