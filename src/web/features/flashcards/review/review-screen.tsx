import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '#web/lib/api-error.ts';
import { today } from '#web/lib/today.ts';
import { useArrived } from '#web/lib/use-arrived.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { flashcardQuery } from '../api.ts';
import { type Due, isFinished, type ReviewSession, startSession } from '../review-session.ts';
import { useStageFocus } from '../use-stage-focus.ts';
import { WaitingBadge } from '../waiting-badge.tsx';
import { ReviewView } from './card.tsx';
import { ReviewEmpty } from './review-empty.tsx';
import { ReviewHeader } from './review-header.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { readReview } from './review-storage.ts';
import { ReviewSummary } from './summary.tsx';
import { useDueCards } from './use-due-cards.ts';
import { type Reviewer, useReview } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useReviewSpeech } from './use-review-speech.ts';

type ReviewScreenProps = { reviewer: Reviewer };

const failure = 'Não foi possível carregar os flashcards da revisão. Tente novamente mais tarde.';

/** Today's session: the one that was left, at once, or a new one over what is due. */
export function ReviewScreen({ reviewer }: ReviewScreenProps) {
  const { userId, preferences } = reviewer;
  const [kept] = useState(() => readReview(userId, today()));
  const { data, error, isFetching, refetch } = useDueCards(reviewer);
  const due = useArrived(data);
  if (kept) return <ReviewRun reviewer={reviewer} initial={kept} resumedWith={due} />;
  if (due) {
    const initial = startSession(due, today(), preferences);
    return <ReviewRun reviewer={reviewer} initial={initial} />;
  }
  if (!error) return <ReviewSkeleton />;
  const reason = reasonOf(error, failure);
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <ReviewHeader waiting={<WaitingBadge userId={userId} />} />
      <ErrorState
        message={reason ? `${failure} ${reason}` : failure}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </div>
  );
}

type ReviewRunProps = ReviewScreenProps & {
  /** Where it begins; what it becomes later is its own. */
  initial: ReviewSession;
  /** What is due by now, for a session that was left and may be out of date. */
  resumedWith?: Due | undefined;
};

function ReviewRun({ reviewer, initial, resumedWith }: ReviewRunProps) {
  const review = useReview(reviewer, initial);
  const { session, store } = review;
  const { preferences } = reviewer;
  const client = useQueryClient();
  useReviewKeys(review);
  useReviewSpeech(store);
  const stage = useRef<HTMLElement>(null);
  const { turn, phase, face } = session;
  useStageFocus(stage, `${turn} ${phase} ${face}`, `${turn} ${face}`);
  useEffect(() => {
    if (!resumedWith) return;
    // A card edited here that is not due any more, such as one answered incorrectly, is only in the cache.
    const edited = store.get().queue.flatMap((id) => client.getQueryData(flashcardQuery(id).queryKey) ?? []);
    store.dispatch({ type: 'edited', cards: edited });
    store.dispatch({ type: 'refresh', due: resumedWith, limits: preferences });
  }, [resumedWith, store, client, preferences]);

  const Screen = screenOf(session);
  return (
    <section ref={stage} tabIndex={-1} aria-label="Revisão" className="mx-auto max-w-2xl outline-none">
      <Screen review={review} reviewer={reviewer} />
    </section>
  );
}

function screenOf(session: ReviewSession) {
  if (!isFinished(session)) return ReviewView;
  return session.total > 0 || session.answers.length > 0 ? ReviewSummary : ReviewEmpty;
}
