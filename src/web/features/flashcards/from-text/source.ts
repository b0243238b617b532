import { z } from 'zod';
import { flashcardSchemas } from '#shared/contracts/flashcards.schemas.ts';
import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import { proposeCards, proposeSummaryCards } from '../api.ts';
import { brokenRulesOf, givenFiling } from '../filing.ts';
import type { FilingSearch } from '../filing-search.ts';

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

const newTextForm: TextForm = { text: '', subject: '', deck: defaultDeck, count: fromText.default };

/** What cards are proposed from: a text that is given, or a summary that is there. */
export interface CardSource {
  /** Null when the form asks for a text. */
  summary: { id: string; title: string } | null;
  /** Where this tab keeps the form and the proposed cards. */
  formKey: string;
  proposalKey: string;
  /** The form as it opens. */
  blank: TextForm;
  /** Whether a link says where the cards go. */
  isFiled: boolean;
  brokenRules: (form: TextForm) => BrokenRule[];
  propose: (form: TextForm) => ReturnType<typeof proposeCards>;
}

/** How many cards a link asks for, as far as the form takes it. */
const countOf = (count: number = fromText.default) =>
  Math.min(fromText.max, Math.max(fromText.min, Math.round(count)));

export const textSource = (
  userId: string,
  { subject, deck, count }: FilingSearch & { count?: number | undefined } = {},
): CardSource => ({
  summary: null,
  formKey: `flashcardTextDraft.${userId}`,
  proposalKey: `flashcardProposalDraft.${userId}`,
  blank: { ...newTextForm, ...givenFiling({ subject, deck }), count: countOf(count) },
  isFiled: Boolean(subject || deck),
  brokenRules: (form) => brokenRulesOf(flashcardSchemas.propose.body, form),
  propose: proposeCards,
});

const asked = flashcardSchemas.propose.body.pick({ subject: true, deck: true, count: true });

/** Cards of a summary go to its subject, and to the deck of that name. */
export const summarySource = (
  userId: string,
  { id, title, subject }: { id: string; title: string; subject: string },
  count?: number,
): CardSource => ({
  summary: { id, title },
  formKey: `flashcardSummaryDraft.${userId}.${id}`,
  proposalKey: `flashcardSummaryProposal.${userId}.${id}`,
  isFiled: false,
  blank: {
    ...newTextForm,
    subject,
    count: countOf(count),
    deck: subject === summaryLimits.otherSubject ? defaultDeck : subject,
  },
  brokenRules: (form) => brokenRulesOf(asked, form),
  propose: ({ deck, count }) => proposeSummaryCards({ summaryId: id, deck, count }),
});
