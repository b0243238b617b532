import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/use-draft.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useRemoveReview, useReviewListing } from './api.ts';

const formSchema = z.object({
  /** 0 while none is chosen. */
  rating: z.int().min(0).max(5),
  comment: z.string(),
});
type ReviewForm = z.output<typeof formSchema>;

const formOf = (review: PlanReview | null): ReviewForm => ({
  rating: review?.rating ?? 0,
  comment: review?.comment ?? '',
});

/** The student's review of a published plan, opened on what this tab kept of it. */
export function useReviewForm(listingId: string, userId: string, ownReview: PlanReview | null) {
  const draftKey = `planReview.${userId}.${listingId}`;
  const [draft] = useState(() => readDraft(draftKey, formSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<ReviewForm>({ defaultValues: draft ?? formOf(ownReview) });
  useDraft(draftKey, form);
  const sending = useReviewListing(listingId);
  const removal = useRemoveReview(listingId);
  const toast = useToast();

  const startFrom = (review: PlanReview | null) => {
    form.reset(formOf(review));
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const send = ({ rating, comment }: ReviewForm) =>
    sending.mutate(
      { rating, comment: comment.trim() || null },
      {
        onSuccess: (review) => {
          startFrom(review);
          toast.success(ownReview ? 'Avaliação atualizada.' : 'Avaliação enviada.');
        },
      },
    );

  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: () => {
        startFrom(null);
        toast.success('Avaliação excluída.');
      },
    });

  return { form, wasRestored, discard: () => startFrom(ownReview), send, sending, remove, removal };
}
