import { z } from 'zod';
import { engineSchema, fallbackSchema } from '#shared/contracts/engine.schemas.ts';
import { createFlashcardSchema, flashcardSchemas } from '#shared/contracts/flashcards.schemas.ts';
import type { CreateFlashcardInput, ProposedCard } from '#shared/contracts/flashcards.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import { brokenRulesOf, type Filing } from './filing.ts';

/** Cards from a text as the student goes through them; also what a browser keeps of them. */
export const proposalSchema = z.object({
  engine: engineSchema,
  fallback: fallbackSchema.default(null),
  /** Why there are fewer than asked for; null when there are not. */
  note: z.string().nullable(),
  cards: z.array(
    z.object({
      isKept: z.boolean(),
      question: z.string(),
      answer: z.string(),
      tags: z.array(z.string()),
      difficulty: z.int(),
      source: z.string().nullable(),
    }),
  ),
  /** Those of the text that the student may ask about. */
  sentences: z.array(z.string()).default([]),
});
export type Proposal = z.output<typeof proposalSchema>;

/** What was proposed, every card kept until the student says otherwise. */
export const proposalOf = (answer: {
  engine: Proposal['engine'];
  fallback: Proposal['fallback'];
  note: string | null;
  cards: readonly ProposedCard[];
  sentences: string[];
}): Proposal => ({ ...answer, cards: answer.cards.map((card) => ({ ...card, isKept: true })) });

/** A card of the student's own, from a sentence of the text. */
export const ownCard = (question: string, answer: string, source: string): Proposal['cards'][number] => ({
  isKept: true,
  question,
  answer,
  tags: [],
  difficulty: 3,
  source,
});

export const engineWords: Record<Proposal['engine'], string> = {
  local: 'Criados sem IA externa',
  model: 'Criados com IA conectada',
};

/** What is sent: the kept cards, under `subject` and in `deck`. */
export function keptCards({ cards }: Proposal, { subject, deck }: Filing): CreateFlashcardInput[] {
  return cards.flatMap(({ isKept, ...card }) => (isKept ? [{ ...card, subject, deck }] : []));
}

const sides = createFlashcardSchema.pick({ question: true, answer: true });

/** The rules that the kept cards break. */
export function brokenProposalRules({ cards }: Proposal): BrokenRule[] {
  const broken = cards.flatMap((card, index) =>
    (card.isKept ? brokenRulesOf(sides, card) : []).map(({ field, message }) => ({
      field: `cards.${index}.${field}`,
      message,
    })),
  );
  const whole = flashcardSchemas.keep.body.shape.cards.safeParse(keptCards({ cards } as Proposal, filed));
  const none = whole.error?.issues.find(({ path }) => path.length === 0);
  return none ? [...broken, { field: 'cards', message: none.message }] : broken;
}

/** Where the cards go is another form's question. */
const filed = { subject: '-', deck: '-' };
