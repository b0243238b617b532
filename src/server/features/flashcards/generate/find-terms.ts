import { fold, stem } from './fold.ts';
import type { KeyTerms } from './key-terms.ts';
import type { Lexicon } from './lexicon.ts';
import { inside } from './phrase.ts';
import { leadingAdjectives, stopWords, vagueNouns, weakNouns } from './stop-words.ts';
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
  /^(?:os?|as?|uma?s?|d[aeo]s?|n[ao]s?|num|numa|em|por|pel[ao]s?|ao?s?|à|às|com|sem|entre|sob|sobre|contra|e|ou|como|de)$/iu;
const adjective =
  /(?:[áéíóúâêô]\p{L}{1,3}ic[oa]s?|ais|al|[uo]lar(?:es)?|[eu]ar(?:es)?|unar|itar(?:es)?|iliar(?:es)?|os[oa]s?|iv[oa]s?|ári[oa]s?|[áéíó]ve(?:l|is)|[éê]neo|iana?s?|ianos?|ês|esa|ct[oa]s?|in[oa]s?|tóri[oa]s?|(?<!m)entes?|enses?)$/u;
const notNoun =
  /(?:mente|ndo)$|^(?:mais|menos|muito|primeir[oa]|segund[oa]|dentro|fora|antes|depois|acordo|torno|meio|geral|exemplo|partir|causa|relação|através|apenas|além)$/u;
const infinitive = /(?:[^ul]ar|er|ir|or)$/u;
const nounsInR =
  /^(?:mar|ar|lar|mulher|poder|prazer|caráter|açúcar|lugar|dólar|radar|calor|valor|motor|setor|vapor|amor|cor|dor|flor|humor|tumor|vetor|fator|autor|pilar|altar|colar|celular|hambúrguer|câncer|éter|ímpar|par|elixir|nadir|mártir|faquir|emir|dever|ser|cateter|caracter|transistor|condutor|\p{L}+[dt]or|\p{L}+s?or)$/u;

const participle = /[ai]d[oa]s?$/u;
const looksLikeVerb = /[aei]$/u;
const article = /^(?:os?|as?|uma?s?)$/u;

interface Token {
  word: string;
  start: number;
  end: number;
  /** Whether only a space parts it from the one before. */
  joined: boolean;
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{M}\d]+(?:[-'’][\p{L}\p{M}\d]+)*/gu)) {
    const before = tokens.at(-1);
    const joined = before !== undefined && start === before.end + 1 && text[before.end] === ' ';
    tokens.push({ word, start, end: start + word.length, joined });
  }
  return tokens;
}

const isCapital = (token: Token | undefined) => token !== undefined && /^\p{Lu}/u.test(token.word);
const isStop = (token: Token | undefined) => token !== undefined && stopWords.has(fold(token.word));

function isNoun({ word }: Token): boolean {
  const lower = word.toLowerCase();
  if (lower.length < 3 || /\d/.test(word) || stopWords.has(fold(word)) || notNoun.test(lower)) return false;
  return !infinitive.test(lower) || nounsInR.test(lower);
}

/** Where the name that begins at `at` ends; names go on over "de": "Proclamação da República". */
function nameEnd(tokens: readonly Token[], at: number): number {
  let to = at;
  for (;;) {
    const [next, after] = [tokens[to + 1], tokens[to + 2]];
    if (next?.joined && isCapital(next)) to++;
    else if (next?.joined && /^d[aeo]s?$/u.test(next.word) && after?.joined && isCapital(after)) to += 2;
    else return to;
  }
}

/** Whether a name may be part of a longer one: "Geografia e Estatística", "Preços ao Consumidor". */
function isChained(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to + 1];
  if (next?.joined && next.word === 'e' && (isCapital(tokens[to + 2]) || isCapital(tokens[to + 3])))
    return true;
  const before = tokens[from]?.joined ? tokens[from - 1] : undefined;
  const apart = before && /^d[aeo]s?$/u.test(before.word) ? tokens[from - 2] : before;
  return (
    apart?.word === 'e' ||
    Boolean(before && /^(?:aos?|às?)$/u.test(before.word) && isCapital(tokens[from - 2]))
  );
}

/** Where the noun at `at` with its adjectives ends; -1 when a word follows that may belong to it. */
function nounEnd(tokens: readonly Token[], at: number): number {
  let to = at;
  while (to < at + 2) {
    const next = tokens[to + 1];
    if (
      !next?.joined ||
      !adjective.test(next.word) ||
      isStop(next) ||
      isCapital(next) ||
      isVerb(next.word, undefined)
    )
      break;
    to++;
  }
  const next = tokens[to + 1];
  if (!next?.joined || isStop(next)) return to;
  if (isVerb(next.word, tokens[to]?.word) || participle.test(next.word) || /mente$/u.test(next.word))
    return to;
  const after = tokens[to + 2];
  return looksLikeVerb.test(next.word) && after?.joined && article.test(after.word) ? to : -1;
}

/** The noun with its adjectives after the determiner at `at`, or the bare one that begins the text. */
function nounAt(tokens: readonly Token[], at: number): readonly [number, number] | null {
  const opens = at < 0;
  let from = at + 1;
  if (leadingAdjectives.has(fold(tokens[from]?.word ?? '')) && tokens[from + 1]?.joined) from++;
  const noun = tokens[from];
  if (
    !noun ||
    (!opens && (!noun.joined || isCapital(noun))) ||
    !isNoun(noun) ||
    leadingAdjectives.has(fold(noun.word))
  )
    return null;
  const before = tokens[at]?.word;
  if (isVerb(noun.word.toLowerCase(), before) || (participle.test(noun.word) && !article.test(before ?? '')))
    return null;
  const to = nounEnd(tokens, from);
  const isGeneral = weakNouns.has(fold(noun.word)) || vagueNouns.has(fold(noun.word));
  if (to < 0 || (to === from && isGeneral)) return null;
  if (/^(?:e|ou)$/u.test(before ?? '') && to === from && adjective.test(noun.word)) return null;
  return [from, to];
}

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
    if (!token || !isCapital(token) || stopWords.has(fold(token.word))) return false;
    const begins = at === 0 || /[.:?!“"] ?$/u.test(text.slice(Math.max(0, token.start - 2), token.start));
    if (!begins) return true;
    return (
      (tokens[at + 1]?.joined && isCapital(tokens[at + 1]) && isNoun(token)) || lexicon.isName(token.word)
    );
  };

  const [first, second] = tokens;
  if (first && second?.joined && !isName(0) && isVerb(second.word, first.word)) {
    const found = nounAt(tokens, -1);
    if (found) add(...found);
  }
  for (let at = 0; at < tokens.length; at++) {
    if (isName(at)) {
      const to = nameEnd(tokens, at);
      const { word = '' } = tokens[at] ?? {};
      if ((to > at || (word.length > 1 && !/^[IVXLC]+$/.test(word))) && !isChained(tokens, at, to))
        add(at, to);
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
    tags.push(term.start === 0 ? inside(term.text, lexicon) : term.text);
    if (tags.length === 2) break;
  }
  return tags;
}
