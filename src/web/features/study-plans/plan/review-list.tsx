import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import { formatDate } from '#web/lib/format.ts';
import { ReviewItem } from '#web/ui/review-item.tsx';

type ReviewListProps = { reviews: readonly PlanReview[] };

/** What students wrote about a plan. */
export function ReviewList({ reviews }: ReviewListProps) {
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
