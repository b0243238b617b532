import { z } from 'zod';
import { flashcardLimits } from '#shared/contracts/flashcards.ts';

const { fromText, defaultDeck } = flashcardLimits;

/** What cards from a text are asked by, and without one those of a summary; also what a browser keeps of it. */
export const textFormSchema = z.object({
  text: z.string(),
  subject: z.string(),
  deck: z.string(),
  count: z.int().min(fromText.min).max(fromText.max),
});
export type TextForm = z.output<typeof textFormSchema>;

/** The fields from top to bottom. */
export const textFields = ['text', 'subject', 'deck', 'count'] as const satisfies (keyof TextForm)[];

export const newTextForm: TextForm = { text: '', subject: '', deck: defaultDeck, count: fromText.default };
