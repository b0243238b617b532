import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../catalogue.ts';
import { readWish } from '../read-wish.ts';

const catalogue = await openCatalogue();
const sharesOf = (title: string) =>
  Object.fromEntries(
    readWish({ title, subject: '', goals: [], description: '' }, catalogue).scopes.map(({ entry, share }) => [
      entry.subject,
      Math.round(share * 100),
    ]),
  );

describe('how much a student says that each matter weighs', () => {
  it.each([
    ['química peso 3, biologia peso 1', { Química: 75, Biologia: 25 }],
    ['biologia 1 peso e química 3 pesos', { Química: 75, Biologia: 25 }],
    ['80% de inglês e 20% de espanhol', { Inglês: 80, Espanhol: 20 }],
    ['geografia 30% história 70%', { Geografia: 30, História: 70 }],
    ['metade física, metade química', { Física: 50, Química: 50 }],
    [
      'redação (peso 4), humanas (peso 4)',
      { Redação: 50, História: 13, Geografia: 13, Filosofia: 13, Sociologia: 13 },
    ],
  ])('is told by numbers: %s', (title, shares) => {
    expect(sharesOf(title)).toEqual(shares);
  });

  it('is of an examination, too, and leaves its name', () => {
    const title = 'banco do brasil: conhecimentos bancários peso 2, português peso 1';
    const reading = readWish({ title, subject: '', goals: [], description: '' }, catalogue);
    expect(reading.exam?.name).toBe('o Banco do Brasil');
    expect(sharesOf(title)).toEqual({ 'Conhecimentos Bancários': 67, 'Língua Portuguesa': 33 });
  });

  it.each(['aumento de 10% e desconto de 20%', 'física: peso, 2 leis de Newton'])(
    'is no number that weighs nothing: %s',
    (title) => {
      expect(Object.values(sharesOf(title))).toEqual([100]);
    },
  );
});

describe('what is stressed by what weighs more', () => {
  it('leaves the rest of an examination', () => {
    const { scopes } = readWish(
      { title: 'inss, direito previdenciário pesa mais', subject: '', goals: [], description: '' },
      catalogue,
    );
    expect(scopes.length).toBeGreaterThan(3);
    expect(scopes[0]?.entry.subject).toBe('Direito Previdenciário');
  });
});
