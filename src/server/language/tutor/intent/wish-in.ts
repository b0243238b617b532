import { foldLetters } from '#shared/rules/text/fold.ts';
import { askedIn } from '../matching/asked-words.ts';
import type { Intent, OwnSide } from '../tutor.ts';
import { summarise, today } from './intent-patterns.ts';
import { bareOf, firstOf, fits, minutesIn, numberIn, unpunctuated } from './message-lines.ts';
import { counts, exam, hardMatter, late, progress, streak, strong, syllabus, weak } from './own-patterns.ts';
import { ownSideOf } from './own-side.ts';
import { topicOf } from './topic-of.ts';
import {
  bringText,
  find,
  makeCards,
  makeCycle,
  makePlan,
  sumUp,
  sumUpAfter,
  turnIntoCards,
} from './wish-patterns.ts';
import { exerciseTopic, foundTopic, named, quizTopic, topicAfter } from './wished-topic.ts';

const sides: readonly (readonly [OwnSide, readonly RegExp[]])[] = [
  ['exam', exam],
  ['streak', streak],
  ['late', late],
  ['weak', weak],
  ['counts', counts],
  ['progress', progress],
];

const cardWord =
  /\b(?:flash ?cards?|cartoes|cartao|cards?|flash(?:es|s)?|cartaozinho|cartoezinhos|baralhos?|decks?)\b/;
const planNoun = /\b(?:planos?|cronograma|roteiro|planejamento|roadmap|calendario|rotina)\b/;
const planWord =
  /\b(?:planos?|cronograma|roteiro|planejamento|roadmap|calendario|rotina|ciclos?|organizar|planejar|organiz[aeo]|planej[aeo])\b|\b(?:estudar|passar)(?= (?:para|n[ao]|em) )/;

const aboutStudies =
  /\b(?:estou|tenho|provas?|hoje|agora|cheguei|acabei|terminei|sobrou|enem|vestibular|biblioteca|tempo|livre)\b/;
/** "Chego do trabalho só 20h", "tô cansada", behind the question. */
const howMuchTime =
  /^(?:(?:eu|so|hoje|que|pois|porque|ja) )*(?:chego|saio|volto|trabalho|acordo|tenho|estou|sobrou|sobra)\b/;
/** What the last clause asks of one's own studies, or the first, where the other tells how they stand. */
function sideAfterTale(message: string): ReturnType<typeof ownSideOf> {
  const at = message.lastIndexOf(', ');
  if (at <= 0) return undefined;
  const [before, last] = [bareOf(message.slice(0, at)), bareOf(message.slice(at + 1))];
  const side = aboutStudies.test(before) ? ownSideOf(last) : undefined;
  return side ?? (howMuchTime.test(last) ? ownSideOf(before) : undefined);
}

/** The text before its matter: "o meu resumo de crase". */
const ofSummary =
  /^(?:(?:[oa]s?|meus?|minhas?|ess[ea]s?|est[ea]s?) )*(?:resumos?|textos?|anota[çc][õo]es|mat[ée]ria|conte[úu]do)(?: (?:sobre|d[aeo]s?))?(?= |$)/iu;

/** "Resume meu plano", without which. */
const ownPlan =
  /^\s*(?:d?[oa]s? |d?ess[ea]s? |meus? |minhas? )*(?:planos?|cronograma)(?: de estudos?)?(?: (?:para mim|por favor|aqui|a[íi]|todo|inteiro))*$/iu;

const asksToPractise = /\b(?:quant[oa]s|pergunt|praticar|revisar|test[ae])\b/;
/** What the cards are for: "pra eu revisar". */
const forWhat = / para (?:eu |mim )?(?:revisar|praticar|treinar|testar|me testar)\b.*$/;
/** "Faz um cronograma, tenho 2h por dia" is for more than today. */
const asksForPlan =
  /^(?!.*\b(?:hoje|do dia|meu dia)\b).*\b(?:faz|faca|monta|monte|cria|crie|gera|prepara|elabora)\w* (?:um |uma |meu |minha )?(?:plano de estudos?|cronograma|planejamento|roteiro de estudos?)\b/;
const doneNow = /\be (?:agora|depois)$/;
/** "Bebê engasgou, o que fazer?" is no question of what to study. */
const whatToDo =
  /^(.{4,}?)[,.:;]? (?:e )?o que (?:(?:eu|se|a gente|devo|deve|posso|pode|da para|tem que|tenho que) )*(?:faco|faz|fazer)$/;
