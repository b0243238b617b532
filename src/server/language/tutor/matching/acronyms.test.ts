import { describe, expect, test } from 'vitest';
import { asWritten, joinWords, partWords, writeOut } from './acronyms.ts';

const texts = ['A diferença de potencial move as cargas. O Fundo Monetário Internacional empresta a países.'];

describe('an acronym', () => {
  test.each([
    ['o que é ddp?', 'o que é diferença de potencial?'],
    ['o que faz o FMI', 'o que faz o Fundo Monetário Internacional'],
    ['o que faz o fmi', 'o que faz o Fundo Monetário Internacional'],
    ['o que faz a OMS', 'o que faz a OMS'],
    ['fala da mãe dele', 'fala da mãe dele'],
  ])('of “%s” is written out where the texts have its words', (question, written) =>
    expect(writeOut(question, texts)).toBe(written),
  );

  test('stays where the texts have it', () => {
    expect(writeOut('o que é ddp', [...texts, 'A ddp é medida em volts.'])).toBe('o que é ddp');
  });
});

test('words that the texts write as one are joined, those of asking are not', () => {
  const written = ['O guardachuva abre, porque tem molas.'];
  expect(joinWords('o que é guarda chuva?', written)).toBe('o que é guardachuva?');
  expect(joinWords('por que o guarda sol abre', written)).toBe('por que o guarda sol abre');
});

test('compounds that the texts only have the parts of are taken apart', () => {
  const written = ['O verde e o azul são cores. O guarda-sol abre.'];
  expect(partWords('o que é verde-azulado?', written)).toBe('o que é verde azulado?');
  expect(partWords('o que é guarda-sol?', written)).toBe('o que é guarda-sol?');
});

test.each([
  ['o que fez a urss?', 'o que fez a União Soviética?'],
  ['o que fez a ONU?', 'o que fez a ONU?'],
  ['o que o gás carbônico faz?', 'o que o CO₂ faz?'],
])('%j is asked as %j, by the name that the texts have', (question, written) => {
  expect(asWritten(question, ['A União Soviética e a ONU falam de CO₂.'])).toBe(written);
});
