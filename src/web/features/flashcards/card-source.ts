import type { z } from 'zod';
import { flashcardApi, flashcardLimits } from '#shared/contracts/flashcards.ts';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import { proposeCards, proposeSummaryCards } from './api.ts';
import { newTextForm, type TextForm } from './text-form.ts';

/** What cards are proposed from: a text that is given, or a summary that is there. */
export interface CardSource {
  /** Null when the form asks for a text. */
  summary: { id: string; title: string } | null;
  /** Where this tab keeps the form and the proposed cards. */
  formKey: string;
  proposalKey: string;
  /** The form as it opens. */
  blank: TextForm;
  brokenRules: (form: TextForm) => BrokenRule[];
  propose: (form: TextForm) => ReturnType<typeof proposeCards>;
}

const rulesOf = (schema: z.ZodType) => (form: TextForm) =>
  (schema.safeParse(form).error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0]),
    message,
  }));

export const textSource = (userId: string): CardSource => ({
  summary: null,
  formKey: `flashcardTextDraft.${userId}`,
  proposalKey: `flashcardProposalDraft.${userId}`,
  blank: newTextForm,
  brokenRules: rulesOf(flashcardApi.propose.body),
  propose: proposeCards,
});

const filing = flashcardApi.propose.body.pick({ subject: true, deck: true, count: true });

/** Cards of a summary go to its subject, and to the deck of that name. */
export const summarySource = (
  userId: string,
  { id, title, subject }: { id: string; title: string; subject: string },
): CardSource => ({
  summary: { id, title },
  formKey: `flashcardSummaryDraft.${userId}.${id}`,
  proposalKey: `flashcardSummaryProposal.${userId}.${id}`,
  blank: {
    ...newTextForm,
    subject,
    deck: subject === summaryLimits.otherSubject ? flashcardLimits.defaultDeck : subject,
  },
  brokenRules: rulesOf(filing),
  propose: ({ deck, count }) => proposeSummaryCards({ summaryId: id, deck, count }),
});
