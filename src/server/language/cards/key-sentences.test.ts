import { expect, it } from 'vitest';
import { makeCards } from './make-cards.ts';

const text = [
  'A mitose é um processo de divisão que origina duas células. Ela é rápida e ocorre no corpo inteiro.',
  'Com o calor excessivo, muitas proteínas do corpo perdem a forma e deixam de trabalhar.',
  'Por isso a febre alta preocupa os médicos. As proteínas precisam de água e de sais para manter a forma do corpo?',
  'O uso de {chaves} e de ::sinais:: estranhos não ajuda ninguém a estudar as proteínas do corpo.',
].join(' ');

it('are those that stand alone and that no card was made from, in the order of the text', () => {
  const { cards, sentences } = makeCards(text, 10);
  expect(cards.map(({ question }) => question)).toEqual(['O que é a mitose?']);
  expect(sentences).toEqual([
    'Com o calor excessivo, muitas proteínas do corpo perdem a forma e deixam de trabalhar.',
  ]);
});

it('are none where there are as many cards as asked for', () => {
  expect(makeCards(text, 1).sentences).toEqual([]);
});

it('are eight at most, each once', () => {
  const many = Array.from(
    { length: 40 },
    (_, at) => `Muitas pessoas do grupo ${at} leem os jornais da cidade e discutem a política do país.`,
  ).join(' ');
  const { sentences } = makeCards(`${many} ${many}`, 50);
  expect(sentences).toHaveLength(8);
  expect(new Set(sentences).size).toBe(8);
});

it('are the lines of notes, of which none stands alone', () => {
  const notes = 'Revolução Francesa\n- 1789 queda da Bastilha\n- fim dos privilégios feudais\n- Terror';
  expect(makeCards(notes, 10)).toMatchObject({
    cards: [],
    sentences: ['1789 queda da Bastilha', 'fim dos privilégios feudais'],
  });
});
