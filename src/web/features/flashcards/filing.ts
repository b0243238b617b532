import type { z } from 'zod';
import { createFlashcardSchema } from '#shared/contracts/flashcards.schemas.ts';
import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';

/** Where cards are filed. */
export interface Filing {
  subject: string;
  deck: string;
}

export const newFiling: Filing = { subject: '', deck: flashcardLimits.defaultDeck };

const filingSchema = createFlashcardSchema.pick({ subject: true, deck: true });

export const brokenFilingRules = (filing: Filing): BrokenRule[] => brokenRulesOf(filingSchema, filing);

/** The rules of `schema` that a form breaks, by field. */
export const brokenRulesOf = (schema: z.ZodType, form: object): BrokenRule[] =>
  (schema.safeParse(form).error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0]),
    message,
  }));
