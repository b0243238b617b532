import { foldLetters } from '#shared/rules/text/fold.ts';
import { wantsHint } from '../attempt/give-hint.ts';
import { isCourtesy } from '../courtesies.ts';
import { askedIn } from '../matching/asked-words.ts';
import type { Intent, TutorState } from '../tutor.ts';
import { besidesExample, withoutAsides } from './asides.ts';
import { asksAgain } from './asks-again.ts';
import { asksOfMatter, distress, harmed, idioms, mild, passing } from './care-patterns.ts';
import { despairIn } from './despair.ts';
import { isInJest } from './in-jest.ts';
import { asksAnew, asksHelp, changesTopic, goesOn, next, quits, reveal, score } from './intent-patterns.ts';
import { bareOf, fits, foldedOf } from './message-lines.ts';
import { withoutNumbers } from './numbered.ts';
import { weak } from './own-patterns.ts';
import { plainMessage } from './plain-message.ts';
import { topicOf } from './topic-of.ts';
import { wishIn } from './wish-in.ts';
import { steering } from './wish-patterns.ts';
import { named } from './wished-topic.ts';

/** Characters that are read, of a sentence and of all of them. */
const longest = 400;
const longestWhole = 4000;
const mostSentences = 30;
/** Words from which on a message is a story, read by its sentences, and a sentence by its clauses. */
const storyWords = 26;
const longSentence = 18;
/** Questions of one message that are answered together. */
const mostQuestions = 3;
/** Words of a matter, in a sentence that asks where the student goes wrong. */
const mostOfOwn = 2;

/** Something is asked, whatever is asked besides. */
const asksSomething = /(?<!\p{L})(?:o que|qua[il]s?|quem|como|por que|expli[cq]\p{L}*|defin\p{L}*) \p{L}/iu;

/** "O que esse arquivo fala sobre …". */
const toldByFile =
  /^(?:e |prof |professora? )*o que (?:é que )?(?:n?(?:ess[ea]|est[ea])|[oa]|meu) (?:arquivo|anexo|documento|pdf|texto|apostila|material) (?:fala|diz|conta|explica|traz|tem|ensina) (?:sobre|a respeito d[aeo]s?|d[aeo]s?) /iu;

/** "Desisto, qual é a resposta?" gives up twice. */
const clauseEnd = /[,.;!?]+/;

function readSentence(said: string, state: TutorState, hasAttachment: boolean): Intent {
  const message = state === null ? withoutAsides(said) : said;
  const folded = foldedOf(message);
  const bare = bareOf(message);
  const open = state !== null;
  const wantsAnswer = message
    .split(clauseEnd)
    .map(bareOf)
    .filter(Boolean)
    .every((clause) => fits(reveal, clause));
  if (bare === '' && /\p{Extended_Pictographic}/u.test(message))
    return open ? { kind: 'answer' } : { kind: 'explain', topic: '', question: message };
  if (bare === '') return { kind: hasAttachment ? 'summarise' : open ? 'answer' : 'help' };
  if (open && quits(bare)) return { kind: 'quit' };
  if (open && next.test(bare)) return { kind: 'next' };
  if (open && goesOn.test(bare)) return { kind: 'quiz-state', wants: 'question' };
  if (score.test(bare))
    return state?.kind === 'quiz' ? { kind: 'quiz-state', wants: 'score' } : { kind: 'own', side: 'counts' };
  const changed = open ? changesTopic.exec(foldLetters(message.trim()))?.[0] : undefined;
  if (changed !== undefined)
    return { kind: 'quiz', topic: named(message.trim().slice(changed.length)), isExercise: false };
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
    // "Resume isso aqui pra mim", with a file.
    if (wish?.kind === 'sum-up' && wish.topic === '' && hasAttachment) return { kind: 'summarise' };
    if (wish) return wish;
  }
  if (open && !asksAnew.test(folded)) return { kind: 'answer' };
  if (quits(bare)) return { kind: 'quit' };
  if (wantsAnswer || (wantsHint(message) && !asksAgain(message))) return { kind: 'reveal' };
  if (next.test(bare)) return { kind: 'quiz', topic: '', isExercise: false };
  const question = message.replace(toldByFile, 'fale sobre ');
  const topic = topicOf(asksSomething.test(question) ? question.replace(besidesExample, '') : question);
  return topic === '' && hasAttachment ? { kind: 'summarise' } : { kind: 'explain', topic, question };
}

