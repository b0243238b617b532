import { describe, expect, test } from 'vitest';
import type { Passage, TutorInput } from '../tutor.ts';
import { explain } from './explain.ts';

const today: TutorInput['today'] = {
  items: [],
  dueCards: 0,
  minutesToday: null,
  exam: null,
  streak: 0,
  weakTopics: [],
};
const passage = (text: string, changes: Partial<Passage> = {}): Passage => ({
  kind: 'summary',
  id: 's1',
  title: 'Resumo',
  text,
  page: null,
  ...changes,
});
const ask = (
  message: string,
  topic: string,
  passages: readonly Passage[],
  outline: TutorInput['outline'] = null,
) =>
  explain(
    {
      message,
      intent: { kind: 'explain', topic, question: message },
      mode: 'normal',
      state: null,
      passages,
      cards: [],
      outline,
      today,
      said: [],
      day: '2026-11-23',
      own: null,
      shelf: { summaries: [], decks: [], plans: [] },
    },
    topic,
  );
const quotesIn = (content: string) =>
  [...content.matchAll(/“([^”]*)” \[\d+\]/gu)].map(([, quote = '']) => quote);

const text = `A fotossíntese é o processo pelo qual as plantas convertem luz em energia química. Ela ocorre nos cloroplastos. As plantas são verdes porque a clorofila reflete a luz verde. A fotossíntese foi descrita por Jan Ingenhousz em 1779.

As fases da fotossíntese são:
- fase clara, com luz;
- fase escura, sem luz;
- ciclo de Calvin.

O Império Romano caiu no século V.`;

test.each([
  ['o que é fotossíntese?', 'fotossíntese', /^A fotossíntese é o processo/],
  ['por que as plantas são verdes?', 'plantas são verdes', /^As plantas são verdes porque/],
  ['quando a fotossíntese foi descrita?', 'fotossíntese foi descrita', /em 1779\.$/],
  ['quais são as fases da fotossíntese?', 'fases da fotossíntese', /^As fases da fotossíntese são$/],
  ['quando caiu o Império Romano?', 'Império Romano', /^O Império Romano caiu/],
])('%s is answered first by the sentence that says it', (message, topic, expected) => {
  const [first] = quotesIn(ask(message, topic, [passage(text)]).content);
  expect(first).toMatch(expected);
});

const revolt = `A Revolta da Vacina dividiu os moradores da capital. A Revolta da Vacina ocorreu em 1904. A Revolta da Vacina cresceu porque a vacinação era obrigatória.`;
test.each([
  ['quando foi a Revolta da Vacina?', /em 1904\.$/],
  ['por que houve a Revolta da Vacina?', /porque a vacinação era obrigatória\.$/],
])(
  '%s: of sentences about the same matter, the one of the kind asked for comes first',
  (message, expected) => {
    expect(quotesIn(ask(message, 'Revolta da Vacina', [passage(revolt)]).content)[0]).toMatch(expected);
  },
);

test('a text that names its matter once is about it, whatever it is called', () => {
  const notes = `A Revolta da Vacina aconteceu no Rio de Janeiro em novembro de 1904.
O estopim foi a lei que tornou obrigatória a vacinação contra a varíola.
Oswaldo Cruz dirigia a saúde pública e comandou a campanha sanitária.`;
  const first = (message: string) =>
    quotesIn(ask(message, 'isso', [passage(notes, { title: 'aula.txt' })]).content)[0];
  expect(first('Quem comandou a campanha sanitária da Revolta da Vacina?')).toMatch(/^Oswaldo Cruz/);
  expect(first('Qual foi o estopim da Revolta da Vacina?')).toMatch(/^O estopim foi a lei/);
  expect(first('Quem comandou a Revolta da Chibata?')).toBeUndefined();
});

test('what two sources say alike is told once', () => {
  const again = [
    passage('A osmose é a passagem de água por uma membrana.'),
    passage('A osmose é a passagem da água por uma membrana fina.', { id: 's2' }),
  ];
  expect(quotesIn(ask('o que é osmose?', 'osmose', again).content)).toHaveLength(1);
});

test('an answer stays with its matter', () => {
  expect(ask('o que é fotossíntese?', 'fotossíntese', [passage(text)]).content).not.toContain('Romano');
});

