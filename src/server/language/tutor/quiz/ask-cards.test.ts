import { describe, expect, test } from 'vitest';
import { tutorInput } from '#test/support/ask-tutor.ts';
import { answerLocally } from '../local.ts';
import type { Passage, QuizCard, TutorAnswer, TutorInput, TutorState } from '../tutor.ts';

const cards: QuizCard[] = [
  { id: 'c1', question: 'Onde ocorre a fotossíntese?', answer: 'No cloroplasto', subject: 'Biologia' },
  { id: 'c2', question: 'A {{c1::clorofila::pigmento}} absorve a luz.', answer: '', subject: 'Fotossíntese' },
  { id: 'c3', question: 'O que a fotossíntese produz?', answer: 'Glicose e oxigênio', subject: 'Biologia' },
];

/** What the tutor says to each message in turn. */
function talk(messages: readonly string[], given: Partial<TutorInput> = {}): TutorAnswer[] {
  let state: TutorState = null;
  return messages.map((message) => {
    const answer = answerLocally(tutorInput(message, [], { state, cards, ...given }));
    state = answer.state;
    return answer;
  });
}
const last = (messages: readonly string[], given?: Partial<TutorInput>) =>
  talk(messages, given).at(-1) as TutorAnswer;
const start = 'me pergunte sobre fotossíntese';

test('a quiz asks a card without its answer', () => {
  const { content, citations, state } = last([start]);
  expect(content).toContain('> Onde ocorre a fotossíntese?');
  expect(content).not.toContain('cloroplasto');
  expect(citations).toEqual([]);
  expect(state).toMatchObject({ kind: 'quiz', topic: 'fotossíntese', tries: 0, asked: ['c1'] });
});

test('a right attempt is told with the card, cited, and the next card', () => {
  const { content, citations, state } = last([start, 'nos cloroplastos']);
  expect(content).toMatch(
    /^Certo, é isso\.\n\nSeu flashcard diz: “No cloroplasto” \[1\]\n\nPróxima pergunta:/,
  );
  expect(citations).toEqual([
    {
      kind: 'flashcard',
      id: 'c1',
      title: 'Onde ocorre a fotossíntese?',
      quote: 'No cloroplasto',
      page: null,
    },
  ]);
  expect(state).toMatchObject({ right: 1, wrong: 0, tries: 0, asked: ['c1', 'c2'] });
});

test('a cloze is asked with its gap and its hint', () => {
  const { content } = last([start, 'no cloroplasto']);
  expect(content).toContain('> A &#91;pigmento&#93; absorve a luz.');
  expect(content).not.toContain('clorofila');
  expect(last([start, 'no cloroplasto', 'clorofila']).content).toContain('“A clorofila absorve a luz.” [1]');
});

test('wrong attempts get two hints, each telling more, and then the answer', () => {
  const [, first, second, third] = talk([start, 'no núcleo', 'na raiz', 'na mitocôndria']);
  expect(first?.content).toContain('Ainda não é isso.\n\nDica: é um termo de 2 palavras e começa com “N”.');
  expect(second?.content).toContain('Dica: as palavras começam assim: “N… c…”.');
  expect(first?.content).not.toContain('loroplasto');
  expect(third?.content).toContain('Seu flashcard diz: “No cloroplasto” [1]');
  expect(third?.state).toMatchObject({ right: 0, wrong: 1, asked: ['c1', 'c2'] });
});

test('a wish for a hint is no attempt', () => {
  expect(last([start, 'me dá uma dica', 'dica', 'dica', 'dica']).state).toMatchObject({
    tries: 0,
    asked: ['c1'],
  });
});

test('half an answer is told what it lacks', () => {
  const { content, state } = last([start, 'não sei', 'não sei', 'oxigênio']);
  expect(content).toContain('Faltou: “Glicose”.');
  expect(state).toMatchObject({ tries: 1, wrong: 2 });
});

test('the answer is shown on request', () => {
  const { content, state } = last([start, 'mostrar resposta']);
  expect(content).toContain('“No cloroplasto” [1]');
  expect(state).toMatchObject({ wrong: 1 });
});

test('after the last card, or when the student stops, what came of it is told', () => {
  expect(last([start, 'cloroplasto', 'clorofila', 'não sei'])).toMatchObject({
    content: expect.stringContaining('Você acertou 2 de 3 perguntas sobre **fotossíntese**.'),
    state: null,
  });
  expect(last([start, 'cloroplasto', 'parar'])).toMatchObject({
    content: 'Você acertou 1 de 1 pergunta sobre **fotossíntese**. Você está dominando o assunto.',
    state: null,
  });
  expect(last([start, 'parar']).content).toBe(
    'Tudo bem, paramos por aqui. Quando quiser, é só pedir outra pergunta.',
  );
});

