import { expect, it } from 'vitest';
import { loadFormulaWords } from '#web/ui/rich-text/spoken-text.ts';
import { spokenSide } from './spoken-side.ts';

it('reads with the back what the front keeps to itself', () => {
  const card = { question: 'A {{c1::mitose}} divide.', answer: 'mitose' };
  expect(spokenSide(card, 'front')).not.toContain('mitose');
  expect(spokenSide(card, 'back')).toBe('A mitose divide.');
  expect(spokenSide({ question: ' ', answer: 'x' }, 'front')).toBe('Sem pergunta');
});

it('says formulas, and writes them until the words are there', async () => {
  const card = { question: 'Quanto vale \\(x^2\\)?', answer: '$\\frac{a}{b}$' };
  expect(spokenSide(card, 'front')).toBe('Quanto vale x²?');
  await loadFormulaWords();
  expect(spokenSide(card, 'front')).toBe('Quanto vale x ao quadrado?');
  expect(spokenSide(card, 'back')).toBe('a sobre b');
});
