import type { Lexicon } from '#server/language/text/lexicon.ts';
import { leadingAdjectives, stopWords, weakNouns } from '#server/language/text/stop-words.ts';
import { firstVerb, isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { withoutBrackets } from './phrase.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that point to something outside the sentence. With accents, for "está" and "esta" differ. */
const pointing = list(`
  ele ela eles elas este esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo
  deste desta destes destas desse dessa desses dessas daquele daquela daqueles daquelas neste nesta nestes nestas
  nesse nessa nesses nessas naquele naquela naqueles naquelas nisto nisso disto disso daquilo dele dela deles delas
  nele nela neles nelas tal tais ambos ambas acima abaixo supracitado supracitada referido referida citado citada
  anteriormente eu nós você vocês meu minha meus minhas nosso nossa nossos nossas conosco àquele àquela àquilo
  lhe lhes aqui ali lá daqui dali daí cujo cuja cujos cujas mesmos mesmas àquela isso
`);

const openers = list(`
  seu sua seus suas o-mesmo outro outra outros outras algum alguma alguns algumas muitos muitas vários várias
  nenhum nenhuma ninguém alguém quem qual quais que onde quando como se embora enquanto porque pois mas e ou nem não
  apesar além assim logo também já ainda então portanto caso conforme segundo durante após ao aos à às em no na nos
  nas de do da dos das contra com por pelo pela pelos pelas para entre sobre sob sem desde até há mais menos cada-um lo la
  um-deles uma-delas este primeiro segundo terceiro ora aí exemplo exemplos observação nota importante dica
  atenção apenas só somente quanto tanto ambos todavia porém contudo cerca existe existem veja observe lembre
  considere sendo tendo cujo cuja desse dessa tudo nada isto é são foi foram era eram tem têm mesmo talvez sim
  maioria convém vale cabe basta vamos imagine suponha tanto quase provavelmente dentre the this it they in
`);

/** Whether the text names with a pronoun something it does not say, so that it can't be understood alone. */
export function pointsOutside(text: string): boolean {
  const rest = text.replace(/(?<=receb(?:e|em|eu|eram) )esse nome(?!\p{L})/u, '');
  return (
    wordsOf(rest).some((word) => pointing.has(word.toLowerCase())) ||
    /(?<!\p{L})(?:d|n|pel|à)?[oa]?s? mesm[oa]s? |^(?:n[ao]|à) (?:época|ocasião|período|mesmo ano|ano seguinte)$/iu.test(
      rest,
    )
  );
}

const definite = /^[oa]s?$/iu;
const modifier =
  /^(?:d[aeo]s?|aos?|às?|em|sem|com|para|por|n[ao]s?)$|(?:al|ais|ar|ares|ic[oa]s?|os[oa]s?|iv[oa]s?|[aá]ri[oa]s?|vel|veis|ês|esa|an[oa]s?|[ai]d[oa]s?|ent[ea]s?)$|^\p{Lu}|^\d/u;

/** Nouns followed by the name of what they are: "o termo célula". */
export const naming =
  /^(?:termo|palavra|conceito|expressão|livro|obra|filme|romance|poema|sigla|verbo|prefixo|sufixo|rio|código|comando|método|função|classe|variável|laço|tag|biblioteca|operador)$/iu;

/** General nouns of which a text on one place and time has only one. */
const wellKnown = list('populacao povo governo');

/** Whether the word after a noun is an adjective by its ending: "a fase clara", "os fatores limitantes". */
const agrees = (article: string, word: string, noun: string) =>
  !stopWords.has(foldLetters(word)) &&
  !isVerb(word, noun) &&
  (word.endsWith(article.toLowerCase()) || /ntes?$/u.test(word)) &&
  word.length > 4;

/** "O processo", "a guerra": a noun that means something only to who has read what came before. */
export function isBare(subject: string): boolean {
  const [article = '', ...others] = subject.replace(/["“”'‘’]/gu, '').split(' ');
  if (!definite.test(article)) return false;
  const words = others.slice(
    Math.max(
      0,
      others.findIndex((word) => !leadingAdjectives.has(foldLetters(word))),
    ),
  );
  const [noun = '', next] = words;
  if (stopWords.has(foldLetters(noun)) && words.length < 2) return true;
  const isNamed =
    next !== undefined && naming.test(noun) && !stopWords.has(foldLetters(next)) && !isVerb(next, noun);
  const qualified = next !== undefined && (modifier.test(next) || isNamed || agrees(article, next, noun));
  return !wellKnown.has(foldLetters(noun)) && weakNouns.has(foldLetters(noun)) && !qualified;
}

/** Whether the noun that `subject` is about was named in the text before position `at`. */
export function isKnownBefore(subject: string, at: number, lexicon: Lexicon): boolean {
  const noun = subject.split(' ')[1];
  const first = noun === undefined ? undefined : lexicon.firstAt(noun);
  return first !== undefined && first < at;
}

/** Drops what stands between commas after the subject: "O sol, estrela da Via Láctea," is "O sol". */
function withoutApposition(subject: string): string {
  if (!subject.endsWith(',')) return subject;
  const comma = subject.indexOf(',');
  return comma === subject.length - 1 || subject.split(',').length > 4 ? subject : subject.slice(0, comma);
}

const opensBadly = (words: readonly string[]) => {
  const first = words[0]?.toLowerCase() ?? '';
  return (
    openers.has(first) ||
    (definite.test(first) && /^(?:seus?|suas?|que)$/u.test(words[1] ?? '')) ||
    pointing.has(first) ||
    isVerb(words[0] ?? '', undefined) ||
    /[ae]ndo$/u.test(first)
  );
};

/** "As provas que oferece": who does is told elsewhere. */
const danglingClause =
  /^\p{L}+m que | que (?:\p{L}+mente )?\p{L}+(?:e|a|em|am|ou|eu|iu)$|^\p{L}{3,}(?:ava|ia) (?:os?|as?|uma?) | \p{L}{3,}(?:ava|ia) que /u;

/** "O segundo modelo", "o principal instrumento": one of those told of before. */
const oneOf =
  /^[oa]s? (?:primeir|segund|terceir|últim|principa|dois|duas|três|quatro|dez\p{L}+)\p{Ll}* \p{Ll}+$/iu;

/** Whether `subject` is a noun phrase that says by itself what it is about. */
function isSubject(subject: string): boolean {
  if (!subject || subject.length > 110 || /[,;:?!/=\n|<>]| [-–] |\.(?=\s)(?<!\p{Lu}\.)/u.test(subject))
    return false;
  const words = wordsOf(subject);
  if (words.length === 0 || words.length > 13 || opensBadly(words) || pointsOutside(subject)) return false;
  if (words.every((word) => stopWords.has(foldLetters(word)))) return false;
  if (!/^["“‘]?[\p{L}\d]/u.test(subject) || /^\d/u.test(subject)) return false;
  if (
    /(?<!\p{L})(?:d[aeo]s?|e|ou|em|n[ao]s?|por|com|que|não|nunca|sempre|só|apenas|se|a|o|para|à|ao)$/u.test(
      subject,
    )
  )
    return false;
  if (
    / (?:porque|pois|quando|embora|enquanto|já que|depois|antes|mais tarde|seguintes?)(?!\p{L})/u.test(
      subject,
    )
  )
    return false;
  if (
    /^[oa]s? (?:d[aeo]s?|mais|menos) /iu.test(subject) ||
    danglingClause.test(subject) ||
    oneOf.test(subject)
  )
    return false;
  const relative = words.findIndex((word) => /^(?:que|qual|quais|onde)$/u.test(word));
  const verb = firstVerb(words);
  return verb < 0 || (relative > 0 && verb > relative && !/^(?:de|é)$/u.test(words[relative - 1] ?? ''));
}

/** The subject in a stretch of text before a verb, without brackets and appositions; null when it isn't one. */
export function subjectIn(text: string): string | null {
  const subject = withoutApposition(withoutBrackets(text)).replace(/ (?:também|ainda|já)$/u, '');
  return isSubject(subject) ? subject : null;
}

/** Whether `clause` is a main clause with a subject that says by itself what it is about. */
export function isOwnClause(clause: string): boolean {
  const words = wordsOf(clause);
  if (words.length < 3 || words.length > 28 || /[;:?!|<>=]/u.test(clause)) return false;
  if (opensBadly(words) || pointsOutside(clause)) return false;
  const verb = firstVerb(words);
  return !isBare(words.slice(0, verb > 0 ? verb : words.length).join(' '));
}
