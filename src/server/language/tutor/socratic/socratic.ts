import { cleanText } from '#server/language/text/clean-text.ts';
import { tryAnswer } from '../attempt/try-answer.ts';
import { quotedFrom } from '../explanation/answer-with.ts';
import { explain } from '../explanation/explain.ts';
import { chooseSentences } from '../quote/choose-sentences.ts';
import { block, Citations, quoted, topicName } from '../quote/quote.ts';
import { citationOf } from '../quote/show-quotables.ts';
import { readingsOf } from '../readings.ts';
import { saysOf } from '../source-words.ts';
import type { TutorAnswer, TutorInput, TutorState } from '../tutor.ts';
import { paragraphs } from '../words.ts';
import { guidingQuestion } from './guiding-question.ts';

type Socratic = Extract<TutorState, { kind: 'socratic' }>;

/** A question made of what the material says about a topic, after `opening`; null when it says nothing. */
function askAbout(input: TutorInput, topic: string, opening: string): TutorAnswer | null {
  const { passages, quotables } = quotedFrom(input.passages);
  const [best] = readingsOf(input).flatMap((wanted) => chooseSentences(quotables, wanted).quotables);
  const passage = best && passages[best.passage];
  if (!best || !passage) return null;
  const { question, answer } = guidingQuestion(best, quotables, topic);
  return {
    content: paragraphs(opening, block(question), 'Para ver a resposta, diga “não sei”.'),
    citations: [],
    state: {
      kind: 'socratic',
      topic,
      question,
      answer,
      citation: citationOf(passage, best.source),
      tries: 0,
    },
  };
}

/** Asks before telling; tells plainly when there is nothing to ask about. */
export const askFirst = (input: TutorInput, topic: string): TutorAnswer =>
  askAbout(input, topic, `Antes de eu contar sobre ${topicName(topic)}, pense um pouco:`) ??
  explain({ ...input, state: null }, topic);

/** Judges an attempt at the open question; tells when it is right, after three attempts, or on request. */
export function continueSocratic({ message, intent }: TutorInput, state: Socratic): TutorAnswer {
  if (intent.kind === 'quit')
    return {
      content: 'Tudo bem, paramos por aqui. Quando quiser, é só perguntar.',
      citations: [],
      state: null,
    };
  const outcome = tryAnswer(message, intent.kind === 'reveal' || intent.kind === 'next', state);
  if (outcome.kind === 'again')
    return {
      content: paragraphs(outcome.words, block(state.question)),
      citations: [],
      state: { ...state, tries: outcome.tries },
    };
  const citations = new Citations();
  const proof = state.citation
    ? `${saysOf(state.citation)} ${quoted(cleanText(state.citation.quote))} ${citations.mark(state.citation)}`
    : `A resposta: ${quoted(state.answer)}`;
  return {
    content: paragraphs(outcome.words, proof, 'Pode perguntar mais sobre este assunto, ou escolher outro.'),
    citations: citations.list,
    state: null,
  };
}
