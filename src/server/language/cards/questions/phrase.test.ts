import { expect, test } from 'vitest';
import { readLexicon } from '#server/language/text/lexicon.ts';
import { splitSentences } from '#server/language/text/split-sentences.ts';
import {
  asTerm,
  inside,
  isBalanced,
  isFeminine,
  isPlural,
  withoutPreposition,
  withPreposition,
  withProclisis,
} from './phrase.ts';

test.each([
  'célula',
  'fase',
  'mão',
  'ações',
  'cidades',
  'imagem',
  'vértebra',
  'análise',
  'espécies',
  'cores',
])('%s is feminine', (noun) => expect(isFeminine(noun)).toBe(true));

test.each(['osso', 'sistema', 'planetas', 'poder', 'corações', 'tipos', 'ministros', 'lápis', 'idiomas'])(
  '%s is masculine',
  (noun) => expect(isFeminine(noun)).toBe(false),
);

test.each([
  ['lipídios', true],
  ['funções', true],
  ['vírus', false],
  ['lápis', false],
  ['gás', false],
  ['mitose', false],
])('%s: plural is %s', (noun, plural) => expect(isPlural(noun)).toBe(plural));

test('prepositions join articles and leave them', () => {
  expect(withPreposition('de', 'a mitose')).toBe('da mitose');
  expect(withPreposition('de', 'Python')).toBe('de Python');
  expect(withPreposition('a', 'as células')).toBe('às células');
  expect(withoutPreposition('pelo mosquito')).toBe('o mosquito');
  expect(withoutPreposition('por um vírus')).toBe('um vírus');
});

test('names keep their capitals inside a question, other words lose them', () => {
  const lexicon = readLexicon(
    splitSentences(
      'Python é uma linguagem. Força é uma grandeza. A força e o Cerrado existem. Cerrado é um bioma.',
    ).sentences,
  );
  expect(inside('A Guerra Fria', lexicon)).toBe('a Guerra Fria');
  expect(inside('Força', lexicon)).toBe('força');
  expect(inside('Cerrado', lexicon)).toBe('Cerrado');
  expect(inside('Python', lexicon)).toBe('Python');
  expect(inside('DNA', lexicon)).toBe('DNA');
  expect(inside('Teste ELISA', lexicon)).toBe('teste ELISA');
  expect(inside('Machado de Assis', lexicon)).toBe('Machado de Assis');
});

test.each([
  ['πr²', 'πr²'],
  ['pH 7', 'pH 7'],
  ['a mitose;', 'A mitose'],
  ['em 44 a.C', 'Em 44 a.C.'],
])('%s stands alone as %s', (text, term) => expect(asTerm(text)).toBe(term));

test('after a word that asks the pronoun comes first', () => {
  expect(withProclisis('a economia baseava-se no café')).toBe('a economia se baseava no café');
  expect(withProclisis('o guarda-chuva e a segunda-feira')).toBe('o guarda-chuva e a segunda-feira');
});

test('brackets and quotation marks are balanced or not', () => {
  expect(isBalanced('a (b) “c” "d"')).toBe(true);
  for (const text of ['a (b', 'b) a (', '“c', '"d']) expect(isBalanced(text)).toBe(false);
});
