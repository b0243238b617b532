import { stopWords, vagueNouns, weakNouns } from '#server/language/text/stop-words.ts';
import { isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { hasNoun } from './name-subjects.ts';
import type { Draft, DraftKind } from './questions/statement.ts';
import { isDefined, isLoneOpen, saysLittle } from './refuse-definition.ts';
import { fitsKind, hasName, inTopic } from './refuse-kind.ts';
import type { Understanding } from './understood.ts';

/** Kinds whose question is made of a clause with its verb. */
const ofClause: ReadonlySet<DraftKind> = new Set(['action', 'date', 'person', 'place', 'cause', 'manner']);
const focus = / (?:também|só|apenas|ainda|já|justamente|inclusive|praticamente|enfim)(?= \p{Ll})/u;
/** Where an object turns to something else. */
const turn =
  /(?:, (?:cuj[oa]s?|embora|sem|ao lado|e por isso|e \p{Lu}\p{L}+ \p{Ll}|encerrad|apesar|filh[oa]|em vez|além|não|nem|assim|até|ao passo) ?.*|(?: e|,) por isso .*| pel[oa] mesm[oa] .*)$/u;

/** The draft without words that only set it off from what was said before, and without what its object turns to. */
export function tidied(draft: Draft): Draft {
  const question = ofClause.has(draft.kind) ? draft.question.replace(focus, '') : draft.question;
  const answer =
    draft.kind === 'action' ? draft.answer.replace(turn, '.').replace(/\.\.$/u, '.') : draft.answer;
  return {
    ...draft,
    question: question.replace(/,? (?:porque|pois|já que) [^?]*\?$/u, '?').replace(/(?<= [ad]\.C)\?$/u, '.?'),
    answer,
  };
}

const pronoun = /(?<!\p{L}|entre )[dn]?(el[ea]|(?<=-se )est[ea])(s?)(?!\p{L})/giu;
/** Whether a pronoun of the answer stands for nothing that the question, or the answer before it, names. */
const leansOut = ({ question, answer }: Draft) =>
  [...answer.matchAll(pronoun)].some(({ 1: word = '', 2: s, index }) =>
    s === ''
      ? !hasNoun(`${question} ${answer.slice(0, index)}`, /a$/iu.test(word), false)
      : !/\p{L}{2}s(?!\p{L})/u.test(`${question} ${answer.slice(0, index)}`),
  );
const pointing =
  /(?<!\p{L})(?:[dn]?ess[ea]s?|(?<!-se )[dn]?est[ea]s?|[dn]?aquel[ea]s? (?!que|em|cuj)|[dn]?isso|[dn]?isto|nel[ea]s?|outr[oa] cuidado|\p{L}+[áêôí]-l[oa]s?|mesm[oa]s? (?:motivo|razão|forma))(?!\p{L})/iu;
/** "Os dois corpos", told of before; "entre os dois pulmões" is first told of here. */
const pair = /(?<!\p{L})(?:entre [oa]s (?:dois|duas) (\p{L}+)|os dois (\p{L}+)\.)/iu;
const isToldPair = (answer: string, at: number, understanding: Understanding) => {
  const [, between, noun = between] = pair.exec(answer) ?? [];
  return noun !== undefined && !understanding.isNewTerm(noun, at);
};
/** Two sentences for an answer. */
const runsOn = /[^,;:] El[ea]s? \p{Ll}|\p{L}{2}\. \p{L}|\p{Ll}\. \p{Lu}\p{Ll}|°C\. \p{L}/u;
/** A question that could be asked of nearly anything, or that a figure of speech answers. */
const hollow =
  /(?:de cada um\?$|^quant[oa]s \p{L}+ (?:iguais|diferentes) |coisa|merece|tem (?:uma? )?(?:razão|motivo|sentido|lado|preço)|faz(?:em)? o (?:contrário|mesmo)|vale a pena|não quer dizer|de graça|a partir daí|nesse|naquel|raramente|(?:é|são|era|eram|foi|foram) (?:obra|questão|outr[oa])|^(?:qual|quais) (?:é|são|foi|foram) [oa]s? (?:primeir|últim|únic|principa)\p{L}* (?:a|que|de)(?!\p{L})|por que (?:isso|não)|apenas \p{L}+\?$|fácil de|(?:seus?|suas?) \p{L}+\?$|^em que período .* dur(?:ou|aram)\?$|entre [oa]s (?:dois|duas)\?|uma? de cada|porta de entrada|como se chamam? [oa]s? (?:situaç|hora|momento)|(?:são|eram) (?:dois|duas|três|quatro|cinco|seis)\?$|(?:vira|viram|virou|viraram)(?!\p{L})|morreu (?:gente|muit[ao]s?|pesso)\p{L}*\?$|(?:a|as|o|os) (?:maior|maioria) (?:parte)?\?|em (?:parte|regra)\?|(?:é|são) \p{Lu}\?|(?<!\p{L})anterior(?:es)?(?!\p{L}))/iu;
const months = '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
/** A day of the year without its year. */
const loose = new RegExp(`\\d{1,2}[ºo°]? de ${months}(?! de \\d)`, 'iu');
const isFeast = /(?:comemora|celebra)/u;
const done = /^O que .*(?:ou|eu|iu|ram)\?$/u;
/** Who does many things: what else may be meant? */
const manySided =
  /^(?:.*, )?o que (?:a Constituição(?: Federal| brasileira)?(?: de \d{4})?|a União|os? Estados?|o governo(?: \p{L}+)?|o Brasil|as? leis?|o ST[FJM]|o TS[TE]|o TCU|o juiz|o tribunal|os movimentos sociais|o Congresso|a sociedade|a ciência|o homem|\p{Ll}+[aei]r(?: .*)?|os? (?:soci|hist|cient|pesq|estud|geóg|biól|econ|fil)\p{L}+(?: \p{L}+)?) \p{L}+\?$|^(?:.*, )?o que faz(?:em)? (?:a Constituição|a União|os? Estados?|o Brasil|as? leis?)\?$/iu;
const someone =
  /^(?:Quando|Em que \p{L}+|(?:Em|Por) quanto tempo|O que|Por que|Para que) (?:uma?|uns|umas|dois|duas|três|quatro|cinco) /u;
const several = /^(?:Quando|Em que \p{L}+) (?:dois|duas|três|quatro|cinco|seis) /u;

/** "Em que período a fase vai?", "O que uma soma se reduz?" */
const unfinished = /(?: (?:veio|vieram|vai|vão|vem|vêm|ia|iam)|^O que .* se \p{L}+)\?$/u;

/** "Por que macunaíma é chamado rapsódia?": a title, or a thing that lacks its article. */
function withoutArticle(question: string): boolean {
  const [, noun = '', verb = ''] = /^Por que (\p{Ll}{4,}) (?:\([^)]*\) )?(\p{L}+)/u.exec(question) ?? [];
  return (
    noun !== '' &&
    !noun.endsWith('s') &&
    !stopWords.has(foldLetters(noun)) &&
    isVerb(verb, noun) &&
    !isVerb(noun, 'e')
  );
}

