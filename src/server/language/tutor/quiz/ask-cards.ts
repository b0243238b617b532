import { cleanText } from '#server/language/text/clean-text.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { tryAnswer } from '../attempt/try-answer.ts';
import { nothingFound } from '../nothing-found.ts';
import { openQuestion } from '../open-question.ts';
import { block, Citations, isName, plainly, quoted, topicName } from '../quote/quote.ts';
import { notInOwn, saysOf, sourceWords } from '../source-words.ts';
import type { QuizCard, TutorAnswer, TutorInput, TutorState } from '../tutor.ts';
import { paragraphs } from '../words.ts';
import { filled, sidesOf } from './cloze-card.ts';
import { quizPool, quizWords } from './pool.ts';

type Quiz = Extract<TutorState, { kind: 'quiz' }>;

const nextCard = (cards: readonly QuizCard[], asked: readonly string[]) =>
  cards.find((card) => !asked.includes(card.id));

const ask = (card: QuizCard) => block(sidesOf(card).asked);

function result({ topic, right, wrong }: Quiz): string {
  const all = right + wrong;
  if (all === 0) return 'Tudo bem, paramos por aqui. Quando quiser, é só pedir outra pergunta.';
  const about = isName(topic) ? ` sobre ${topicName(topic)}` : '';
  const praise =
    right === all
      ? 'Você está dominando o assunto.'
      : right * 2 >= all
        ? 'Bom trabalho, continue revisando.'
        : 'Vale revisar este assunto com calma e tentar de novo.';
  return `Você acertou ${right} de ${countOf(all, 'pergunta', 'perguntas')}${about}. ${praise}`;
}

/** Ends a quiz with what came of it. */
export const endQuiz = (state: Quiz): TutorAnswer => ({ content: result(state), citations: [], state: null });

/** How a quiz stands, or what it asks, once more; the question stays open. */
export function tellQuiz(state: TutorState, wants: 'score' | 'question'): TutorAnswer {
  const { right, wrong } = state?.kind === 'quiz' ? state : { right: 0, wrong: 0 };
  const all = right + wrong;
  const told =
    all === 0
      ? 'Ainda não terminamos nenhuma pergunta.'
      : `Até agora, você acertou ${right} de ${countOf(all, 'pergunta', 'perguntas')}.`;
  return {
    content: paragraphs(wants === 'score' ? told : 'Vamos lá.', openQuestion(state)),
    citations: [],
    state,
  };
}

/** Asks the first of the student's cards about a topic; without cards, about what else there is on it. */
export function startQuiz(input: TutorInput, wished: string, isExercise = false): TutorAnswer {
  const words = quizWords(input, wished);
  const topic = wished === '' ? words.map(({ word }) => word).join(' ') : wished;
  const pool = quizPool(input, words, topic);
  const before = input.state?.kind === 'quiz' ? input.state.asked : [];
  const card = nextCard(pool, before) ?? nextCard(pool, []);
  const about = isName(topic) ? ` sobre ${topicName(topic)}` : '';
  if (card) {
    const from = card.source ? sourceWords(input).by : 'com os seus flashcards';
    const opening = isExercise
      ? `Uma questão${about}, ${sourceWords(input).of}:`
      : `Vamos lá. Pergunto ${from}${about}:`;
    return {
      content: paragraphs(
        [notInOwn(input), opening].filter(Boolean).join(' '),
        ask(card),
        'Para ver a resposta diga “não sei”; para trocar, “outra”; para sair, “parar”.',
      ),
      citations: [],
      state: { kind: 'quiz', topic, card, tries: 0, asked: [card.id], right: 0, wrong: 0 },
    };
  }
  if (topic !== '')
    return nothingFound(
      { ...input, state: null },
      topic,
      `Você ainda não tem flashcards nem resumos${about} para eu perguntar, e prefiro não inventar.`,
    );
  return {
    content: paragraphs(
      'Você ainda não tem flashcards para eu perguntar.',
      'Você pode [criar flashcards](/flashcards/create) ou [gerá-los de um texto seu](/flashcards/create-from-text), e depois pedir de novo.',
    ),
    citations: [],
    state: null,
  };
}

/** The answer of a card in its own words, cited. */
function settle(card: QuizCard, citations: Citations): string {
  const { proof } = sidesOf(card);
  if (card.source)
    return `${saysOf(card.source)} ${quoted(cleanText(card.source.quote))} ${citations.mark(card.source)}`;
  const title = filled(card.question);
  const mark = citations.mark({ kind: 'flashcard', id: card.id, title, quote: proof, page: null });
  return `Seu flashcard diz: ${quoted(cleanText(proof))} ${mark}`;
}

/** Leaves a card for another time, and asks the next one; after the last about the topic, another of its subject. */
function passOn({ cards }: TutorInput, state: Quiz, next: QuizCard | undefined): TutorAnswer {
  const { subject } = state.card;
  const wider =
    next ??
    nextCard(
      cards.filter((card) => subject !== '' && card.subject === subject),
      state.asked,
    );
  if (!wider)
    return {
      content: paragraphs(
        'Essa era a última que eu tinha.',
        state.right + state.wrong > 0 ? result(state) : 'Quando quiser, escolha outro assunto.',
      ),
      citations: [],
      state: null,
    };
  const opening = next
    ? 'Tudo bem, essa fica para depois. Outra pergunta:'
    : `Tudo bem. Essa era a última que eu tinha sobre isso; sigo com outra de **${plainly(subject)}**:`;
  return {
    content: paragraphs(opening, ask(wider)),
    citations: [],
    state: {
      ...state,
      topic: next ? state.topic : subject,
      card: wider,
      tries: 0,
      asked: [...state.asked, wider.id],
    },
  };
}

/** Judges an attempt at the open card; when it is settled, asks the next one or ends. */
export function continueQuiz(input: TutorInput, state: Quiz): TutorAnswer {
  const { message, intent } = input;
  const { card, tries } = state;
  const next = nextCard(
    quizPool(input, quizWords({ said: [], message: '' }, state.topic), state.topic),
    state.asked,
  );
  if (intent.kind === 'next') return passOn(input, state, next);
  const { asked: question, expected: answer } = sidesOf(card);
  const outcome = tryAnswer(message, intent.kind === 'reveal', { question, answer, tries });
  if (outcome.kind === 'again')
    return {
      content: paragraphs(outcome.words, block(question)),
      citations: [],
      state: { ...state, tries: outcome.tries },
    };
  const citations = new Citations();
  const settled = paragraphs(outcome.words, settle(card, citations));
  const isRight = outcome.kind === 'right';
  const counted = { ...state, right: state.right + Number(isRight), wrong: state.wrong + Number(!isRight) };
  return {
    content: next
      ? paragraphs(settled, 'Próxima pergunta:', ask(next))
      : paragraphs(settled, 'Essa era a última.', result(counted)),
    citations: citations.list,
    state: next ? { ...counted, card: next, tries: 0, asked: [...state.asked, next.id] } : null,
  };
}
