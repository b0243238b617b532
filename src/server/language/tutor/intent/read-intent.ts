import { foldLetters } from '#shared/rules/text/fold.ts';
import { wantsHint } from '../attempt/give-hint.ts';
import { isCourtesy } from '../courtesies.ts';
import { askedIn } from '../matching/asked-words.ts';
import type { Intent, OwnSide, TutorState } from '../tutor.ts';
import { asksOfMatter, despair, distress, figurative, idioms, mild, passing } from './care-patterns.ts';
import {
  aboutWhat,
  asksAnew,
  asksHelp,
  next,
  quit,
  quiz,
  reveal,
  summarise,
  today,
  wishing,
} from './intent-patterns.ts';
import { counts, exam, hardMatter, late, progress, streak, weak } from './own-patterns.ts';
import { ownSideOf } from './own-side.ts';
import { plainMessage } from './plain-message.ts';
import { topicOf } from './topic-of.ts';
import { find, makeCards, makeCycle, makePlan, steering, sumUp, sumUpAfter } from './wish-patterns.ts';

/** Characters that are read, of a sentence and of all of them. */
const longest = 400;
const longestWhole = 4000;
const mostSentences = 30;
/** Words from which on a message is a story, read by its sentences, and a sentence by its clauses. */
const storyWords = 26;
const longSentence = 18;

const firstOf = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
const fits = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