/** What a thing is of, or does, said at once: "Contração do músculo", "Divisão que origina". */
const ofGenus =
  /^\p{L}+(?: \p{L}+)?,? (?:que|d[aeo]s?|em|n[oa]s?|entre|sem|para|por|pel[oa]s?|acima|abaixo) /u;
/** A label of a list that no field knows, an effect with the article alone, a role that tells its answer. */
function isLooseNote({ kind, question, answer, isOfTerms }: Draft, understanding: Understanding): boolean {
  const [, label = ''] = /^O que caracteriza (?:[oa]s? )?(.+)\?$/u.exec(question) ?? [];
  if (label) return !understanding.isTerm(label) || label.endsWith('s');
  const [, bare = ''] = /^O que (?:é|são) (\p{Ll}+)\?$/u.exec(question) ?? [];
  if (bare && !isOfTerms && !/^(?:[OA]s?|Uma?|Aquel[ea]) /u.test(answer))
    return !understanding.isTerm(bare) && !ofGenus.test(answer);
  const [, effect = ''] =
    /^(?:.*, )?o que (?:causa|causou|gera|gerou|provoca|provocou|leva|levou) (?:ao |à |uma? )?(\p{L}+)\?$/iu.exec(
      question,
    ) ?? [];
  if (effect) return !understanding.isTerm(effect);
  return kind === 'role' && (/qua(?:l|is) .*: /iu.test(question) || /^\d{4}(?:,|$)/u.test(answer));
}

/** "Por que marque as versões?", "Por que desprezar o sofrimento?" */
const orders = /^Por que (?!durante|quando|sobre|entre|ante)\p{Ll}{3,}(?<!s) [oa]s? /u;

/** "Em que ano Beauchamp e Childress propuseram?": what, is cut. */
const endsInDeed = (question: string) =>
  /(?: \p{L}+(?:ou|eu|iu|ram)| propôs)\?$/u.test(question) &&
  !/ (?:(?:nasc|morr|surg|ocorr|acontec|desaparec)\p{L}+|(?:acab|encerr|termin|começ|renunci|fracass|triunf|chega?|par|volt|mud|vigor|dur|circul)\p{L}+|ca(?:iu|íram)|fo(?:i|ram)|capitul\p{L}+)\?$/u.test(
    question,
  );

/** "Por que o paraquedas a diminui?" */
function isClitic(question: string, understanding: Understanding): boolean {
  const [, before = '', verb = ''] = / (\p{L}{3,}) [oa]s? (\p{L}+)\?$/u.exec(question) ?? [];
  return isVerb(verb, 'x') && !isVerb(before, 'x') && !understanding.isTerm(verb);
}

