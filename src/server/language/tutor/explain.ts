import { goBeyond } from './go-beyond.ts';
import { openQuestion } from './open-question.ts';
import { chooseSentences } from './quote/choose-sentences.ts';
import { questionKind } from './quote/question-kind.ts';
import { Citations, isName, quoted, topicName } from './quote/quote.ts';
import { readQuotables } from './quote/read-quotables.ts';
import { showQuotables } from './quote/show-quotables.ts';
import type { TutorAnswer, TutorInput } from './tutor.ts';
import { paragraphs } from './words.ts';

/** Below this share of the question's words, what is quoted is near the matter rather than about it. */
const direct = 0.7;

const opening = (topic: string, coverage: number) => {
  if (coverage < direct) return 'Não achei uma resposta direta, mas o seu material diz isto:';
  return !isName(topic) ? 'O seu material diz isto:' : `O seu material diz isto sobre ${topicName(topic)}:`;
};

function nextStep({ passages, state }: TutorInput, topic: string): string {
  const open = openQuestion(state);
  if (open) return open;
  const wish = isName(topic)
    ? quoted(`me pergunte sobre ${topic}`)
    : '“me pergunte sobre” e o nome do assunto';
  return passages.some(({ kind }) => kind === 'flashcard')
    ? `Quer praticar? Diga ${wish}.`
    : `Para fixar, crie flashcards com esta resposta e depois diga ${wish}.`;
}

function nothingFound(input: TutorInput, topic: string): TutorAnswer {
  const { outline, state } = input;
  if (topic === '' && !outline)
    return {
      content: paragraphs(
        'Sobre qual assunto você quer saber? Escreva, por exemplo, “o que é fotossíntese?”.',
        openQuestion(state),
      ),
      citations: [],
      state,
    };
  const citations = new Citations();
  const content = paragraphs(
    `Não encontrei nada sobre ${topicName(topic)} no seu material. Você pode:`,
    [
      '- anexar aqui um PDF ou documento sobre o assunto;',
      '- [criar um resumo](/summaries/create) ou [criar flashcards](/flashcards/create), que eu passo a consultar;',
      '- pedir a quem cuida desta instalação que conecte um modelo de IA.',
    ].join('\n'),
    goBeyond(outline, topic, false, citations),
    openQuestion(state),
  );
  return { content, citations: citations.list, state };
}

/** What the student's own material says about a topic, in its own words, and where to go on from there. */
export function explain(input: TutorInput, topic: string): TutorAnswer {
  const { message, passages, outline, state } = input;
  const choice = chooseSentences(readQuotables(passages), topic, questionKind(message));
  if (choice.quotables.length === 0) return nothingFound(input, topic);
  const citations = new Citations();
  const content = paragraphs(
    opening(topic, choice.coverage),
    ...showQuotables(choice.quotables, passages, citations),
    goBeyond(outline, topic, true, citations),
    nextStep(input, topic),
  );
  return { content, citations: citations.list, state };
}
