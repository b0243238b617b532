import { useWatch } from 'react-hook-form';
import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { sentenceOf, sentencesOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DeleteButton } from '#web/ui/delete-button.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { Field } from '#web/ui/field.tsx';
import { RefusedForm } from '#web/ui/refused-form.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { outsideAverage, type Reviewer } from './listing-labels.ts';
import { useReviewForm } from './use-review-form.ts';

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
