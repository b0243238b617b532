import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { sentenceOf, sentencesOf } from '#web/lib/api/api-error.ts';
import { forgetDraft, readDraft, useDraft } from '#web/lib/hooks/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DraftNotice } from '#web/ui/form/draft-notice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RefusedForm } from '#web/ui/form/refused-form.tsx';
import { StarRating } from '#web/ui/form/star-rating.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { DeleteButton } from '#web/ui/overlay/delete-button.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useRemoveReview, useReviewListing } from './api.ts';
import { outsideAverage, type Reviewer } from './listing-labels.ts';

type ReviewFormProps = {
  listingId: string;
  /** The student who writes. */
  user: Reviewer;
  ownReview: PlanReview | null;
  /** Said when the server doesn't say why it failed. */
  failure: string;
};

export function ReviewForm({ listingId, user, ownReview, failure }: ReviewFormProps) {
  const review = useReviewForm(listingId, user.id, ownReview);
  const { form, wasRestored, discard, send, sending, remove, removal } = review;
  const { control, register, handleSubmit, setValue } = form;
  const outside = outsideAverage(user);
  const rating = useWatch({ control, name: 'rating' });
  return (
    <Card title={ownReview ? 'Sua avaliação' : 'Avalie este plano'}>
      <form noValidate aria-label="Avaliação" onSubmit={handleSubmit(send)} className="grid gap-4">
        {wasRestored && (
          <DraftNotice discardLabel="Descartar" onDiscard={discard}>
            Recuperamos a avaliação que você não enviou.
          </DraftNotice>
        )}
        <StarRating
          label="Sua nota"
          value={rating}
          onValueChange={(next) => setValue('rating', next, { shouldDirty: true })}
          disabled={sending.isPending}
        />
        <Field label="Comentário" optional hint="Seu nome aparece com a avaliação.">
          <TextArea {...register('comment')} maxLength={studyPlanLimits.reviewComment} />
        </Field>
        {outside && <p className="text-ink-muted text-sm">{outside}</p>}
        <RefusedForm sentences={sentencesOf(sending.error, failure)} />
        <div className="flex flex-wrap justify-end gap-2">
          {ownReview && (
            <DeleteButton
              what="sua avaliação"
              description="A nota e o comentário saem deste plano. Isso não pode ser desfeito."
              confirmLabel="Excluir avaliação"
              deletion={removal}
              failure={
                removal.error
                  ? sentenceOf(removal.error, 'Não foi possível excluir a avaliação. Tente novamente.')
                  : undefined
              }
              onConfirm={remove}
            />
          )}
          <Button type="submit" disabled={rating === 0} busy={sending.isPending} busyLabel="Enviando...">
            {ownReview ? 'Atualizar avaliação' : 'Enviar avaliação'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const formSchema = z.object({
  /** 0 while none is chosen. */
  rating: z.int().min(0).max(5),
  comment: z.string(),
});
type ReviewDraft = z.output<typeof formSchema>;

const formOf = (review: PlanReview | null): ReviewDraft => ({
  rating: review?.rating ?? 0,
  comment: review?.comment ?? '',
});

/** The student's review of a published plan, opened on what this tab kept of it. */
function useReviewForm(listingId: string, userId: string, ownReview: PlanReview | null) {
  const draftKey = `planReview.${userId}.${listingId}`;
  const [draft] = useState(() => readDraft(draftKey, formSchema));
  const [wasRestored, setWasRestored] = useState(draft !== null);
  const form = useForm<ReviewDraft>({ defaultValues: draft ?? formOf(ownReview) });
  useDraft(draftKey, form);
  const sending = useReviewListing(listingId);
  const removal = useRemoveReview(listingId);
  const toast = useToast();

  const startFrom = (review: PlanReview | null) => {
    form.reset(formOf(review));
    forgetDraft(draftKey);
    setWasRestored(false);
  };

  const send = ({ rating, comment }: ReviewDraft) =>
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