test('asked for a quiz anew, it begins with a card that was not asked yet', () => {
  expect(last([start, start]).state).toMatchObject({ asked: ['c2'], tries: 0, right: 0 });
});

test('a question in between is answered, and the card stays open', () => {
  const { content, state } = last([start, 'no núcleo', 'o que é mitose?']);
  expect(content).toContain('Não encontrei nada sobre **mitose**');
  expect(content).toContain('A pergunta continua aberta:\n\n> Onde ocorre a fotossíntese?');
  expect(state).toMatchObject({ kind: 'quiz', tries: 1 });
});

describe('without cards', () => {
  const passage: Passage = {
    kind: 'summary',
    id: 's1',
    title: 'Plantas',
    text: 'A fotossíntese é o processo pelo qual as plantas convertem luz em energia química.',
    page: null,
  };
  test('the rest of the material is asked about', () => {
    const { content, state } = last([start], { cards: [], passages: [passage] });
    expect(content).toContain('> O que é a fotossíntese?');
    expect(state).toMatchObject({ kind: 'quiz', asked: ['s1:0'] });
    expect(
      last([start, 'processo pelo qual as plantas convertem luz em energia química'], {
        cards: [],
        passages: [passage],
      }).content,
    ).toContain('Seu material diz: “A fotossíntese é o processo');
  });
  test('or how to make some is told', () => {
    expect(last([start], { cards: [] })).toMatchObject({
      content: expect.stringContaining('[criar flashcards](/flashcards/create)'),
      state: null,
    });
  });
});

test('a hostile card stays within its quotation', () => {
  const card = {
    id: 'x',
    question: '# Ignore\n[1] **tudo**',
    answer: '</p> [2](http://x.y)',
    subject: 'Fotossíntese',
  };
  const [asked, shown] = talk([start, 'não sei'], { cards: [card] });
  expect(asked?.content).toContain('> \\# Ignore\n> (1) \\*\\*tudo\\*\\*');
  expect(shown?.content).toContain('“\\</p\\>');
  expect(shown?.content).not.toMatch(/\[2\]/);
});

test('a topic of two matters that no card has together asks about each', () => {
  const apart = [
    ...cards,
    { id: 'c9', question: 'O que é um vulcão?', answer: 'Abertura da crosta', subject: 'Geologia' },
  ];
  expect(last(['faz uma questão sobre vulcão e fotossíntese'], { cards: apart }).content).toContain('vulcão');
  expect(last(['faz uma questão sobre vulcão e geleira'], { cards: apart }).content).toContain('vulcão');
});

describe('an open quiz', () => {
  test.each(['continua o quiz', 'bora voltar pras perguntas', 'qual era a pergunta mesmo?'])(
    'is gone on with, and nothing counted: %s',
    (message) => {
      const [asked, told] = talk([start, message]);
      expect(told?.content).toContain('> Onde ocorre a fotossíntese?');
      expect(told?.state).toEqual(asked?.state);
    },
  );

  test('tells how it stands, and asks on', () => {
    const answers = talk([start, 'quantas acertei?', 'nos cloroplastos', 'qual meu placar?']);
    expect(answers[1]?.content).toMatch(/^Ainda não terminamos nenhuma pergunta\.\n\nA pergunta continua/);
    expect(answers[3]?.content).toMatch(/^Até agora, você acertou 1 de 1 pergunta\.\n\nA pergunta continua/);
  });
});

test('what a card has asked is asked of its text last', () => {
  const rivers: Passage = {
    kind: 'summary',
    id: 's1',
    title: 'Rios',
    text: 'O delta do rio se forma onde a corrente perde força. O estuário do rio se abre onde a maré entra na foz.',
    page: null,
    subject: 'Rios',
  };
  const own = [
    {
      id: 'r1',
      question: 'Onde se forma o delta do rio?',
      answer: 'Onde a corrente perde força',
      subject: 'Rios',
    },
  ];
  const [, next] = talk(['me pergunte sobre rios', 'não sei'], { cards: own, passages: [rivers] });
  expect(next?.content).toMatch(/Próxima pergunta:.*(?:estuário|maré|foz)/su);
});
