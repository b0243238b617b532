import { foldLetters } from '#shared/rules/text/fold.ts';
import { leadingAdjectives, stopWords, vagueNouns, weakNouns } from './stop-words.ts';
import { isVerb } from './verbs.ts';

const adjective =
  /(?:[áéíóúâêô]\p{L}{1,3}ic[oa]s?|ais|al|[uo]lar(?:es)?|[eu]ar(?:es)?|unar|itar(?:es)?|iliar(?:es)?|os[oa]s?|iv[oa]s?|ári[oa]s?|[áéíó]ve(?:l|is)|[éê]neo|iana?s?|ianos?|ês|esa|ct[oa]s?|in[oa]s?|tóri[oa]s?|(?<!m)entes?|enses?)$/u;
const notNoun =
  /(?:mente|ndo)$|^(?:mais|menos|muito|primeir[oa]|segund[oa]|dentro|fora|antes|depois|acordo|torno|meio|geral|exemplo|partir|causa|relação|através|apenas|além)$/u;
const infinitive = /(?:[^ul]ar|er|ir|or)$/u;
const nounsInR =
  /^(?:mar|ar|lar|mulher|poder|prazer|caráter|açúcar|lugar|dólar|radar|calor|valor|motor|setor|vapor|amor|cor|dor|flor|humor|tumor|vetor|fator|autor|pilar|altar|colar|celular|hambúrguer|câncer|éter|ímpar|par|elixir|nadir|mártir|faquir|emir|dever|ser|cateter|caracter|transistor|condutor|\p{L}+[dt]or|\p{L}+s?or)$/u;

const participle = /[ai]d[oa]s?$/u;
const looksLikeVerb = /[aei]$/u;
const article = /^(?:os?|as?|uma?s?)$/iu;

/** A word and where it stands. */
export interface Token {
  word: string;
  start: number;
  end: number;
  /** Whether only a space parts it from the one before. */
  joined: boolean;
}

/** The words of a text in order. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{M}\d]+(?:[-'’][\p{L}\p{M}\d]+)*/gu)) {
    const before = tokens.at(-1);
    const joined = before !== undefined && start === before.end + 1 && text[before.end] === ' ';
    tokens.push({ word, start, end: start + word.length, joined });
  }
  return tokens;
}

/** Whether the word begins with a capital. */
export const isCapital = (token: Token | undefined) => token !== undefined && /^\p{Lu}/u.test(token.word);
const comparing =
  /^(?:igual|iguais|superior(?:es)?|inferior(?:es)?|anterior(?:es)?|posterior(?:es)?|total|responsáve(?:l|is)|presentes?|ausentes?|existentes?|pertencentes?|semelhantes?|diferentes?|provenientes?|resultantes?|referentes?|capaz|capazes|essencia(?:l|is)|fundamenta(?:l|is)|importantes?|necessári[oa]s?|possíve(?:l|is)|contrári[oa]s?|divers[oa]s|vári[oa]s|inteir[oa]s?|principa(?:l|is))$/u;
const isStop = (token: Token | undefined) => token !== undefined && stopWords.has(foldLetters(token.word));

const isGeneral = (token: Token | undefined) =>
  token !== undefined && (weakNouns.has(foldLetters(token.word)) || vagueNouns.has(foldLetters(token.word)));

/** Whether the word can be a noun at all: not grammar, no adverb, gerund or infinitive. */
export function isNoun({ word }: Token): boolean {
  const lower = word.toLowerCase();
  if (lower.length < 3 || /\d/.test(word) || stopWords.has(foldLetters(word)) || notNoun.test(lower))
    return false;
  return !infinitive.test(lower) || nounsInR.test(lower);
}

/** Where the name that begins at `at` ends; names go on over "de": "Proclamação da República". */
export function nameEnd(tokens: readonly Token[], at: number): number {
  let to = at;
  for (;;) {
    const [next, after] = [tokens[to + 1], tokens[to + 2]];
    if (next?.joined && isCapital(next)) to++;
    else if (next?.joined && /^d[aeo]s?$/u.test(next.word) && after?.joined && isCapital(after)) to += 2;
    else return to;
  }
}

/** Whether a name may be part of a longer one: "Geografia e Estatística", "Preços ao Consumidor". */
export function isChained(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to + 1];
  const isLink = next?.joined && /^(?:e|aos?|às?)$/u.test(next.word);
  if (isLink && (isCapital(tokens[to + 2]) || (next.word === 'e' && isCapital(tokens[to + 3])))) return true;
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
      comparing.test(next.word) ||
      isVerb(next.word, undefined)
    )
      break;
    to++;
  }
  const next = tokens[to + 1];
  if (!next?.joined || isStop(next) || comparing.test(next.word)) return to;
  if (isVerb(next.word, tokens[to]?.word) || participle.test(next.word) || /mente$/u.test(next.word))
    return to;
  const after = tokens[to + 2];
  return looksLikeVerb.test(next.word) && after?.joined && article.test(after.word) ? to : -1;
}

/** As `nounEnd`, over "de" and a bare noun or a name: "luta de classes", "teorema de Pitágoras". */
function wholeEnd(tokens: readonly Token[], at: number): number {
  const to = nounEnd(tokens, at);
  const [link, next] = [tokens[to + 1], tokens[to + 2]];
  if (
    to < 0 ||
    isGeneral(tokens[at]) ||
    link?.word !== 'de' ||
    !link.joined ||
    !next?.joined ||
    !isNoun(next)
  )
    return to;
  if (isCapital(next)) return nameEnd(tokens, to + 2);
  if (isGeneral(next) || leadingAdjectives.has(foldLetters(next.word)) || isVerb(next.word, 'de')) return to;
  return Math.max(to, nounEnd(tokens, to + 2));
}

/** The noun with its adjectives after the determiner at `at`, or the bare one that begins the text. */
export function nounAt(tokens: readonly Token[], at: number): readonly [number, number] | null {
  const opens = at < 0;
  let from = at + 1;
  if (leadingAdjectives.has(foldLetters(tokens[from]?.word ?? '')) && tokens[from + 1]?.joined) from++;
  const noun = tokens[from];
  if (
    !noun ||
    (!opens && (!noun.joined || isCapital(noun))) ||
    !isNoun(noun) ||
    leadingAdjectives.has(foldLetters(noun.word))
  )
    return null;
  const before = tokens[at]?.word;
  if (isVerb(noun.word.toLowerCase(), before) || (participle.test(noun.word) && !article.test(before ?? '')))
    return null;
  const to = wholeEnd(tokens, from);
  if (to < 0 || (to === from && isGeneral(noun))) return null;
  if (/^(?:e|ou)$/u.test(before ?? '') && to === from && adjective.test(noun.word)) return null;
  return [from, to];
}