const asks =
  /[?]|^(?:(?:e|mas|entao|ai|prof|bom|enfim) )*(?:o que|que|qual|quais|quem|quando|onde|como|por que|quant|me (?:expli|ensin|ajud|diz|fal)|expli|queria saber|quero saber|gostaria de saber|voce (?:sabe|pode|poderia)|minha duvida|a duvida|duvida|nao (?:entend|sei|lembr)|sera que|e verdade)|\b(?:(?:quer(?:ia|o)|precis(?:o|ava)) (?:saber|entender|confirmar|perguntar|esclarecer)|minha duvida|fiquei na duvida|nao entendi|gostaria de (?:saber|entender)|me explica|pode (?:me )?explicar)\b/;

const orders = /^(?:me )?(?:expli[cq]\w+|defin\w+|compar\w+|cit[ae]\b|list[ae]\b)/;
/** A clause that only goes on: ", que a pessoa fica viciada". */
const relative = /^que (?!e\b|sao\b|foi\b|tipo|parte|nome|ano)[^?]*$/;
const asksWhich = /^(?!.*\bpor que (?:e que )?eu\b).*\b(?:que|qual|quais|onde)\b/;
const asksDay = /\b(?:o que|por onde|qual|quais)\b.*\b(?:estud|revis|comec)\w*/;

/** "Seguinte, …", which elsewhere wishes for the next question. */
const announcing = /^(?:(?:é|e|o) )*seguinte[,:]*$/iu;

/** Sentences, and the clauses of long ones. */
function sentencesOf(message: string): string[] {
  return message
    .split(
      /(?<=[.!?…;])(?<!(?<!\p{L})(?:dra?|sra?|st[oa]|arts?|inc|s[ée]c|cap|p[áa]g)\.)\s+|\n+|(?<=:)\s+(?=(?!o que muda|o que difere|qual (?:é |e )?a diferen)(?:o que|qua[il]s?|quem|quando|onde|como|por que|quant[oa]s?)\s)/iu,
    )
    .flatMap((sentence) =>
      sentence.split(/\s+/).length > longSentence
        ? [
            sentence,
            ...sentence.split(
              /,\s+|\s+(?=mas |só que |porque |aí |(?<!(?:saber|entender)\s)(?:quem|o que|qual|quais|quando|onde|por que|como) (?:foi|foram|é|era|são|se) [^.!?,]{3,60}$)/u,
            ),
          ]
        : [sentence],
    )
    .map((sentence) => sentence.slice(0, longest).trim())
    .filter((sentence) => sentence !== '' && !announcing.test(sentence))
    .slice(0, mostSentences);
}

/** "Pera, antes me diz uma coisa: o que é pharming?" */
const askedBetween =
  /^(?:pera(?:[íi])?|espera|calma|pausa|antes(?= (?:disso|me|de continuar))|(?:s[óo] )?uma d[úu]vida)(?!\p{L})[^:?]{0,50}(?:(?:me (?:diz|diga|explica|fala)[^:?]{0,20}|d[úu]vida|disso|coisa):|me (?:diz|diga|explica|fala),?) ((?:o que|quem|quando|onde|como|por que|qual|quais|quant)[^?]{3,200}\?)$/iu;

const wantsToKnow =
  /\b(?:(?:queria|quero|gostaria de|precisava) (?:saber|entender|confirmar|conferir)|minha duvida)\b/;
/** What stands before what somebody wants to know: "… e estou perdida: primeiro eu queria saber por que …". */
const beforeWanted =
  /^(?:.*[,:;] |.*(?<!\p{L})(?:primeiro|também|e) )?(?:(?:eu|só|primeiro|mas|e|então) )*(?:queria|quero|gostaria de|precisava|preciso) (?:saber|entender|confirmar|conferir)(?: com voc[êe])? (?=(?:o que|por que|como|quando|onde|quem|qual|quais|quant[oa]s?) )/iu;

/** Whether a sentence asks something before its last clause. */
const asksBefore = (sentence: string, clause: string) => asksOfSomething(sentence.slice(0, -clause.length));

/** Whether it begins a sentence, and not only a clause. */
const begins = (clause: string, whole: string) =>
  /(?:^|[.!?…;:\n])\s*$/.test(whole.slice(0, whole.indexOf(clause)));

