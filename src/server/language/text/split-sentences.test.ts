import { describe, expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const textsOf = (text: string) => splitSentences(text).sentences.map((sentence) => sentence.text);

test.each([
  ['titles', 'O Dr. Silva e a Sra. Lima chegaram. Eles falaram muito.', 2],
  ['articles of law', 'O art. 5º da Constituição garante direitos. O art. V também.', 2],
  ['initials', 'J. K. Rowling escreveu livros. D. Pedro II governou o país.', 2],
  ['a letter that ends a sentence', 'A laranja tem vitamina C. Ela protege as células.', 2],
  ['centuries', 'No séc. XIX houve guerras. Em 44 a.C. morreu César.', 2],
  ['years before Christ at the end', 'César morreu em 44 a.C. Otaviano assumiu o poder.', 2],
  ['for example', 'Os metais, p. ex. Ferro e cobre, conduzem calor.', 1],
  ['decimals', 'A aceleração vale 9.8 metros por segundo ao quadrado.', 1],
  ['small letters', 'a mitose divide a célula. a meiose reduz os cromossomos.', 2],
])('sentences with %s', (_, text, count) => {
  expect(textsOf(text)).toHaveLength(count);
});

test('lines of a PDF are joined, words whole, compounds and pronouns hyphenated', () => {
  const text = `O conceito tornou-
se importante na respira-
ção celular. Na segunda-
feira vimos a fotossínte-
se e como fazê-
la ocorrer.`;
  expect(textsOf(text)).toEqual([
    'O conceito tornou-se importante na respiração celular.',
    'Na segunda-feira vimos a fotossíntese e como fazê-la ocorrer.',
  ]);
});

test.each([
  ['O ex-\npresidente voltou ao cargo.', 'O ex-presidente voltou ao cargo.'],
  ['A ex-\npectativa de vida subiu.', 'A expectativa de vida subiu.'],
  ['A ex-\npressão da fé mudou.', 'A expressão da fé mudou.'],
  ['Os sem-\nterra ocuparam a área.', 'Os sem-terra ocuparam a área.'],
  ['O gás sem-\npre se expande.', 'O gás sempre se expande.'],
  ['O texto mais anti-\ngo foi achado.', 'O texto mais antigo foi achado.'],
  ['A mal-\ndade não tem limites.', 'A maldade não tem limites.'],
  ['O mal-\nestar passou logo.', 'O mal-estar passou logo.'],
])('a prefix at the end of a line in %j', (text, whole) => {
  expect(textsOf(text)).toEqual([whole]);
});

test.each([
  'A energia é dada por $E = m * c^2$ e $a_1__2 * b$ em todo corpo.',
  'O pão custa R$ 12,29 e o leite custa R$ 5,10 na feira.',
  'Vale a soma \\(a_{i} + b [2]\\) para cada termo.',
])('formulas and prices as they are in %j', (text) => {
  expect(textsOf(text)).toEqual([text]);
});

test('rows of a table and fenced code are no sentences', () => {
  const text =
    'A tabela mostra os dados.\n\n| a | b |\n|---|---|\n| 1 é | 2 |\n\n```js\nO código é isto.\n```\n\nA aula acaba aqui.';
  expect(textsOf(text)).toEqual(['A tabela mostra os dados.', 'A aula acaba aqui.']);
});

test('a sentence goes on over the foot and the head of a page', () => {
  const text = `Os átomos tendem a ficar com oito elétrons
na camada mais externa, que se

Química Geral
12

Química Geral
13

chama camada de valência.

Química Geral
14`;
  expect(textsOf(text)).toEqual([
    'Os átomos tendem a ficar com oito elétrons na camada mais externa, que se chama camada de valência.',
  ]);
});

test('headings are told apart from sentences and go with them', () => {
  const { sentences } = splitSentences(`# Célula

A célula é a unidade da vida.

1.2 Divisão celular
A mitose ocorre em quatro fases.

Uma frase sem ponto final que tem verbo e diz algo sobre a meiose`);
  expect(sentences.map(({ text, heading }) => [text, heading])).toEqual([
    ['A célula é a unidade da vida.', 'Célula'],
    ['A mitose ocorre em quatro fases.', 'Divisão celular'],
    ['Uma frase sem ponto final que tem verbo e diz algo sobre a meiose', 'Divisão celular'],
  ]);
});

describe('lists', () => {
  test.each(['• ', '- ', '1. ', 'I – ', ''])('with the mark %j', (mark) => {
    const text = `As fases são:\n${['prófase', 'metáfase', 'anáfase'].map((item) => mark + item).join('\n')}\n\nFim da aula.`;
    expect(splitSentences(text).lists).toMatchObject([
      { intro: 'As fases são', items: ['prófase', 'metáfase', 'anáfase'] },
    ]);
  });

  test('have a source from what announces them to the last item', () => {
    const text =
      'Leia com calma. As fases são:\n• prófase;\n• metáfase;\n• anáfase.\n\nOutra coisa vem depois.';
    expect(splitSentences(text).lists[0]?.source).toBe('As fases são:\n• prófase;\n• metáfase;\n• anáfase.');
  });
});

test('references, emphasis and addresses are left out', () => {
  const text =
    'A **osmose** é a passagem de água [12] por uma membrana (ver Figura 3), segundo *Amabis* (AMABIS, 2015, p. 32).\nhttps://exemplo.org/osmose';
  expect(textsOf(text)).toEqual(['A osmose é a passagem de água por uma membrana, segundo Amabis.']);
});

test('lines of notes, articles and answers are sentences of their own', () => {
  const text = `RELEVO
planalto = superfície elevada e erodida
planície: terreno baixo que recebe sedimentos dos rios e do mar
depressão -> fica abaixo

Art. 2º O território nacional é indivisível.
§ 1º A lei fixa os limites de cada estado.`;
  expect(textsOf(text)).toEqual([
    'planalto = superfície elevada e erodida',
    'planície: terreno baixo que recebe sedimentos dos rios e do mar',
    'depressão -> fica abaixo',
    'Art. 2º O território nacional é indivisível.',
    '§ 1º A lei fixa os limites de cada estado.',
  ]);
});
