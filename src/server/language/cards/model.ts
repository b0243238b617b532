import { z } from 'zod';
import type { BudgetedModel } from '#server/platform/ai/model.ts';
import type { CardWriter } from './card-writer.ts';
import { noteFor } from './note.ts';

const patienceMs = 30_000;

const sentence = (most: number) => z.string().trim().min(1).max(most);
const cardsSchema = z.object({
  cards: z
    .array(
      z.object({
        question: sentence(1000),
        answer: sentence(1000),
        difficulty: z.int().min(1).max(5),
        tags: z.array(sentence(40)).max(3),
        source: sentence(2000),
      }),
    )
    .min(1)
    .max(50),
});

const instructions = (count: number) =>
  [
    'Você cria flashcards em português do Brasil a partir do texto de um estudante.',
    `Crie até ${count} flashcards distintos, do mais importante ao menos importante, só com o que está no texto.`,
    'Cada um tem pergunta, resposta curta que não aparece na pergunta, dificuldade de 1 a 5, até três tags e, em',
    'source, a frase do texto de onde saiu, copiada exatamente.',
  ].join('\n');

/** Writes cards by the connected model. Rejects when it fails, and when none of its cards stands in the text. */
export function modelCardWriter({ model, tokens }: BudgetedModel): CardWriter {
  return async ({ text, count }) => {
    const { cards } = await model.writeObject({
      schema: cardsSchema,
      instructions: instructions(count),
      content: text,
      maxTokens: tokens,
      signal: AbortSignal.timeout(patienceMs),
    });
    // A source that is not in the text is made up, and so may be the card.
    const grounded = cards.filter(({ source }) => text.includes(source)).slice(0, count);
    if (grounded.length === 0) throw new Error('None of the cards stands in the text.');
    return { cards: grounded, note: noteFor(grounded.length, count), sentences: [] };
  };
}