/** What a sentence wants to know, as a question of its own. */
const asked = (sentence: string) => {
  const wanted = sentence.replace(beforeWanted, '');
  return wanted === sentence ? wanted : `${wanted.replace(/[?.!…]+$/u, '')}?`;
};

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
  // "Marquei excesso de poder e errei" tells of a question, and asks for no figures.
  const own = short.filter(
    ({ sentence, intent }) =>
      intent.kind === 'today' ||
      (intent.kind === 'own' && !(intent.side === 'weak' && askedIn(sentence).length > mostOfOwn)),
  );
  const ofOwn = own.find(({ sentence }) => sentence.includes('?'));
  if (ofOwn) return ofOwn.intent;
  const questions = read.filter(
    ({ sentence, intent }) =>
      intent.kind === 'explain' &&
      asks.test(foldedOf(sentence)) &&
      askedIn(sentence).length > 0 &&
      !/^(?:eu )?nao quero saber(?! mais)/.test(foldedOf(sentence)) &&
      !(relative.test(foldedOf(sentence)) && !begins(sentence, whole)) &&
      sentence.split(/\s+/).length <= storyWords,
  );
  // The last clause of a sentence asks alone what the sentence asks, unless something is asked before it.
  const once = questions.filter(
    ({ sentence }) =>
      !questions.some(
        ({ sentence: other }) =>
          other !== sentence &&
          ((sentence.endsWith(other) && !asksBefore(sentence, other)) ||
            (other.endsWith(sentence) && asksBefore(other, sentence))),
      ),
  );
  const best = once.toSorted(
    (one, other) =>
      Number(other.sentence.includes('?')) - Number(one.sentence.includes('?')) ||
      Number(wantsToKnow.test(foldedOf(other.sentence))) - Number(wantsToKnow.test(foldedOf(one.sentence))),
  )[0];
  const all = once.filter(
    ({ sentence }) => /\?$/.test(sentence) || orders.test(foldedOf(sentence)) || beforeWanted.test(sentence),
  );
  if (best?.intent.kind === 'explain' && all.length > 1 && all.length <= mostQuestions)
    return { ...best.intent, question: all.map(({ sentence }) => asked(sentence)).join(' ') };
  if (best) return best.intent;
  if (own[0] && whole.split(/\s+/).length <= storyWords) return own[0].intent;
  const told = read.find(({ intent }) => intent.kind === 'explain' && intent.topic !== '');
  if (told?.intent.kind === 'explain') return { ...told.intent, question: whole };
  return read.at(-1)?.intent ?? { kind: 'help' };
}

/** "Depois me explica …" */
const afterwards = /^(?:(?:e|depois|agora|aí|também) )+/iu;
const asksOfSomething = (sentence: string) => asks.test(foldedOf(sentence)) && askedIn(sentence).length > 0;

/** Without a question mark: "… só falta uma pergunta, que é quem foi o barão", but not "nem sei mais quem é que pode me ajudar". */
const endsInQuestion =
  /(?<!\b(?:nao|nem) (?:eu )?(?:sei|lembro|entendo|vejo)(?: mais)? )\b(?:quem|o que|qual|quais|quando|onde|por que|como) (?:foi|foram|e|era|eram|sao|se|surgiu|aconteceu|funciona) (?![^.!?]*\b(?:me|mim|minha|meu|comigo|eu|vida|sentido|bem|assim)\b)[^.!?]{3,60}$/;

/** Feelings that come before any question of a matter. */
const heavy =
  /\b(?:chor\w+|panico|desist\w+|nao aguento|crises?|deprim\w+|depress\w+|burr[oa]|inutil|fracass\w+|sozinh[oa]|odeio|desesper\w+|ansiedade|surt\w+|luto|morreu|faleceu|hospital|internad[oa]|bullying)\b/;

/** "Estou desesperado, o que fazem os linfócitos?": a question of a matter that ends a sentence. */
const lastQuestion =
  /(?:^|[,.;:!…] ?| e | mas )((?:o que|por que|para que|quem|quando|onde|como|qua[il]s?|quant[oa]s?) [^?,]{3,160}\?)$/iu;
/** Beside these moods a question is answered; whoever tells of more is cared for alone. */
const light =
  /\b(?:(?:muito|mega|super|bem|tao|meio|so) )?(?:cansad[oa]|exaust[oa]|(?:com|morrendo de) sono|sono|preguica|desanimad[oa]|ansios[oa]|nervos[oa]|estressad[oa]|preocupad[oa])\b/g;
/** "Desesperado kkk", before an exam. */
const lightly = /\b(?:kk+|rs+|haha\w*|prova|simulado|enem|vestibular)\b/;
/** What somebody lacks or suffers from names no matter there. */
const felt =
  /\b(?:forcas?|energia|pressao|trabalho|repouso|descanso|ansiedade|estresse|stress|dor|cansaco|sono|tristeza|medo|esperanca|calma|paz|ajud\w+|aguent\w+|matou|suicid\w+|mort\w+)\b/;