const asksOfMatter = (bare: string): boolean => {
  const [, before = ''] = whatToDo.exec(bare) ?? [];
  return (
    before !== '' &&
    !aboutStudies.test(before) &&
    askedIn(before).some(({ role, isVague }) => role === 'name' && !isVague)
  );
};

/** A wish for something of the product, and questions about one's own studies; undefined when it is neither. */
export function wishIn(message: string, bare: string): Intent | undefined {
  if (asksOfMatter(bare)) return undefined;
  if (fits(syllabus, bare)) return { kind: 'own', side: 'syllabus' };
  if (fits(strong, bare)) return { kind: 'own', side: 'strong' };
  if (fits(makeCards, bare) && !asksToPractise.test(bare.replace(forWhat, '')))
    return {
      kind: 'make',
      thing: 'cards',
      topic: topicAfter(message, cardWord),
      // One deck holds as many as there are.
      count: /\bum (?:\w+ )?(?:baralho|deck)\b/.test(bare)
        ? null
        : numberIn(bare, `(?:\\w+ )?${cardWord.source}`),
    };
  const turned = turnIntoCards.exec(foldLetters(unpunctuated(message)));
  if (turned?.[1] !== undefined) {
    const from = turned.index + turned[0].indexOf(turned[1]);
    const source = unpunctuated(message).slice(from, from + turned[1].length);
    return { kind: 'make', thing: 'cards', topic: named(source.replace(ofSummary, '')), count: null };
  }
  if (bringText.test(bare)) return { kind: 'make', thing: 'summary', topic: '', count: null };
  if (fits(makeCycle, bare)) return { kind: 'make', thing: 'cycle', topic: '', count: null };
  if ((!fits(today, bare) || asksForPlan.test(bare)) && fits(makePlan, bare))
    return {
      kind: 'make',
      thing: 'plan',
      topic: topicAfter(message, planNoun) || topicAfter(message, planWord),
      count: null,
    };
  if (fits(today, bare) && doneNow.test(bare)) return { kind: 'today', minutes: null };
  const told = ownSideOf(bare) ?? sideAfterTale(message);
  if (told !== undefined && told !== 'today') return { kind: 'own', side: told };
  if (fits(find, bare)) return { kind: 'find', topic: foundTopic(message) };
  const topic = quizTopic(message) ?? undefined;
  if (topic !== undefined) return { kind: 'quiz', topic, isExercise: false };
  const asked = exerciseTopic(message);
  if (asked !== undefined) return { kind: 'quiz', topic: asked, isExercise: true };
  if (firstOf(summarise, bare.replace(/ por favor$/, '')) !== undefined) return { kind: 'summarise' };
  const gist = sumUp.exec(foldLetters(unpunctuated(message)));
  if (gist) {
    const lines = numberIn(bare, '(?:linhas?|frases?|pontos?|topicos?|itens)');
    const rest = unpunctuated(message)
      .slice(gist[0].length)
      .replace(
        /,? (?:em|com) (?:(?:até|só|umas?|uns|apenas) )*[\p{L}\d]+ (?:linhas?|frases?|pontos?|t[óo]picos?|itens|palavras).*$/iu,
        '',
      )
      .replace(/,.*$/u, '');
    return {
      kind: 'sum-up',
      topic: ownPlan.test(rest)
        ? ''
        : named(
            rest.replace(
              /^\s*(?:(?:só|so|apenas) )?(?:o |a )?(?:meu |minha )?(?:resumo|plano(?: de estudos?)?|deck|baralho|matéria|assunto|conteúdo|parte|trecho|seção)(?: (?:de|do|da|dos|das|sobre))? (?=\S)/iu,
              '',
            ),
          ),
      lines,
    };
  }
  const after = sumUpAfter.exec(foldLetters(unpunctuated(message)))?.[1];
  if (after !== undefined)
    return {
      kind: 'sum-up',
      topic: named(topicOf(unpunctuated(message).slice(0, after.length))),
      lines: null,
    };
  const side = sides.find(
    ([name, patterns]) => fits(patterns, bare) && !(name === 'weak' && hardMatter.test(bare)),
  )?.[0];
  if (side) return { kind: 'own', side };
  if (fits(today, bare)) return { kind: 'today', minutes: minutesIn(bare) };
  return told && { kind: 'today', minutes: minutesIn(bare) };
}
