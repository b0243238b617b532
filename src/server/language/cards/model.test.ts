import { expect, it } from 'vitest';
import type { BudgetedModel } from '#server/platform/ai/model.ts';
import { modelCardWriter } from './model.ts';

const text = 'A mitose divide a célula em duas. A meiose a divide em quatro.';
const card = (source: string) => ({
  question: `${source}?`,
  answer: 'Sim.',
  difficulty: 2,
  tags: [],
  source,
});
const known = card('A mitose divide a célula em duas.');
const other = card('A meiose a divide em quatro.');
const madeUp = card('A mitocôndria divide a célula.');

/** A model that answers with these cards, whatever it is asked. */
const answering = (...cards: object[]) =>
  ({ tokens: 100, model: { writeObject: async () => ({ cards }) } }) as unknown as BudgetedModel;

it('keeps the cards whose sentence stands in the text, and says that there are fewer', async () => {
  expect(await modelCardWriter(answering(madeUp, known))({ text, count: 2 })).toEqual({
    cards: [known],
    note: 'Este texto rendeu 1 flashcard distinto, de 2 pedidos: só viram pergunta as frases com uma única resposta certa.',
    sentences: [],
  });
});

it('gives no more cards than asked for', async () => {
  const written = await modelCardWriter(answering(known, other))({ text, count: 1 });
  expect(written).toEqual({ cards: [known], note: null, sentences: [] });
});

it('fails when all is made up, so that another engine may stand in', async () => {
  await expect(modelCardWriter(answering(madeUp))({ text, count: 1 })).rejects.toThrow('stands in the text');
});