/** The noun phrase that the answer begins with. */
const opening = (answer: string) =>
  answer
    .split(/[,;]| e /u)[0]
    ?.split(' ')
    .slice(0, 3)
    .join(' ') ?? '';

/** Cut before its last word, of a law without its name, of a formula, or of a kind without its noun. */
const cut =
  /(?<!\p{L})(?:e|ou|d[aeo]s?|em|que|com|para|nunca|sempre)\?$|art\. \d+(?![^?]* d[aeo]s? \p{Lu})|\\(?:d?frac|sqrt|operatorname)|^N[oa]s? \p{L}+[ai]d[oa]s? p|^Em que \p{L}+ \p{L}+(?:ou|eu|iu) que |^Em que \p{L}+ parte d|depende \p{Ll}+r\?$|^(?:Em que \p{L}+|Quando) [oa]s? d[aeo]s? |seguinte|^Em que \p{L}+ [oa]s (?:maior|menor|melhor|primeir|últim)\p{L}+ \p{L}+\?$/iu;
/** Words of a question for a date: a longer one asks for a detail. */
const mostDated = 18;
/** Kinds whose answer is the name of one thing. */
const namesThing: ReadonlySet<DraftKind> = new Set(['role', 'person', 'name']);

/** "… tomou uma decisão incomum?" */
function vagueEnd(question: string): boolean {
  const [, noun = ''] = /(?<!\p{L})uma? (\p{L}+)(?: \p{L}+)?\?$/u.exec(question) ?? [];
  const folded = foldLetters(noun);
  return weakNouns.has(folded) || vagueNouns.has(folded);
}

/** "Quais são os agentes externos?", of what the item before told. */
function lacksWhole(question: string, understanding: Understanding): boolean {
  const [, noun = '', next = ''] =
    /[oa]s (\p{L}+) ((?:in|ex)tern[oa]s|positiv[oa]s|negativ[oa]s|(?:in)?diret[oa]s|\p{L}+ndári[oa]s|primári[oa]s)\?$/u.exec(
      question,
    ) ?? [];
  const folded = foldLetters(noun);
  return (weakNouns.has(folded) || vagueNouns.has(folded)) && !understanding.isTerm(`${noun} ${next}`);
}

/**
 * Whether a reader who hasn't the text before them can tell what is asked, and learns it from the answer: nothing
 * in either points to what was told elsewhere.
 */
export function isUnderstood(draft: Draft, at: number, understanding: Understanding): boolean {
  const { kind, question, answer } = draft;
  if (kind === 'abbreviation' || kind === 'cloze') return true;
  if (kind === 'date' && wordsOf(question).length > mostDated) return false;
  if (/^(?:Porque )?primeir/iu.test(answer) || ((kind === 'date' || kind === 'person') && vagueEnd(question)))
    return false;
  if (leansOut(draft) || cut.test(question) || /^Outr[oa]s? /u.test(answer)) return false;
  if (isToldPair(answer, at, understanding)) return false;
  if (pointing.test(answer) || runsOn.test(answer) || hollow.test(question) || loose.test(question))
    return false;
  if (kind === 'date' && loose.test(answer) && !isFeast.test(question)) return false;
  if (
    (kind === 'date' || kind === 'quantity' || kind === 'function' || done.test(question)) &&
    someone.test(question) &&
    (several.test(question) || !hasName.test(question.slice(8)))
  )
    return false;
  if (isLooseNote(draft, understanding)) return false;
  if (isClitic(question, understanding) || unfinished.test(question)) return false;
  if (kind === 'cause' && (withoutArticle(question) || orders.test(question))) return false;
  if (kind === 'date' && endsInDeed(question)) return false;
  if (!fitsKind(draft, understanding)) return false;
  if (kind === 'definition' && isLoneOpen(draft, understanding)) return false;
  if (inTopic.test(question)) return true;
  const [, process = ''] = /^O que ocorre n[oa] (.+)\?$/u.exec(question) ?? [];
  if (process)
    return (
      (understanding.isTelling(process) ||
        (process.includes(' ') && understanding.isHeaded(process.split(' ')[0] ?? ''))) &&
      !understanding.leavesOpen(answer, at)
    );
  if (kind === 'definition') return isDefined(draft, at, understanding);
  if (!draft.isRule && understanding.leavesOpen(question, at)) return false;
  if (kind === 'list' && lacksWhole(question, understanding)) return false;
  if (
    kind === 'action' &&
    (manySided.test(question) || (/^Que /u.test(answer) && understanding.leavesOpen(answer, at, true)))
  )
    return false;
  if (kind === 'action')
    return (
      !/:/u.test(answer) &&
      !saysLittle(answer, understanding) &&
      !understanding.leavesOpen(opening(answer), at, /^Que /u.test(answer))
    );
  return !(namesThing.has(kind) || /^O que /u.test(question)) || !understanding.leavesOpen(answer, at, true);
}
