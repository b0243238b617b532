import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#shared/messages.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { listingQuery } from './api.ts';
import type { Reviewer } from './listing-labels.ts';
import { ReviewForm } from './review-form.tsx';

type OriginalReviewProps = { listingId: string; user: Reviewer };

/** The student's review of the plan that a clone was made of. */
export function OriginalReview({ listingId, user }: OriginalReviewProps) {
  const { data, error, refetch, isFetching } = useQuery(listingQuery(listingId));
  if (error && !data)
    return (
      <ErrorState
        message={sentenceOf(error, 'Falha ao buscar detalhes do plano de estudo.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <SkeletonBlock className="h-64" />;
  if (data.isOwn) return <p className="text-ink-muted text-sm">{messageOf('study_plans.own_review')}</p>;
  return (
    <ReviewForm
      listingId={listingId}
      user={user}
      ownReview={data.ownReview}
      failure="Não foi possível enviar sua avaliação. Tente novamente."
    />
  );
}
