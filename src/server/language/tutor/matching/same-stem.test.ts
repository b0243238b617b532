import { describe, expect, it } from 'vitest';
import { isSameWord } from '../attempt/same-word.ts';
import { contentWords, stemOf } from '../content-words.ts';
import { matchWord } from './match-words.ts';

const found = (word: string, text: string) =>
  matchWord({ word, stem: stemOf(word) }, new Map(contentWords(text).map((each) => [each.stem, each.word])))
    .size > 0;

describe('a word is found in a form of it', () => {
  it.each([
    ['furar', 'não fure a massa'],
    ['secar', 'antes que a tinta seque'],
    ['pagar', 'que o fiador pague'],
    ['inscrição', 'quem se inscreve depois'],
    ['prescrição', 'a multa prescreve em dois anos'],
    ['tradução', 'traduziu o romance'],
    ['transmissão', 'o carrapato transmite'],
    ['gavetinhas', 'as gavetas do armário'],
    ['panelinha', 'a panela de barro'],
  ])('%s: %s', (word, text) => {
    expect(found(word, text)).toBe(true);
  });
});

describe('a word is not found in another', () => {
  it.each([
    ['casos', 'as casas de barro'],
    ['porto', 'a porta da frente'],
    ['padrinho', 'o padre da vila'],
    ['golfinho', 'o golfo do México'],
  ])('%s: %s', (word, text) => {
    expect(found(word, text)).toBe(false);
  });

  it.each([
    ['banco', 'banca'],
    ['cargo', 'carga'],
  ])('%s, %s', (one, other) => {
    expect(isSameWord(one, other)).toBe(false);
  });
});
