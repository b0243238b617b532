import { z } from 'zod';
import { flashcardApi, flashcardLimits } from '#shared/contracts/flashcards.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';

const { fromText, defaultDeck } = flashcardLimits;

/** What cards from a text are asked by; also what a browser keeps of it. */
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

/** The rules that the form breaks. */
export function brokenTextRules(form: TextForm): BrokenRule[] {
  const { error } = flashcardApi.propose.body.safeParse(form);
  return (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }));
}
