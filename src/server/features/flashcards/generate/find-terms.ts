import { fold, stem } from './fold.ts';
import type { KeyTerms } from './key-terms.ts';
import type { Lexicon } from './lexicon.ts';
import { leadingAdjectives, stopWords, weakNouns } from './stop-words.ts';
import { isVerb } from './verbs.ts';

/** A name or a noun with its adjective, at `text.slice(start, end)`. */
export interface Term {
  text: string;
  start: number;
  end: number;
  /** From 0 to about 1.5. */
  weight: number;
}

const determiner =
  /^(?:os?|as?|uma?s?|d[aeo]s?|n[ao]s?|num|numa|em|por|pel[ao]s?|ao?s?|à|às|com|sem|entre|sob|sobre|contra|e|ou|como|de)$/iu;
const adjective =
  /(?:[áéíóúâêô]\p{L}{1,3}ic[oa]s?|ais|al|[uo]lar(?:es)?|[eu]ar(?:es)?|unar|itar(?:es)?|iliar(?:es)?|os[oa]s?|iv[oa]s?|ári[oa]s?|[áéíó]ve(?:l|is)|[éê]neo|iana?s?|ianos?|ês|esa|ct[oa]s?|in[oa]s?|tóri[oa]s?|ente)$/u;
const notNoun =
  /(?:mente|ndo)$|^(?:mais|menos|muito|primeir[oa]|segund[oa]|dentro|fora|antes|depois|acordo|torno|meio|geral|exemplo|partir|causa|relação|através|apenas|além)$/u;
const infinitive = /(?:[^ul]ar|er|ir|or)$/u;
const nounsInR =
  /^(?:mar|ar|lar|mulher|poder|prazer|caráter|açúcar|lugar|dólar|radar|calor|valor|motor|setor|vapor|amor|cor|dor|flor|humor|tumor|vetor|fator|autor|pilar|altar|colar|celular|hambúrguer|câncer|éter|ímpar|par|elixir|nadir|mártir|faquir|emir|dever|ser|cateter|caracter|transistor|condutor|\p{L}+[dt]or|\p{L}+s?or)$/u;

const isNoun = (word: string) => {
  const lower = word.toLowerCase();
  if (lower.length < 3 || /\d/.test(word) || stopWords.has(fold(word)) || notNoun.test(lower)) return false;
  return !infinitive.test(lower) || nounsInR.test(lower);
};
const participle = /[ai]d[oa]s?$/u;

/** Nouns with their adjectives and proper names that may be hidden in a sentence or serve as tags, in its order. */
export function findTerms(text: string, keyTerms: KeyTerms, lexicon: Lexicon): Term[] {
  const tokens = [...text.matchAll(/[\p{L}\p{M}\d]+(?:[-'’][\p{L}\p{M}\d]+)*/gu)];
  const wordAt = (at: number) => tokens[at]?.[0] ?? '';
  const touching = (at: number) => {
    const [token, next] = [tokens[at], tokens[at + 1]];
    return token && next && text.slice(token.index + token[0].length, next.index) === ' ';
  };
  const isName = (at: number) =>
    /^\p{Lu}/u.test(wordAt(at)) &&
    (at > 0
      ? !/[.:?!“"] ?$/u.test(text.slice(0, tokens[at]?.index))
      : lexicon.isName(wordAt(0)) && isNoun(wordAt(0)));
  const terms: Term[] = [];

  const add = (from: number, to: number) => {
    const start = tokens[from]?.index ?? 0;
    const end = (tokens[to]?.index ?? 0) + wordAt(to).length;
    const words = tokens.slice(from, to + 1).map(([word]) => word);
    const weights = words.map((word) => keyTerms.weightOf(word)).filter((weight) => weight > 0);
    if (weights.length === 0) return;
    const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
    const weight =
      mean + (words.length > 1 ? 0.15 : 0) + (/^\p{Lu}/u.test(wordAt(from)) && from > 0 ? 0.1 : 0);
    terms.push({ text: text.slice(start, end), start, end, weight });
  };

  for (let at = 0; at < tokens.length; at++) {
    if (isName(at)) {
      let to = at;
      while (
        touching(to) &&
        (isName(to + 1) ||
          (/^(?:d[aeo]s?|e)$/u.test(wordAt(to + 1)) &&
            wordAt(to + 1) !== 'e' &&
            touching(to + 1) &&
            isName(to + 2)))
      )
        to++;
      if (wordAt(to).length > 1 && !/^[IVXLC]+$/.test(wordAt(at))) add(at, to);
      at = to;
      continue;
    }
    let noun = at + 1;
    if (!determiner.test(wordAt(at)) || !touching(at)) continue;
    if (leadingAdjectives.has(fold(wordAt(noun))) && touching(noun)) noun++;
    const word = wordAt(noun);
    if (
      !isNoun(word) ||
      /^\p{Lu}/u.test(word) ||
      isVerb(word, wordAt(at)) ||
      (participle.test(word) && !/^(?:os?|as?|uma?s?)$/iu.test(wordAt(at)))
    )
      continue;
    const next = wordAt(noun + 1);
    const qualified =
      touching(noun) &&
      adjective.test(next) &&
      !stopWords.has(fold(next)) &&
      !isVerb(next, undefined) &&
      /^\p{Ll}/u.test(next);
    if (/^(?:e|ou)$/u.test(wordAt(at)) && !qualified && adjective.test(word)) continue;
    if (weakNouns.has(fold(word)) && !qualified) continue;
    if (leadingAdjectives.has(fold(word))) continue;
    add(noun, qualified ? noun + 1 : noun);
    at = noun - 1 + (qualified ? 1 : 0);
  }
  return terms;
}

/** Up to two of the weightiest terms of a text, as tags: short, in lower case but for names, none within another. */
export function tagsIn(text: string, keyTerms: KeyTerms, lexicon: Lexicon): string[] {
  const found = findTerms(text, keyTerms, lexicon).filter((term) => term.text.length <= 40);
  found.sort((a, b) => b.weight - a.weight || a.start - b.start);
  const tags: string[] = [];
  const used = new Set<string>();
  for (const term of found) {
    const stems = term.text.split(' ').map((word) => stem(fold(word)));
    if (stems.some((word) => word.length > 2 && used.has(word))) continue;
    for (const word of stems) used.add(word);
    tags.push(term.text);
    if (tags.length === 2) break;
  }
  return tags;
}
