import { z } from 'zod';
import { createFlashcardSchema } from '#shared/contracts/flashcards.schemas.ts';
import { type CreateFlashcard, type Flashcard, flashcardLimits } from '#shared/contracts/flashcards.ts';
import { addTags, type Tagged } from '#web/lib/add-tags.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import { brokenRulesOf, newFiling } from '../filing.ts';

/** What the form of one card holds; also what a browser keeps of it. */
export const cardFormSchema = z.object({
  question: z.string(),
  answer: z.string(),
  subject: z.string(),
  deck: z.string(),
  tags: z.array(z.string()),
  /** Typed, but no tag yet. */
  tagDraft: z.string(),
  difficulty: z.int().min(1).max(5),
});
export type CardForm = z.output<typeof cardFormSchema>;

/** The fields from top to bottom. */
export const cardFields = [
  'question',
  'answer',
  'subject',
  'deck',
  'tags',
  'difficulty',
] as const satisfies (keyof CardForm)[];

export const newCard: CardForm = {
  question: '',
  answer: '',
  ...newFiling,
  tags: [],
  tagDraft: '',
  difficulty: 3,
};

/** The form for the next card of a row: about the same, asking something else. */
export const nextCard = ({ subject, deck, tags }: CardForm): CardForm => ({
  ...newCard,
  subject,
  deck,
  tags,
});

export const cardFormOf = ({ question, answer, subject, deck, tags, difficulty }: Flashcard): CardForm => ({
  question,
  answer,
  subject,
  deck,
  tags,
  tagDraft: '',
  difficulty,
});

/** Whether there is something in the form that would be missed. */
export const hasText = ({ question, answer }: CardForm): boolean => `${question}${answer}`.trim() !== '';

const tagRules = {
  longest: flashcardLimits.tag,
  most: flashcardLimits.tags,
  one: 'Um flashcard',
  here: 'neste flashcard',
};

/** The tags of a card with those of `typed` after them. */
export const addCardTags = (tags: readonly string[], typed: string): Tagged => addTags(tags, typed, tagRules);

/** What is sent; a tag that was typed and not added is one too. */
export function cardInput({ tagDraft, tags, ...card }: CardForm): Omit<CreateFlashcard, 'source'> {
  return { ...card, tags: addCardTags(tags, tagDraft).tags };
}

/** The rules that the form breaks. */
export function brokenCardRules(form: CardForm): BrokenRule[] {
  const shared = brokenRulesOf(createFlashcardSchema, cardInput(form));
  const { problem } = addCardTags(form.tags, form.tagDraft);
  return problem === null ? shared : [...shared, { field: 'tags', message: problem }];
}
