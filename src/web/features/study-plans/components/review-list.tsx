import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import { formatDate } from '#web/lib/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Rating } from '#web/ui/rating.tsx';

type ReviewListProps = { reviews: readonly PlanReview[] };

/** What students wrote about a plan. */
export function ReviewList({ reviews }: ReviewListProps) {
  return (
    <ul className="divide-y divide-line">
      {reviews.map(({ id, user, rating, comment, createdAt }) => (
        <li key={id} className="flex items-start gap-3 py-3.5 first:pt-0 last:pb-0">
          <Avatar name={user.username} src={user.profilePicture} decorative />
          <div className="grid min-w-0 flex-1 gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <p className="min-w-0 break-words font-medium">{user.username}</p>
              <time dateTime={createdAt} className="text-ink-muted text-sm">
                {formatDate(createdAt)}
              </time>
            </div>
            <Rating value={rating} />
            {comment && <p className="max-w-[70ch] whitespace-pre-line break-words text-sm">{comment}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
