import { vagueNouns, weakNouns } from '#server/language/text/stop-words.ts';
import { isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import { relational } from './context.ts';
import { withoutBrackets } from './questions/phrase.ts';
import type { Draft } from './questions/statement.ts';
import type { Understanding } from './understood.ts';

const vagueOne = /^(?:uma?|outr[oa]|dois|duas|três|vári[oa]s|nov[oa]s|bens|pouc[oa]s) (?:\p{L}+ )?$/iu;

/** "Uma decisão incomum", "duas etapas encadeadas": nothing is learnt. */
export function saysLittle(answer: string, understanding: Understanding): boolean {
  const [first = '', noun = '', ...rest] = wordsOf(answer);
  if (/^[oa]s?$/iu.test(first) && rest.length === 0)
    return !understanding.isTerm(noun) && !/^\p{Lu}/u.test(noun);
  if (noun === '')
    return (
      !understanding.isTerm(first) && !understanding.isAnchored(first) && !/^\p{Lu}.*\p{Lu}/u.test(answer)
    );
  const folded = foldLetters(noun);
  const isGeneral = weakNouns.has(folded) || vagueNouns.has(folded);
  return (
    isGeneral &&
    vagueOne.test(`${first} `) &&
    !rest.some((word) => /^(?:que|d[aeo]s?|para|sobre|entre)$/u.test(word))
  );
}

const genus =
  /^(?:Uma?|Tod[oa]|Qualquer|Aquel[ea]|[OA]s? (?=(?:[\p{Ll}-]+ ){1,6}(?:que|qual|quais|onde|quem) )) ?.+/u;
const unfitGenus =
  /^(?:[OA]s? \p{L}+(?:,(?! (?:geralmente|normalmente|em geral|quase sempre|muitas vezes) [^,]{3,40}, que )| e) |(?:Uma|A) situação |Um hábito |(?:Uma?|O|A) (?:tipo|espécie|forma) (?:rar|estranh|curios)|[OA]s? (?:d[aeo]s?|que) |Exemplos |(?:A espécie|O gênero|O tipo|A forma) (?!d[aeo]|que|em )|\p{L}+ porque |(?:Pag|Feit|Dit|Vist|Escrit|Abert)[oa]s |[OA]s? (?:\p{L}+(?:ári[oa]|[ai]d[oa]|ím[oa]|ent[ea]|iv[oa])s?) (?:para|por|pel[oa]s?|em|a que|necess)|[OA]s? muito )/u;
/** "O que é classificar?" */
const isDeed = /^o que (?:é|foi|era) (?!mar|par|lugar)\p{Ll}+[aei]r[ ?]/iu;
/** "O que é químico?", of an item that its list told; "O que é saturada?", unless it is a term. */
const isQuality = /^o que é \p{L}+[io][cs]o\?$/iu;
const maybeQuality =
  /^(?:.*: )?o que (?:é|são) ((?!(?:ativo|passivo|substantivo|adjetivo|objetivo|dispositivo)s?\?)\p{L}+(?:iv[oa]|ári[oa]|[io][cs]a|[ai]da|ês|os[oa]|ne[oa]|[áí]vel|[áí]veis))\?$/iu;
/** "Julgar os outros pelos padrões do próprio grupo". */
const infinitive = /^(?!Qualquer |Lugar |Mulher |Dever |Par |Mar )\p{Lu}\p{Ll}*[aeiô]r /u;
/** "O ajuste é o termo de parceria": which one it is, in one case. */
const loneThing = /o que (?:é|são) [oa]s? (\p{L}+)\?$/iu;
const bareThing = /o que (?:é|são) (?:[oa]s? )?(\p{L}+)\?$/iu;
const isIdentified = (question: string, answer: string) =>
  loneThing.test(question) &&
  /^[OA]s? (?!.* d[ao]s? )/u.test(answer) &&
  wordsOf(withoutBrackets(answer)).length < 5;
/** Of one matter there is one, of another another. */
const relative =
  /^(?:regra|exceção|critério|limite|prazo|foco|modelo|marco|ideal|essencial|foro|pena|prova)s?$/iu;
/** "Prevista em norma": of what, is told elsewhere. */
const participial =
  /^(?!(?:Dívida|Medida|Saída|Bebida|Comida|Corrida|Ferida|Partida|Entrada|Camada|Jornada|Chamada|Tomada|Estado|Mercado|Tecido|Resultado|Pedido)s? )\p{Lu}\p{Ll}+(?:[aií]d|vist|eit|crit|post)[oa]s? (?:em|n[oa]s?|por|pel[oa]s?|ao?|à|com|para) /u;
/** "O que são datas? Números com formato de data."; what stands after a comma goes on from a whole answer. */
const isCircular = (thing: string, answer: string) =>
  !/oses?$/u.test(thing) &&
  wordsOf(foldLetters(answer.split(/[,(;]/u)[0] ?? '')).some(
    (word) => stem(word) === stem(foldLetters(thing)),
  );
/** "O que significa yet?", which a quoted word answers. */
const isMeaning = /o que (?:significam?|quer(?:em)? dizer) /iu;
const defining = /^(?:.{3,40}, )?o que (?:é|são) /iu;

/** "Diluir", under "Diluição". */
function isHeadedDeed(question: string, understanding: Understanding): boolean {
  const [, root = ''] = /^o que é (\p{Ll}{3,})[aei]r\?$/iu.exec(question) ?? [];
  return root !== '' && understanding.isHeaded(root);
}

/** "Cruzamento-teste: cruzar um indivíduo com …": named by what one does. */
function isOwnDeed(question: string, answer: string): boolean {
  const [, root = ''] = /^(\p{Lu}\p{Ll}{3,})[aeiô]r /u.exec(answer) ?? [];
  const [, thing = ''] = /^o que é (?:[oa] )?(\p{L}+[ -]\p{L}[^?]*)\?$/iu.exec(question) ?? [];
  return root !== '' && foldLetters(thing).startsWith(foldLetters(root));
}

/** Whether the answer tells what a thing is, of whatever is meant by its noun. */
export function isDefined(
  { question, answer, isOfTerms }: Draft,
  at: number,
  understanding: Understanding,
): boolean {
  if (isMeaning.test(question) && /^["“]/u.test(answer)) return true;
  if (
    saysLittle(answer, understanding) ||
    unfitGenus.test(answer) ||
    participial.test(answer) ||
    (isDeed.test(question) && !isHeadedDeed(question, understanding))
  )
    return false;
  if (isQuality.test(question)) return false;
  const quality = maybeQuality.exec(question)?.[1];
  if (quality && !understanding.isTerm(quality)) return false;
  if (wordsOf(withoutBrackets(answer)).length < (isOfTerms ? 2 : 3)) return false;
  if (isIdentified(question, answer) && !understanding.isTelling(loneThing.exec(question)?.[1] ?? ''))
    return false;
  if (infinitive.test(answer) && (isHeadedDeed(question, understanding) || isOwnDeed(question, answer)))
    return true;
  if (infinitive.test(answer))
    return understanding.isTelling(question.replace(/^.*?é (?:[oa] )?/iu, '').slice(0, -1));
  const [, object = ''] = / que [oa]s? (\p{L}+)/u.exec(answer) ?? [];
  if (isVerb(object, 'x') && !understanding.isTerm(object)) return false;
  if (!genus.test(answer) || !defining.test(question)) return !understanding.leavesOpen(question, at);
  const [thing = ''] = wordsOf(question.replace(/^.*?(?:é|são) (?:[oa]s? )?/iu, ''));
  const isAdjective = /(?:iv|ic|os)[oa]s?$/u.test(thing);
  if (isAdjective && !understanding.isTerm(thing) && question.endsWith(` ${thing}?`)) return false;
  return !weakNouns.has(foldLetters(thing)) || !understanding.leavesOpen(question, at);
}

/** Whether a definition is of a noun alone that means something only of something else, or repeats it. */
export function isLoneOpen({ question, answer }: Draft, understanding: Understanding): boolean {
  const thing = bareThing.exec(question)?.[1];
  if (thing && isCircular(thing, answer)) return true;
  const lone = loneThing.exec(question)?.[1];
  if (!lone) return false;
  const folded = foldLetters(lone);
  if (relational.has(stem(folded)) && !understanding.isOwn(lone)) return true;
  return relative.test(lone) || (weakNouns.has(folded) && !understanding.isTelling(lone));
}