test('the items of a list are told one by one', () => {
  expect(
    ask('quais são as fases da fotossíntese?', 'fases da fotossíntese', [passage(text)]).content,
  ).toContain(
    '“As fases da fotossíntese são” [1]\n\n- “fase clara, com luz”\n- “fase escura, sem luz”\n- “ciclo de Calvin.”',
  );
});

test('a sentence that begins with a pronoun comes with the one before it', () => {
  expect(
    ask('onde ocorre a fotossíntese, nos cloroplastos?', 'fotossíntese cloroplastos', [passage(text)])
      .content,
  ).toContain(
    '“A fotossíntese é o processo pelo qual as plantas convertem luz em energia química. Ela ocorre nos cloroplastos.” [1]',
  );
});

test('a card is told with its question, a cloze with its gap filled', () => {
  const cards = [
    passage('Glicose e oxigênio.', { kind: 'flashcard', id: 'c1', title: 'O que a fotossíntese produz?' }),
    passage('', { kind: 'flashcard', id: 'c2', title: 'A fotossíntese ocorre no {{c1::cloroplasto}}.' }),
  ];
  const { content, citations } = ask('fotossíntese', 'fotossíntese', cards);
  expect(content).toContain('**O que a fotossíntese produz?** “Glicose e oxigênio.” [');
  expect(content).toContain('“A fotossíntese ocorre no cloroplasto.” [');
  expect(citations.map(({ id }) => id).toSorted()).toEqual(['c1', 'c2']);
});

test('pages of a file are cited apart, each with what stands there', () => {
  const pages = [4, 9].map((page) =>
    passage(
      `A osmose ${page === 4 ? 'é a passagem de água por uma membrana' : 'depende da concentração de sais'}.`,
      {
        kind: 'attachment',
        id: 'a1',
        title: 'apostila.pdf',
        page,
      },
    ),
  );
  expect(ask('fale sobre osmose', 'osmose', pages).citations).toEqual([
    {
      kind: 'attachment',
      id: 'a1',
      title: 'apostila.pdf',
      page: 4,
      quote: 'A osmose é a passagem de água por uma membrana.',
    },
    {
      kind: 'attachment',
      id: 'a1',
      title: 'apostila.pdf',
      page: 9,
      quote: 'A osmose depende da concentração de sais.',
    },
  ]);
});

describe('the catalogue', () => {
  const outline = {
    subject: 'Biologia',
    topics: [
      { name: 'Respiração celular', description: 'Como a célula tira energia.', parts: [] },
      {
        name: 'Fotossíntese',
        description: 'Luz em energia.',
        parts: [{ name: 'Fase clara', description: 'Com luz.' }],
      },
    ],
  };
  test('leads on from what the material says, cited as such, to the topic asked for', () => {
    const { content, citations } = ask(
      'o que é fotossíntese?',
      'fotossíntese',
      [passage(text, { subject: 'Biologia' })],
      outline,
    );
    expect(content).toContain('Biologia [2]:\n\n- **Fotossíntese**: Fase clara\n\n');
    expect(citations[1]).toEqual({
      kind: 'catalogue',
      id: null,
      title: 'Biologia',
      quote: 'Fotossíntese',
      page: null,
    });
  });
  test('says what it knows where the material is silent', () => {
    const { content } = ask('o que é fotossíntese?', 'fotossíntese', [], outline);
    expect(content).toContain(
      'Não encontrei nada sobre **fotossíntese** no seu material, e prefiro não inventar.',
    );
    expect(content).toContain('- **Fotossíntese**: Luz em energia.\n  - Fase clara: Com luz.');
  });
});

test('with nothing found it says so and what to do', () => {
  const { content, citations } = ask('o que é mitose?', 'mitose', [
    passage('O Império Romano caiu no século V.'),
  ]);
  expect(content).toContain('Não encontrei nada sobre **mitose** no seu material, e prefiro não inventar.');
  expect(content).toContain('- anexar aqui um PDF ou texto sobre isso;');
  expect(content).not.toMatch(/instala|modelo/);
  expect(citations).toEqual([]);
});

test('without a topic or material it asks for one', () => {
  expect(ask('o que é isso?', '', []).content).toContain('Sobre qual assunto você quer saber?');
});