const foldedOf = (message: string) => foldLetters(message).replace(/\s+/g, ' ').trim();
/** Folded, on one line, without punctuation. */
const bareOf = (message: string) =>
  foldedOf(message)
    .replace(/%/g, ' por cento ')
    .replace(/[?!.…,;:"“”'’)(*_]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const unpunctuated = (message: string) =>
  message
    .replace(/\s+/gu, ' ')
    .replace(/[\s?!.…,;:]+$/u, '')
    .trim();

/** A topic after what stands before it: "meus flashcards de". */
const named = (matter: string) =>
  topicOf(matter.trim().slice(aboutWhat.exec(foldLetters(matter.trim()))?.[0].length ?? 0));

/** The topic of a wish to be asked, as it is written; undefined when the message wishes nothing of the kind. */
function quizTopic(message: string): string | undefined {
  const plain = unpunctuated(message);
  const start = wishing.exec(foldLetters(plain))?.[0].length ?? 0;
  for (const from of start === 0 ? [0] : [0, start]) {
    const rest = plain.slice(from);
    const found = firstOf(quiz, foldLetters(rest));
    if (found !== undefined) return named(rest.slice(found.length));
  }
  return undefined;
}

const exercise =
  /\b(?:exercicios?|questao|questoes|problemas?|atividade|desafio|simulado)\b(?! (?:d[aoe] )?(?:fisic[oa]s?|aerobic\w+))/;
const wishes =
  /\b(?:me |quero|queria|gostaria|preciso|manda|passa|de|da|faz|faca|cri[ae]|ger[ae]|bora|vamos|tem|uma?|mais|outr[oa]|algum|propoe|proponha|resolver|treinar|praticar|fazer)\b/;
const tellsOfOne =
  /\b(?:lista de|fui|fiz|fizemos|fazendo|estava|errei|travei|caiu|minha|meu|nossa|ontem|n[ao]s?|sobre os?|sobre as?) (?:[\p{L}\d]+ ){0,2}$/u;
/** An exercise that is wished for, with its topic; undefined when none is. */
function exerciseTopic(message: string): string | undefined {
  const plain = unpunctuated(message);
  const folded = foldLetters(plain);
  const found = exercise.exec(folded);
  if (!found || found.index > 60) return undefined;
  const before = folded.slice(0, found.index);
  if (before !== '' && (!wishes.test(before) || tellsOfOne.test(before))) return undefined;
  if (
    /\b(?:durante|no|na|do|da|este|esse|dessa|desse|nessa|nesse|essa|esta|as|os|efeito|gabarito) $/.test(
      before,
    )
  )
    return undefined;
  const after = plain.slice(found.index + found[0].length);
  return named(
    after
      .replace(
        /^(?: (?:rápid[oa]|fácil|difícil|simples|bo[ma]|nov[oa]|pra eu|para eu|pra mim|para mim|resolver|treinar|praticar|fazer))+/iu,
        '',
      )
      .replace(
        /(?:,? (?:pra|para) (?:eu |mim )?(?:treinar|praticar|resolver|fixar|fazer|estudar|testar|a prova|ver se (?:eu )?\p{L}+))+.*$/iu,
        '',
      ),
  );
}

const counted: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  oito: 8,
  dez: 10,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  meia: 30,
};
const numberIn = (text: string, before: string) => {
  const found = new RegExp(`(?<!\\d)(\\d{1,3}|${Object.keys(counted).join('|')}) ?(?:${before})`).exec(text);
  return found?.[1] === undefined ? null : (counted[found[1]] ?? Number(found[1]));
};

/** Minutes that a message says there are. */
function minutesIn(bare: string): number | null {
  if (/\bmeia hora\b/.test(bare)) return 30;
  if (/\b(?:ate|das?|as) (?:as )?\d{1,2} ?(?:h|horas?)\b/.test(bare)) return null;
  const hours = numberIn(bare, 'h(?:oras?|rs?)?\\b');
  const minutes = numberIn(bare, 'min\\w*');
  return hours === null && minutes === null
    ? null
    : 60 * (hours ?? 0) + (minutes ?? 0) + (/\be meia\b/.test(bare) && hours ? 30 : 0);
}

const sides: readonly (readonly [OwnSide, readonly RegExp[]])[] = [
  ['exam', exam],
  ['streak', streak],
  ['late', late],
  ['weak', weak],
  ['counts', counts],
  ['progress', progress],
];

/** What stands behind the thing that is to be made: "sobre vulcões", "de geometria para segunda". */
function topicAfter(message: string, thing: RegExp): string {
  const plain = unpunctuated(message);
  const found = thing.exec(foldLetters(plain));
  if (!found) return '';
  const rest = plain
    .slice(found.index + found[0].length)
    .replace(/^ (?:de estudos?|de revisão|novos?|pra mim|para mim)(?= |$)/iu, '');
  const matter =
    /^(?: [\p{L}]+){0,4}? (?:sobre|a partir d[aeo]s?|acerca d[aeo]s?) (.*)$/iu.exec(rest)?.[1] ??
    rest.replace(
      /^ (?:pra|para|pro)(?: (?:a|o|os|as|eu))?(?: (?:estudar|aprender|passar|prova|enem))?(?= |$)/iu,
      (text) => (/enem/i.test(text) ? ' enem' : ' '),
    );
  return named(matter.replace(/^\s*(?:prova|teste|exame) (?:d[aeo]s?|em|n[ao]s?|sobre) /iu, ''))
    .replace(/ (?:pra|para)(?: a| o| minha| meu)? (?:prova|teste|exame|concurso|vestibular)(?= |$)/iu, '')
    .replace(/[,.].*$/u, '')
    .replace(
      /^(?:(?:até|em|de|para|durante) )?(?:[oa] )?(?:\d+ (?:dias?|semanas?|m[eê]s(?:es)?)|até)(?: (?:d[aeo]s?|para|[oa]))* ?/iu,
      '',
    )
    .replace(/^até (?:[oa] )?/iu, '')
    .slice(0, 120);
}

const cardWord =
  /\b(?:flash ?cards?|cartoes|cartao|cards?|flash(?:es|s)?|cartaozinho|cartoezinhos|baralhos?|decks?)\b/;
const planWord =
  /\b(?:planos?|cronograma|roteiro|planejamento|roadmap|calendario|rotina|ciclos?|organizar|planejar|organiz[ae]|planej[ae])\b|\b(?:estudar|passar)(?= (?:para|n[ao]|em) )/;

const aboutStudies =
  /\b(?:estou|tenho|provas?|hoje|agora|cheguei|acabei|terminei|sobrou|enem|vestibular|biblioteca|tempo|livre)\b/;
/** What the last clause asks of one's own studies, after one that tells how they stand. */
function sideAfterTale(message: string): ReturnType<typeof ownSideOf> {
  const at = message.lastIndexOf(', ');
  return at > 0 && aboutStudies.test(bareOf(message.slice(0, at)))
    ? ownSideOf(bareOf(message.slice(at + 1)))
    : undefined;
}

const doneNow = /\be (?:agora|depois)$/;
/** A wish for something of the product, and questions about one's own studies; undefined when it is neither. */
function wishIn(message: string, bare: string): Intent | undefined {
  if (fits(makeCards, bare) && !/\b(?:quant[oa]s|pergunt|praticar|revisar|test[ae])\b/.test(bare))
    return {
      kind: 'make',
      thing: 'cards',
      topic: topicAfter(message, cardWord),
      // One deck holds as many as there are.
      count: /\bum (?:\w+ )?(?:baralho|deck)\b/.test(bare)
        ? null
        : numberIn(bare, `(?:\\w+ )?${cardWord.source}`),
    };
  if (fits(makeCycle, bare)) return { kind: 'make', thing: 'cycle', topic: '', count: null };
  if (!fits(today, bare) && fits(makePlan, bare))
    return { kind: 'make', thing: 'plan', topic: topicAfter(message, planWord), count: null };
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
      topic: named(
        rest.replace(
          /^\s*(?:o )?(?:meu |minha )?(?:resumo|plano(?: de estudos?)?|deck|baralho|matéria|assunto|conteúdo)(?: (?:de|do|da|dos|das|sobre))? (?=\S)/iu,
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

/** What is looked for, without the words for things of the product. */
const foundTopic = (message: string): string => {
  const plain = unpunctuated(message);
  const about = /(?:sobre|acerca d[aeo]s?|a respeito d[aeo]s?) (.+)$/iu.exec(plain)?.[1];
  if (about !== undefined) return named(about);
  const thing = [
    ...foldLetters(plain).matchAll(
      /\b(?:resumos?|flashcards?|cartoes|cards|planos?(?: de estudos?)?|anotac\w+|materia(?:l|is)|decks?|baralhos?|arquivos?|materias|assuntos|tenho|salvei|guardei)\b/g,
    ),
  ].at(-1);
  return thing ? named(plain.slice(thing.index + thing[0].length)) : named(plain);
};

function readSentence(message: string, state: TutorState, hasAttachment: boolean): Intent {
  const folded = foldedOf(message);
  const bare = bareOf(message);
  const open = state !== null;
  const wantsAnswer = firstOf(reveal, bare) !== undefined;
  if (bare === '') return { kind: hasAttachment ? 'summarise' : open ? 'answer' : 'help' };
  if (open && quit.test(bare)) return { kind: 'quit' };
  if (open && next.test(bare)) return { kind: 'next' };
  if (open && wantsAnswer) return { kind: 'reveal' };
  if (asksHelp(bare) && !(open && wantsHint(message))) return { kind: 'help' };
  if (isCourtesy(bare) && !(open && /^(?:sim|nao|certo|ok)$|errad|verdade/.test(bare)))
    return { kind: 'courtesy' };
  if (
    open &&
    !/^(?:me |quero|quiz|qual|quais|o que|quant|faz|faca|cri|mont|resum|onde|por onde|pergunt|gera|como|minha|meu|tenho)/.test(
      bare,
    )
  ) {
    if (!asksAnew.test(folded)) return { kind: 'answer' };
  } else {
    const wish = wishIn(message, bare);
    if (wish) return wish;
  }
  if (open && !asksAnew.test(folded)) return { kind: 'answer' };
  if (quit.test(bare)) return { kind: 'quit' };
  if (wantsAnswer) return { kind: 'reveal' };
  if (next.test(bare)) return { kind: 'quiz', topic: '', isExercise: false };
  const topic = topicOf(message);
  return topic === '' && hasAttachment
    ? { kind: 'summarise' }
    : { kind: 'explain', topic, question: message };
}

const asks =
  /[?]|^(?:(?:e|mas|entao|ai|prof|bom|enfim) )*(?:o que|que|qual|quais|quem|quando|onde|como|por que|quant|me (?:expli|ensin|ajud|diz|fal)|expli|queria saber|quero saber|gostaria de saber|voce (?:sabe|pode|poderia)|minha duvida|a duvida|duvida|nao (?:entend|sei|lembr)|sera que|e verdade)|\b(?:quer(?:ia|o) (?:saber|entender|confirmar|perguntar|esclarecer)|minha duvida|fiquei na duvida|nao entendi|gostaria de (?:saber|entender)|me explica|pode (?:me )?explicar)\b/;

const ofSelf = /\b(?:eu|me|mim|meus?|minhas?|estou|sou|quero|tenho|penso)\b/;
const asksWhich = /\b(?:que|qual|quais|onde)\b/;
const asksDay = /\b(?:o que|por onde|qual|quais)\b.*\b(?:estud|revis|comec)\w*/;

/** Sentences, and the clauses of long ones. */
function sentencesOf(message: string): string[] {
  return message
    .split(/(?<=[.!?…;])\s+|\n+/u)
    .flatMap((sentence) =>
      sentence.split(/\s+/).length > longSentence
        ? [sentence, ...sentence.split(/,\s+|\s+(?=mas |só que |porque |aí )/u)]
        : [sentence],
    )
    .map((sentence) => sentence.slice(0, longest).trim())
    .filter((sentence) => sentence !== '')
    .slice(0, mostSentences);
}

/** A message of several sentences wants what one of them says: a wish before a question, a question before a tale. */
function readStory(
  sentences: readonly string[],
  whole: string,
  state: TutorState,
  hasAttachment: boolean,
): Intent {
  const read = sentences.map((sentence) => ({
    sentence,
    intent: readSentence(sentence, state, hasAttachment),
  }));
  const short = read.filter(({ sentence }) => sentence.split(/\s+/).length <= longSentence);
  const wish = short.find(({ intent: { kind } }) => /^(?:make|quiz|sum-up|summarise|find)$/.test(kind));
  if (wish) return wish.intent;
  const own = short.filter(({ intent: { kind } }) => kind === 'own' || kind === 'today');
  const asked = own.find(({ sentence }) => sentence.includes('?'));
  if (asked) return asked.intent;
  const questions = read.filter(
    ({ sentence, intent }) =>
      intent.kind === 'explain' &&
      asks.test(foldedOf(sentence)) &&
      askedIn(sentence).length > 0 &&
      sentence.split(/\s+/).length <= storyWords,
  );
  const best = questions.toSorted(
    (one, other) => Number(other.sentence.includes('?')) - Number(one.sentence.includes('?')),
  )[0];
  if (best) return best.intent;
  if (own[0] && whole.split(/\s+/).length <= storyWords) return own[0].intent;
  const told = read.find(({ intent }) => intent.kind === 'explain' && intent.topic !== '');
  if (told?.intent.kind === 'explain') return { ...told.intent, question: whole };
  return read.at(-1)?.intent ?? { kind: 'help' };
}

/**
 * What a student's message in Portuguese wants, while the question in `state` is open. Accents, case, punctuation and
 * how friends shorten words don't matter; a long message is read by its sentences. A question about a matter is taken
 * for one to be explained when nothing else fits.
 */
export function readIntent(whole: string, state: TutorState, hasAttachment: boolean): Intent {
  const message = plainMessage(whole.slice(0, longestWhole)).trim();
  const sentences = sentencesOf(message);
  const bares = sentences.map(bareOf);
  const isDespair = (bare: string) =>
    fits(despair, bare.replace(figurative, ' ')) && (!asksOfMatter.test(bare) || ofSelf.test(bare));
  if (bares.some(isDespair)) return { kind: 'care', isDespair: true };
  const isLong = message.split(/\s+/).length > storyWords;
  const asksMatter =
    isLong && sentences.some((sentence) => asks.test(foldedOf(sentence)) && askedIn(sentence).length > 1);
  const tells = (bare: string) => {
    if (asksOfMatter.test(bare) || (asksWhich.test(bare) && fits(weak, bare))) return false;
    const told = asksMatter ? bare.replace(passing, ' ') : bare;
    const felt = asksDay.test(bare) ? told.replace(mild, ' ') : told;
    return fits(distress, felt) || fits(idioms, felt);
  };
  if (bares.some(tells) && (state === null || message.split(/\s+/).length > 3))
    return { kind: 'care', isDespair: false };
  if (bares.some((bare) => fits(steering, bare) && !asksHelp(bare))) return { kind: 'steering' };
  if (state !== null || !(isLong || sentences.length > 1))
    return readSentence(message.slice(0, longest), state, hasAttachment);
  return readStory(sentences, message, state, hasAttachment);
}
