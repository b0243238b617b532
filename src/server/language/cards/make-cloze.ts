import { findTerms, type Term } from '#server/language/text/find-terms.ts';
import type { KeyTerms } from '#server/language/text/key-terms.ts';
import { stopWords } from '#server/language/text/stop-words.ts';
import { firstVerb, hasMainVerb, hasVerb, isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import { capitalized, isBalanced } from './questions/phrase.ts';
import type { Asking, Draft } from './questions/statement.ts';
import { isOwnClause, pointsOutside } from './questions/subject.ts';
import type { Understanding } from './understood.ts';

const fewestWords = 5;
const mostWords = 20;
/** Telling words beside a gap. */
const fewestTold = 3;
/** Of a sentence that ends in a name. */
const mostBeforeName = 30;

/** Whether the sentence can be read alone, so that a gap in it is a fair question. */
function standsAlone({ statement }: Asking): boolean {
  const { sentence, clause, lead } = statement;
  const { text } = sentence;
  const count = wordsOf(text).length;
  if (
    count < fewestWords ||
    count > (naming.test(statement.clause) ? mostBeforeName : mostWords) ||
    /[?:{}]$|https?:|[{}|<>]/u.test(text) ||
    // A headline ends without a mark, and so do notes.
    !/[.!…]["”)]?$/u.test(text) ||
    !/^["“]?[\p{L}\d]/u.test(text)
  )
    return false;
  if (!hasVerb(text) || pointsOutside(text) || !isBalanced(text)) return false;
  const [first = ''] = clause.split(/, | que /u);
  return (
    isOwnClause(wordsOf(first).length >= 3 ? first : clause.replace(/[;:]/gu, ',')) ||
    (lead !== null && isOwnClause(clause))
  );
}

/** "O embrião se implanta no útero: é a {nidação}", "em um líquido chamado {estroma}": a name that its sentence explains. */
const naming =
  /(?:: (?:é|são) [oa]s? |(?:, (?:fenômeno|processo|técnica|movimento|período|prática|etapa|líquido|substância|estrutura)|(?<= uma? \p{L}+)) (?:que recebe o nome de|chamad[oa](?: de)?|denominad[oa](?: de)?|conhecid[oa] como) (?:[oa]s? )?)(\p{L}[^,;:()"“]{3,45})$/u;

function nameIn(body: string): Span | undefined {
  const [whole = '', text = ''] = naming.exec(body) ?? [];
  const words = wordsOf(text);
  const isName =
    words.length <= 4 &&
    !hasVerb(text) &&
    !/ (?:que|ou|e|como|por|para) |^(?:uma?|[oa]s?|mais|menos|muito|bem|preciso|possível|por|assim|quando|se|nula?|um|el[ea]|d[aeo]s?|n[oa]s?) |[ai]d[oa]s?$|vel$|mente$/u.test(
      `${text} `.trimEnd(),
    );
  const start = body.length - text.length;
  return whole && isName ? { text, start, end: body.length } : undefined;
}

/** "A bactéria mais envolvida é …", in what; "lidera o ranking", for a time. */
const ranked =
  /^[OA]s? \p{L}+ mais \p{L}+ (?:é|são) |(?<!\p{L})lider(?:a|am) [oa] |(?<!\p{L})ocup(?:a|am) [oa] \p{L}+ (?:posição|lugar|colocação)(?!\p{L})/u;
/** A verb without its subject, or what only an adverb holds together with the sentence before. */
const leaning =
  /^\p{L}+(?:[ai]d[oa]s?|ndo) [^,]{2,90}, |(?:^|, )uma? \p{L}+ \p{L}+(?:ou|eu|iu) |^(?:principalmente|sobretudo|especialmente|nem|mesmo) |(?<!\p{L})(?:também|ambos|próximo|não|ainda)(?!\p{L})|(?:^|, )\p{L}+-se | assim (?!como)|-(?:l[oa]s?|[oa]s?|n[oa]s?)(?![\p{L}-])/iu;

/** One of several, so that any other would do: "a soja, {…} e o café", "a primeira {…}". */
const isListed = (body: string, { start, end }: Span) =>
  /(?:,| e| ou|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]) (?:[oa]s? )?$/iu.test(
    body.slice(0, start),
  ) || /^(?:,| e | ou )/u.test(body.slice(end));

interface Span {
  text: string;
  start: number;
  end: number;
}

const longestTerm = 3;
/** Who does many things: any other may be meant. */
const someone =
  /^(?:juiz|juízes|réus?|parlamentar(?:es)?|empregad(?:or|ores|os?)|credor(?:es)?|devedor(?:es)?|presidentes?|prefeitos?|governador(?:es)?)$/iu;
/** What so many of the sentences have is guessed. */
const tooEasy = 0.3;
/** Where everything of its field stands. */
const isCode = /^(?:Código|Constituição|Lei|Estatuto|Súmula|Emenda)(?!\p{L})/u;
const determiner = /^(?:[oa]s?|uma?|tod[oa])$/iu;

/** The stretches of one to three words that are terms of the text's field, longer ones first. */
function fieldTermsIn(body: string, understanding: Understanding): Span[] {
  const tokens = [...body.matchAll(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu)];
  const found: Span[] = [];
  for (let size = longestTerm; size > 0; size--)
    for (let at = 0; at + size <= tokens.length; at++) {
      const [first, last] = [tokens[at], tokens[at + size - 1]];
      if (
        !first ||
        !last ||
        [first, last].some(
          ([word]) =>
            /^(?:numa?|\d.*|dois|duas|três|vinte|trinta)$/iu.test(word) || stopWords.has(foldLetters(word)),
        )
      )
        continue;
      const [start, end] = [first.index, last.index + last[0].length];
      const text = body.slice(start, end);
      const isWithin = found.some((other) => other.start <= start && end <= other.end);
      if (
        isWithin ||
        /[^\p{L}\d -]| (?:n[oa]s?|em|com|por|para|a|e) /u.test(text) ||
        isVerb(last[0], tokens[at + size - 2]?.[0] ?? 'x')
      )
        continue;
      if (understanding.isTelling(text) && !/^\p{L}+(?:[ai]d[oa]s?|[aei]r)$/u.test(text))
        found.push({ text, start, end });
    }
  return found;
}

/** A name that the text comes back to. */
const isName = ({ text }: Term, keyTerms: KeyTerms) => {
  const words = wordsOf(text);
  return (
    /^\p{Lu}/u.test(text) &&
    words.length > 1 &&
    words.some((word) => word.length > 3 && keyTerms.timesOf(word) > 1)
  );
};

/**
 * The sentence with a term of the text's field or a name hidden, `{{c1::term}}`; the term stands
 * nowhere else in it, and the rest tells which it is.
 */
export function makeCloze(asking: Asking, keyTerms: KeyTerms, understanding: Understanding): Draft[] {
  const { statement, lexicon } = asking;
  const body = statement.lead ? `${statement.lead}, ${statement.clause}` : statement.clause;
  if (!standsAlone(asking) || leaning.test(body) || ranked.test(body) || !hasMainVerb(statement.clause))
    return [];
  if (isVerb(wordsOf(statement.clause)[0] ?? '', 'e')) return [];
  const stems = wordsOf(body).map((word) => stem(foldLetters(word)));
  const isOnce = (word: string) =>
    word.length < 4 || stems.filter((other) => other === stem(foldLetters(word))).length === 1;
  const from = statement.lead ? statement.lead.length + 2 : 0;
  const field = fieldTermsIn(body, understanding);
  const names = findTerms(body, keyTerms, lexicon).filter((term) => isName(term, keyTerms));
  /** What half the sentences have is too easy to guess. */
  const rankOf = ({ text }: Span) =>
    wordsOf(text).length / 4 - 1.5 * Math.max(...wordsOf(text).map((word) => keyTerms.shareOf(word)));
  /** What else the sentence names, by which what is hidden is determined. */
  const others = ({ start, end }: Span) =>
    [...wordsOf(body.slice(0, start)), ...wordsOf(body.slice(end))].filter((word) =>
      understanding.isWord(word),
    ).length;
  const isWhole = ({ end, text }: Span) =>
    !/^ (?:\p{Ll}+(?:ic|iv|os|[ai]d)[oa]s?(?!\p{L})|(?:d[aeo]s? )?\p{Lu})/u.test(body.slice(end)) ||
    isVerb(wordsOf(body.slice(end))[0] ?? '', text);
  const opens = ({ start, end, text }: Span) =>
    text.includes(' ') ||
    (!/^ \p{L}+(?:ou|eu|iu|ram) /u.test(body.slice(end)) &&
      (start === from || determiner.test(body.slice(from, start).trim())) &&
      isVerb(wordsOf(body.slice(end))[0] ?? '', text));
  const tellingWords = ({ start, end }: Pick<Span, 'start' | 'end'>) =>
    wordsOf(`${body.slice(0, start)} ${body.slice(end)}`).filter(
      (word) => word.length > 3 && !stopWords.has(foldLetters(word)),
    ).length;
  /** "O {empregador} paga depois": of too little is told who it is. */
  const isTold = ({ text, start, end }: Span) =>
    !someone.test(text) &&
    (/^\p{Lu}/u.test(text) ||
      (text.includes(' ') && tellingWords({ start, end }) >= fewestTold) ||
      (understanding.isOnly(text) &&
        !/(?:al|iv[oa]|[ai]d[oa])s?$/u.test(text) &&
        tellingWords({ start, end }) >= fewestTold));
  const [best] = [...names, ...field.filter((span) => opens(span) && isTold(span))]
    .filter((span) => span.start >= from && span.text.length <= 60 && span.text.split(' ').every(isOnce))
    .filter(
      ({ text }) => !isCode.test(text) && wordsOf(text).some((word) => keyTerms.shareOf(word) < tooEasy),
    )
    .filter((span) => isWhole(span) && !isListed(body, span) && others(span) > 0)
    .map((span) => ({ ...span, rank: rankOf(span) }))
    .sort((a, b) => b.rank - a.rank || a.start - b.start);
  const verbAt = body.indexOf(wordsOf(statement.clause)[firstVerb(wordsOf(statement.clause))] ?? '', from);
  const whose = body.slice(from, verbAt);
  const isFair = ({ start }: Span) =>
    start < verbAt || /\p{Lu}/u.test(whose) || understanding.namesTerm(whose);
  const term = nameIn(body) ?? (best && isFair(best) ? best : undefined);
  if (
    !term ||
    understanding.leavesOpen(`${body.slice(0, term.start)}…${body.slice(term.end)}`, statement.sentence.at)
  )
    return [];
  const end = /[.!…]["”]?$/u.exec(statement.sentence.text)?.[0] ?? '.';
  return [
    {
      kind: 'cloze',
      question: capitalized(`${body.slice(0, term.start)}{{c1::${term.text}}}${body.slice(term.end)}${end}`),
      answer: term.text,
    },
  ];
}
