import { MessageSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';
import { ReviewItem } from '#web/domain/review-item.tsx';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { useCloneSource } from './publication/api.ts';

type PlanReviewsProps = {
  plan: Pick<
    StudyPlan,
    'id' | 'averageRating' | 'numberOfReviews' | 'reviews' | 'isPublished' | 'isPublishable' | 'isTestAccount'
  >;
  /** Reviews the published plan that this one is a clone of. */
  reviewForm?: ((listingId: string) => ReactNode) | undefined;
};

/** What others think of the student's own plan, to be read only; of a clone's original, what the student thinks. */
export function PlanReviews({ plan, reviewForm }: PlanReviewsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { averageRating, numberOfReviews, reviews } = plan;
  const source = useCloneSource(plan);
  // Some are read and not counted.
  const written = Math.max(numberOfReviews, reviews.length);
  const average = `Média de ${formatNumber(averageRating)} em ${countOf(numberOfReviews, 'avaliação', 'avaliações')}.`;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-1">
        {numberOfReviews > 0 && <Rating value={averageRating} />}
        <Button
          size="sm"
          variant="quiet"
          icon={<MessageSquare aria-hidden="true" />}
          aria-haspopup="dialog"
          className={numberOfReviews > 0 ? undefined : '-ms-3'}
          onClick={() => setIsOpen(true)}
        >
          {source ? 'Avaliar o plano original' : `Avaliações (${formatNumber(written)})`}
        </Button>
      </span>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Avaliações"
        description={numberOfReviews > 0 ? average : undefined}
      >
        {source && reviewForm ? (
          reviewForm(source.listingId)
        ) : reviews.length > 0 ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop, a long list cannot be scrolled by keyboard
          <section aria-label="Lista de avaliações" tabIndex={0}>
            <ReviewList reviews={reviews} />
          </section>
        ) : (
          <EmptyState compact title="Este plano ainda não recebeu avaliações." hint={hintOf(plan)} />
        )}
      </Dialog>
    </>
  );
}

function hintOf({ isPublished, isPublishable, isTestAccount }: PlanReviewsProps['plan']): string {
  if (isPublished) return 'Ele já está no marketplace: o que disserem dele aparece aqui.';
  if (!isPublishable) return 'Planos clonados não são publicados nem avaliados.';
  if (isTestAccount) return 'Crie sua conta para publicar planos e receber avaliações.';
  return 'Publique o plano no marketplace para que outros estudantes possam avaliá-lo.';
}

/** What students wrote about a plan. */
function ReviewList({ reviews }: { reviews: readonly PlanReview[] }) {
  return (
    <ul className="divide-y divide-line">
      {reviews.map(({ id, user, rating, comment, counts, createdAt }) => (
        <ReviewItem
          key={id}
          name={user.username}
          rating={rating}
          comment={comment}
          note={counts === false ? 'Fora da média' : undefined}
          date={<time dateTime={createdAt}>{formatDate(createdAt)}</time>}
        />
      ))}
    </ul>
  );
}
