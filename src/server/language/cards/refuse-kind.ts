import { vagueNouns, weakNouns } from '#server/language/text/stop-words.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import type { Draft, DraftKind } from './questions/statement.ts';
import type { Understanding } from './understood.ts';

/** "Dengue: qual é o agente?" */
export const inTopic = /^[^:?]{3,45}: \p{Ll}/u;
export const hasName = /(?<=\p{Ll} )\p{Lu}\p{Ll}/u;
/** What is one of many that the thing gets, sets or foresees. */
const ofMany =
  /(?:(?:prev(?:ê|ia|iu)|preveem|receb(?:e|em|eu|ia)|defin(?:e|em|iu|ia)|fix(?:a|am|ou)|adot(?:a|am|ou|ava)|fornec(?:e|em)|tom(?:a|am)|atin(?:ge|gem)|aprov(?:a|ou)|cri(?:a|am|ou))\?$|^o que cabe)/iu;
/** "O maior rendimento possível": of many, one. */
const ofAll = /^[OA] (?:maior|menor|máxim[oa]|mínim[oa]) /u;
/** "Em que ano a península estava dividida?": not then alone. */
const lasting =
  /(?<!\p{L})(?:estava|estavam|era|eram|tinha|tinham|havia|\p{L}{3,}avam?|\p{L}{3,}iam)(?!\p{L})/u;
/** "Para que potências fixaram regras?", "Para que a súmula exige …?" */
const unlawful =
  /para que (?:\p{Ll}+s \p{L}+(?:ram|m) |[oa]s? (?:Lei|lei|súmula|artigo|art\.|decreto|Decreto|Emenda|emenda) )/iu;
/** "Otto von Bismarck criou na Alemanha": what, is cut. */
const withoutObject =
  /(?:cri|fund|public|proclam|decret|lanç|inaugur|institu|promulg|aprov|adot|assin)(?:ou|iu|aram|iram) (?:em|n[oa]s?) \p{L}+(?: \p{Lu}\p{L}+)?\?$/u;
/** "Quais são os climas?", of a noun that is no relation to what stands above. */
const bareList = /quais são [oa]s (\p{L}+)(?: que .*| especiais| principais| gerais| clássic[oa]s)?\?$/iu;
/** "Em quanto tempo o dono pede indenização?": in which case? */
const ofParty =
  /(?:quanto tempo|que prazo) [oa]s? (?:dono|devedor|credor|juiz|réu|autor|empregad|servidor|segurado|usuário|partes?(?! d)|interessado)/iu;
function isGeneral(question: string): boolean {
  const folded = foldLetters(bareList.exec(question)?.[1] ?? '');
  return inTopic.test(question) && (weakNouns.has(folded) || vagueNouns.has(folded));
}
const isKnownDeed = (question: string, understanding: Understanding) =>
  /(?<=\p{Ll} )\p{Lu}/u.test(question.slice(5)) ||
  /["“]| [OA]s? \p{Lu}/u.test(question) ||
  /(?:termo|palavra|conceito|expressão|teoria) /u.test(question) ||
  understanding.namesTerm(question.slice(5));
/** Where a thing is that has a place of its own: a name, or a term. */
function isPlaced({ question, answer }: Draft, understanding: Understanding): boolean {
  const [, thing = ''] =
    /(?:se localizam?|se situam?|ficam?|se encontram?) (?:[oa]s? )?(.+)\?$/u.exec(question) ?? [];
  if (/^(?:Em su|À|Ao|Próxim)/u.test(answer) || /^(?:Brasil|Terra)$/u.test(thing)) return false;
  return thing === '' || /^\p{Lu}/u.test(thing) || understanding.isTelling(thing);
}
/** Words of a question for what something does or is for. */
const mostAsked = 16;
/** "O que o conselho estabelece?" */
const loneDoer = /^o que (?:[oa] \p{L}+ \p{L}+|\p{L}+ [oa] \p{L}+)\?$/iu;

const isDated = (question: string) =>
  !(lasting.test(question) || withoutObject.test(question) || / uma? \p{L}+(?: \p{L}+)?\?$/u.test(question));

/** What a thing does is one of many things, which is worth knowing of a term, or of what the text is about. */
function isMatter(question: string, understanding: Understanding): boolean {
  const asked = question.replace(inTopic, '');
  const isSure = loneDoer.test(asked) ? understanding.namesTerm(asked) : understanding.namesMatter(asked);
  return isSure || hasName.test(question.slice(8));
}

type Fit = (draft: Draft, understanding: Understanding) => boolean;
const fits: Partial<Record<DraftKind, Fit>> = {
  action: ({ question, answer }, understanding) =>
    (!ofMany.test(question) || ofAll.test(answer)) &&
    wordsOf(question).length <= mostAsked &&
    isMatter(question, understanding),
  date: ({ question }) => isDated(question),
  function: ({ question }) => !unlawful.test(question) && wordsOf(question).length <= mostAsked,
  list: ({ question }, understanding) =>
    !(bareList.test(question) && !isGeneral(question)) &&
    (!/^o que (?:reún|inclu|abrang)/iu.test(question) || isMatter(question, understanding)),
  person: ({ question }, understanding) =>
    /^Quem (?:é|foi|era) /u.test(question) || isKnownDeed(question, understanding),
  place: (draft, understanding) => isPlaced(draft, understanding),
  quantity: ({ question }) => !ofParty.test(question),
};

/** Whether the question is one that its kind asks well, by what was found faulty of each. */
export const fitsKind: Fit = (draft, understanding) => fits[draft.kind]?.(draft, understanding) ?? true;
