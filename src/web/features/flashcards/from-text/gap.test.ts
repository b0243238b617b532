import { describe, expect, it } from 'vitest';
import { canHide, hideWords, pressWord } from './gap.ts';

describe('a pressed word', () => {
  it.each([
    [null, 3, { from: 3, to: 3 }],
    [{ from: 3, to: 3 }, 4, { from: 3, to: 4 }],
    [{ from: 3, to: 4 }, 2, { from: 2, to: 4 }],
    [{ from: 2, to: 4 }, 2, { from: 3, to: 4 }],
    [{ from: 2, to: 4 }, 4, { from: 2, to: 3 }],
    [{ from: 2, to: 4 }, 3, { from: 3, to: 3 }],
    [{ from: 3, to: 3 }, 3, null],
    [{ from: 2, to: 4 }, 9, { from: 9, to: 9 }],
  ])('after %j at %i hides %j', (gap, at, next) => {
    expect(pressWord(gap, at)).toEqual(next);
  });
});

describe('hidden words', () => {
  it.each([
    ['A clorofila absorve o azul.', 1, 1, 'A {{c1::clorofila}} absorve o azul.', 'clorofila'],
    ['A planta usa água e luz.', 3, 5, 'A planta usa {{c1::água e luz}}.', 'água e luz'],
    ['Ele disse "não", e saiu.', 2, 2, 'Ele disse "{{c1::não}}", e saiu.', 'não'],
    ['Cerca de 0,04% do ar.', 2, 2, 'Cerca de {{c1::0,04%}} do ar.', '0,04%'],
  ])('of %j leave the marks around them in sight', (sentence, from, to, question, answer) => {
    expect(hideWords(sentence.split(' '), { from, to })).toEqual({ question, answer });
  });

  it('have a letter or a number', () => {
    expect(['–', 'a', '4'].map(canHide)).toEqual([false, true, true]);
  });
});
