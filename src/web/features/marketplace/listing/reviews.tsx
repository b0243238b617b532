import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import type { Listing } from '#shared/contracts/marketplace.ts';
import type { PlanReview } from '#shared/contracts/plan-reviews.ts';
import { messageOf } from '#shared/messages.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';
import { ReviewItem } from '#web/domain/review-item.tsx';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { reviewsQuery } from '../api.ts';
import { averageText, type Reviewer } from '../listing-labels.ts';
import { ReviewForm } from '../review-form.tsx';
import { ReportMenu } from './report.tsx';

type ListingReviewsProps = {
  listing: Listing;
  /** The first page. */
  newest: readonly PlanReview[];
  /** Of all of them. */
  pages: number;
  /** How many of those that count gave 1, 2, 3, 4 and 5 stars. */
  ratings: readonly number[];
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
  ratings,
  ownReview,
  isOwn,
  page,
  user,
}: ListingReviewsProps) {
  const { id, numberOfReviews } = listing;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      {numberOfReviews > 0 && (
        <div className="grid gap-2">
          <p className="text-ink-muted">{averageText(listing)}</p>
          <StarHistogram ratings={ratings} />
        </div>
      )}
      <ReviewPages listingId={id} pages={pages} newest={newest} page={page} userId={user?.id} />
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
    </div>
  );
}

/** From five stars down to one, each as long as its share. */
function StarHistogram({ ratings }: { ratings: readonly number[] }) {
  const most = Math.max(1, ...ratings);
  return (
    <ul aria-label="Notas" className="grid max-w-sm gap-1 text-sm tabular-nums">
      {ratings
        .map((count, index) => ({ count, stars: index + 1 }))
        .reverse()
        .map(({ count, stars }) => (
          <li key={stars}>
            <span className="sr-only">
              {`${countOf(stars, 'estrela', 'estrelas')}: ${countOf(count, 'avaliação', 'avaliações')}`}
            </span>
            <span aria-hidden="true" className="flex items-center gap-2 text-ink-muted">
              <span className="w-2">{stars}</span>
              <Star className="size-3.5 shrink-0 fill-sol text-sol-strong" />
              <span className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-line forced-colors:border">
                <span
                  data-fill=""
                  className="block h-full rounded-full bg-sol-strong"
                  style={{ width: `${(100 * count) / most}%` }}
                />
              </span>
              <span className="w-8 text-end">{formatNumber(count)}</span>
            </span>
          </li>
        ))}
    </ul>
  );
}

type ReviewPagesProps = {
  listingId: string;
  /** Of all reviews. */
  pages: number;
  /** The first page of them. */
  newest: readonly PlanReview[];
  /** From 1. */
  page: number;
  /** The student who reads; undefined while unknown. */
  userId: string | undefined;
};

/** What students wrote, ten to a page; the first page came with the plan, and stays while another loads. */
function ReviewPages({ listingId, pages, newest, page: named, userId }: ReviewPagesProps) {
  const page = Math.min(named, Math.max(1, pages));
  const isFirst = page === 1;
  const { data, error, refetch, isFetching } = useQuery({
    ...reviewsQuery(listingId, page),
    enabled: !isFirst,
  });
  if (newest.length === 0)
    return (
      <EmptyState title="Este plano ainda não recebeu avaliações." hint="Conte aos outros como ele foi." />
    );
  if (!isFirst && !data && error)
    return (
      <ErrorState
        message={sentenceOf(error, 'Não foi possível carregar as avaliações. Tente novamente.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  const reviews = (isFirst ? undefined : data) ?? newest;
  return (
    <>
      <ul aria-label="Lista de avaliações" className="divide-y divide-line">
        {reviews.map(({ id, user, rating, comment, counts, createdAt }) => (
          <ReviewItem
            key={id}
            name={user.username}
            isOwn={user.id === userId}
            rating={rating}
            comment={comment}
            note={counts ? undefined : 'Fora da média'}
            date={<time dateTime={createdAt}>{formatDate(createdAt)}</time>}
            action={
              userId !== undefined &&
              user.id !== userId && (
                <div className="-me-3 -my-1.5 flex">
                  <ReportMenu listingId={listingId} reviewId={id} what={`a avaliação de ${user.username}`} />
                </div>
              )
            }
          />
        ))}
      </ul>
      <Pagination
        label="Páginas de avaliações"
        page={page}
        pages={pages}
        renderLink={(target) => (
          <Link
            to="/marketplace/$planId"
            params={{ planId: listingId }}
            search={{ tab: 'reviews', page: target > 1 ? target : undefined }}
            state={true}
            replace
            resetScroll={false}
          />
        )}
      />
    </>
  );
}
