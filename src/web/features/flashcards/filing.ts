import type { z } from 'zod';
import { createFlashcardSchema } from '#shared/contracts/flashcards.schemas.ts';
import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import { readDraft } from '#web/lib/hooks/use-draft.ts';
import { storage } from '#web/lib/storage.ts';
import type { FilingSearch } from './filing-search.ts';

/** Where cards are filed. */
export interface Filing {
  subject: string;
  deck: string;
}

export const newFiling: Filing = { subject: '', deck: flashcardLimits.defaultDeck };

const filingSchema = createFlashcardSchema.pick({ subject: true, deck: true });

const lastKey = (userId: string) => `lastFiling.${userId}`;

/** Where the student's last card went on this device: the next one mostly goes there too. */
export const lastFiling = (userId: string): Filing =>
  readDraft(lastKey(userId), filingSchema, storage) ?? newFiling;

export const rememberFiling = (userId: string, { subject, deck }: Filing): void =>
  storage.set(lastKey(userId), JSON.stringify({ subject, deck }));

/** What a link says of it, the deck cut to what its name may hold. */
export const givenFiling = ({ subject, deck }: FilingSearch): Partial<Filing> => ({
  ...(subject && { subject }),
  ...(deck && { deck: deck.trim().slice(0, flashcardLimits.deck).trim() }),
});

export const brokenFilingRules = (filing: Filing): BrokenRule[] => brokenRulesOf(filingSchema, filing);

/** The rules of `schema` that a form breaks, by field. */
export const brokenRulesOf = (schema: z.ZodType, form: object): BrokenRule[] =>
  (schema.safeParse(form).error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0]),
    message,
  }));
