import { expect, it } from 'vitest';
import { clozeAnswer, clozeNumbers } from './cloze.ts';

it('numbers deletions as Anki makes cards of them', () => {
  expect(clozeNumbers('{{c2::a}} {{c1::b::dica}} {{c2::c}}')).toEqual([1, 2]);
  expect(clozeNumbers('{{c0::a}} {{c1:b}} {{c1::aberta')).toEqual([]);
});

it('answers what the deletions hide, once each', () => {
  expect(clozeAnswer('A {{c1::mitocôndria::organela}} faz {{c2::ATP}}; a {{c1::mitocôndria}}.')).toBe(
    'mitocôndria; ATP',
  );
});
