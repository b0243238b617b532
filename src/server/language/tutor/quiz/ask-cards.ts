import { cleanText } from '#server/language/text/clean-text.ts';
import { tryAnswer } from '../attempt/try-answer.ts';
import { block, Citations, isName, quoted, topicName } from '../quote/quote.ts';
import { askAbout } from '../socratic/socratic.ts';
import type { QuizCard, TutorAnswer, TutorInput, TutorState } from '../tutor.ts';
import { countOf, paragraphs } from '../words.ts';
import { filled, sidesOf } from './cloze-card.ts';

type Quiz = Extract<TutorState, { kind: 'quiz' }>;

const isAskable = (card: QuizCard) => {
  const { asked, expected } = sidesOf(card);
  return asked.trim() !== '' && expected.trim() !== '';
};
const nextCard = (cards: readonly QuizCard[], asked: readonly string[]) =>
  cards.find((card) => !asked.includes(card.id) && isAskable(card));

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

/** Asks the first of the student's cards about a topic; without cards, about what else there is on it. */
export function startQuiz(input: TutorInput, topic: string): TutorAnswer {
  const asked = input.state?.kind === 'quiz' ? input.state.asked : [];
  const card = nextCard(input.cards, asked) ?? nextCard(input.cards, []);
  const about = isName(topic) ? ` sobre ${topicName(topic)}` : '';
  if (card)
    return {
      content: paragraphs(
        `Vamos lá. Pergunto com os seus flashcards${about}; para ver a resposta diga “não sei”, para sair diga “parar”.`,
        ask(card),
      ),
      citations: [],
      state: { kind: 'quiz', topic, card, tries: 0, asked: [card.id], right: 0, wrong: 0 },
    };
  const other = askAbout(
    input,
    topic,
    `Você ainda não tem flashcards${about}, então pergunto pelo resto do seu material.`,
  );
  if (other) return other;
  return {
    content: paragraphs(
      `Você ainda não tem flashcards${about} para eu perguntar.`,
      'Você pode [criar flashcards](/flashcards/create) ou [gerá-los de um texto seu](/flashcards/create-from-text), e depois pedir de novo.',
    ),
    citations: [],
    state: null,
  };
}

/** The answer of a card in its own words, cited. */
function settle(card: QuizCard, citations: Citations): string {
  const { proof } = sidesOf(card);
  const title = filled(card.question);
  const mark = citations.mark({ kind: 'flashcard', id: card.id, title, quote: proof, page: null });
  return `Seu flashcard diz: ${quoted(cleanText(proof))} ${mark}`;
}

/** Judges an attempt at the open card; when it is settled, asks the next one or ends. */
export function continueQuiz({ message, intent, cards }: TutorInput, state: Quiz): TutorAnswer {
  const { card, tries } = state;
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
  const next = nextCard(cards, state.asked);
  return {
    content: next
      ? paragraphs(settled, 'Próxima pergunta:', ask(next))
      : paragraphs(settled, 'Essa era a última.', result(counted)),
    citations: citations.list,
    state: next ? { ...counted, card: next, tries: 0, asked: [...state.asked, next.id] } : null,
  };
}
