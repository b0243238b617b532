import { expect, it } from 'vitest';
import { deckName } from './deck-name.ts';

it.each([
  ['Biologia', 'Biologia'],
  ['Biologia::Célula', 'Biologia::Célula'],
  ['A::B::C', 'A::B - C'],
  ['A :: B :: C :: D', 'A::B - C - D'],
  ['A::::C', 'A::C'],
  [' ', ''],
])('%s → %s', (name, expected) => {
  expect(deckName(name)).toBe(expected);
});
