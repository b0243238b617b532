import type { Listing } from '#shared/contracts/marketplace.ts';
import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import { messageOf } from '#shared/messages.ts';
import { averageText, type Reviewer } from '../listing-labels.ts';
import { ReviewForm } from '../review-form.tsx';
import { ReviewPages } from './review-pages.tsx';

type ListingReviewsProps = {
  listing: Listing;
  /** The first page. */
  newest: readonly PlanReview[];
  /** Of all of them. */
  pages: number;
  ownReview: PlanReview | null;
  isOwn: boolean;
  /** From 1. */
  page: number;
  /** The student who reads; undefined while unknown. */
  user: Reviewer | undefined;
};

export function ListingReviews({
  listing,
  newest,
  pages,
  ownReview,
  isOwn,
  page,
  user,
}: ListingReviewsProps) {
  const { id, numberOfReviews } = listing;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      {numberOfReviews > 0 && <p className="text-ink-muted">{averageText(listing)}</p>}
      {isOwn ? (
        <p className="text-ink-muted text-sm">{messageOf('study_plans.own_review')}</p>
      ) : (
        user && (
          <ReviewForm
            key={`${id} ${user.id}`}
            listingId={id}
            user={user}
            ownReview={ownReview}
            failure="Falha ao enviar avaliação."
          />
        )
      )}
      <ReviewPages listingId={id} pages={pages} newest={newest} page={page} userId={user?.id} />
    </div>
  );
}