const ofSelf =
  /\b(?:eu|me|mim|minhas?|meus?|comigo|sou|estou|vou|devo|posso|preciso|consigo|vida|fa[cz]\w*|passar|prova|estud\w+)\b/;

/** What is asked of a matter beside what is felt. */
function askedBesides(sentences: readonly string[]): string | undefined {
  const questions = sentences.flatMap((sentence) => lastQuestion.exec(sentence)?.[1] ?? []);
  return questions.find((question) => {
    const folded = foldedOf(question);
    const names = askedIn(question).filter(({ role, isVague }) => role === 'name' && !isVague);
    return (
      names.length > 0 &&
      !ofSelf.test(folded.replace(/^o que faz(?:em)? /, '')) &&
      !felt.test(folded) &&
      readSentence(question, null, false).kind === 'explain'
    );
  });
}

/** Wants words said after it: 'diga "…"'. */
const saysAfter =
  /(?<!\p{L})(?:dig[ao]|diz|fale|escreva|repita|responda|imprima)(?: s[óo]| apenas)? ["“][^"”]+["”]/iu;

/**
 * What a student's message in Portuguese wants, while the question in `state` is open. Accents, case, punctuation and
 * how friends shorten words don't matter; a long message is read by its sentences. A question about a matter is taken
 * for one to be explained when nothing else fits.
 */
export function readIntent(whole: string, state: TutorState, hasAttachment: boolean): Intent {
  const message = plainMessage(whole.slice(0, longestWhole)).trim();
  const sentences = sentencesOf(message);
  const bares = sentences.map(bareOf);
  const despair = despairIn([...sentences, message.slice(0, longest)]);
  if (despair) return { kind: 'care', despair };
  const isLong = message.split(/\s+/).length > storyWords;
  const asksAtLast = endsInQuestion.test(foldedOf(message));
  const asksMatter =
    isLong &&
    (asksAtLast ||
      sentences.some((sentence) => asks.test(foldedOf(sentence)) && askedIn(sentence).length > 1));
  // A long day is told of, and then a question asked: it is helped by an answer.
  const endsAsking = asksMatter && (/\?["”)\s]*$/.test(message) || asksAtLast);
  // "Fiquei de recuperação, monta um plano" is helped by the plan.
  const isOrder = () =>
    sentences.some((sentence) => /^(?:make|quiz)$/.test(readSentence(sentence, state, false).kind));
  const tells = (bare: string) => {
    if (fits(harmed, bare)) return true;
    if (isInJest(bare)) return false;
    if (asksOfMatter.test(bare) || (asksWhich.test(bare) && fits(weak, bare))) return false;
    const told = asksMatter ? bare.replace(passing, ' ') : bare;
    const felt = asksDay.test(bare) ? told.replace(mild, ' ') : told;
    if (endsAsking && !heavy.test(felt)) return false;
    return fits(distress, felt) || (!asksMatter && fits(idioms, felt) && !isOrder());
  };
  if (bares.some(tells) && (state === null || message.split(/\s+/).length > 3)) {
    const isLightly = bares.some((bare) => lightly.test(bare));
    const isLight = (bare: string) => {
      const rest = bare.replace(light, ' ').replace(isLightly ? /\bdesesperad[oa]\b/g : /$^/, ' ');
      return !tells(rest.replace(/\s+/g, ' ').trim());
    };
    const besides = state === null && bares.every(isLight) ? askedBesides(sentences) : undefined;
    return besides === undefined
      ? { kind: 'care', despair: null }
      : { kind: 'explain', topic: topicOf(besides), question: besides, isFelt: true };
  }
  const steers = (sentence: string) => {
    const bare = bareOf(sentence);
    return fits(steering, bare) && !asksHelp(bare);
  };
  if (saysAfter.test(message)) return { kind: 'steering' };
  if (sentences.some(steers)) {
    // What is asked besides is answered, and nothing else of it done.
    const besides = sentences.filter((sentence) => !steers(sentence) && asksOfSomething(sentence));
    const [first] = besides.map((sentence) => readSentence(sentence.replace(afterwards, ''), state, false));
    return first?.kind === 'explain' ? first : { kind: 'steering' };
  }
  const between = state === null ? null : askedBetween.exec(message)?.[1];
  if (between) return readSentence(between.slice(0, longest), null, hasAttachment);
  // What is felt is read of all that is written, questions without their numbers.
  const asked = withoutNumbers(message);
  const questions = sentencesOf(asked);
  if (state !== null || !(isLong || questions.length > 1))
    return readSentence(asked.slice(0, longest), state, hasAttachment);
  return readStory(questions, asked, state, hasAttachment);
}
