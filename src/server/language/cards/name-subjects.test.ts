import { describe, expect, test } from 'vitest';
import { readLexicon } from '#server/language/text/lexicon.ts';
import { splitSentences } from '#server/language/text/split-sentences.ts';
import { makeCards } from './make-cards.ts';
import { nameSubjects } from './name-subjects.ts';

function namedIn(text: string) {
  const { sentences } = splitSentences(text);
  return nameSubjects(text, sentences, readLexicon(sentences), () => false);
}
const lastOf = (text: string) => namedIn(text).at(-1)?.text;

describe('a subject is named', () => {
  test.each([
    [
      'A fotossíntese é o processo que forma açúcares. Ela ocorre nos cloroplastos.',
      'A fotossíntese ocorre nos cloroplastos.',
    ],
    [
      'O cerebelo controla o equilíbrio. Localiza-se na parte posterior do crânio.',
      'O cerebelo localiza-se na parte posterior do crânio.',
    ],
    [
      'A logística reversa trata do retorno de produtos. No Brasil, ela é obrigatória para pilhas.',
      'No Brasil, a logística reversa é obrigatória para pilhas.',
    ],
    [
      'A cultura material reúne objetos e construções. A imaterial reúne saberes e festas.',
      'A cultura imaterial reúne saberes e festas.',
    ],
    ['Fontes são vestígios do passado. Elas não falam por si.', 'As fontes não falam por si.'],
    [
      'Cartel é o acordo entre concorrentes. No Brasil, ele é punido por lei.',
      'No Brasil, o cartel é punido por lei.',
    ],
  ])('%s', (text, named) => {
    expect(lastOf(text)).toBe(named);
  });

  test('over several sentences, with the one that names it in the source', () => {
    const text =
      'A traqueia é um tubo de cartilagem. Ela se bifurca em dois brônquios. Ela é revestida de muco.';
    expect(namedIn(text).at(-1)).toMatchObject({ text: 'A traqueia é revestida de muco.', source: text });
  });

  test('and asked about', () => {
    const text =
      'A fotossíntese é o processo pelo qual as plantas produzem açúcares. Ela ocorre nos cloroplastos.';
    const { cards } = makeCards(`# Fotossíntese\n\n${text}`, 5);
    const card = cards.find(({ question }) => question === 'Onde ocorre a fotossíntese?');
    expect(card).toMatchObject({ answer: 'Nos cloroplastos', source: text });
  });
});

describe('a pronoun stays where', () => {
  test.each([
    ['another noun agrees with it', 'A célula é envolvida pela membrana. Ela controla as trocas.'],
    ['the gender is another', 'O coração bombeia o sangue. Ela transporta oxigênio.'],
    ['the number is another', 'O coração bombeia o sangue. Eles transportam oxigênio.'],
    ['two subjects were told of', 'A Bolívia aderiu, e a Venezuela foi suspensa. Ela voltou depois.'],
    ['a new paragraph begins', 'O cartel é um acordo.\n\nEle é crime no Brasil há muitos anos.'],
    ['the subject may follow its verb', 'A tarifa externa é comum. Criou-se uma zona de livre comércio.'],
  ])('%s', (_, text) => {
    expect(namedIn(text).some(({ isInherited }) => isInherited)).toBe(false);
  });
});

test('a sentence is divided at semicolons when each part has its verb', () => {
  expect(namedIn('O genótipo é o conjunto de alelos; o fenótipo é a característica visível.')).toMatchObject([
    { text: 'O genótipo é o conjunto de alelos.', opens: true },
    { text: 'O fenótipo é a característica visível.', opens: false },
  ]);
  expect(namedIn('A prófase vem antes; a metáfase, depois.')).toHaveLength(1);
});
