import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ExamWeights } from '#shared/rules/exam-order.ts';
import { dashboardQuery } from '#web/features/dashboard/api.ts';
import { examQuery } from '#web/features/syllabi/api.ts';
import { reasonOf } from '#web/lib/api/api-error.ts';
import { useDeferredData, useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { today } from '#web/lib/today.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { preloadable } from '#web/ui/overlay/lazy-dialog.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { flashcardQuery } from '../api.ts';
import { gradeOfKey } from '../card-labels.ts';
import { type Due, isFinished, type Reviewer, type ReviewSession } from '../review-session.ts';
import { useStageFocus } from '../use-stage-focus.ts';
import { WaitingBadge } from '../waiting-badge.tsx';
import { startOrdered } from './arrange.ts';
import { ReviewView } from './card.tsx';
import { dueCardsQuery, recalledCardsQuery } from './due-cards.ts';
import { ExamOrderLine, useExamOrder } from './exam-order.tsx';
import { ReviewHeader } from './frame.tsx';
import { useReviewSpeech } from './speech.ts';
import { readReview } from './storage.ts';
import { type Review, useReview } from './store.ts';

const summary = preloadable(() => import('./summary.tsx'));
const ReviewEmpty = lazy(async () => ({ default: (await summary()).ReviewEmpty }));
const ReviewSummary = lazy(async () => ({ default: (await summary()).ReviewSummary }));
const recentSky = preloadable(() => import('#web/features/streak/recent-sky.tsx'));
const RecentSky = lazy(async () => ({ default: (await recentSky()).RecentSky }));

export function ReviewPage() {
  const { id, preferences } = useLoaded(profileQuery);
  return <ReviewScreen key={id} reviewer={{ userId: id, preferences: preferences.review }} />;
}

type ReviewScreenProps = { reviewer: Reviewer };

/**
 * Today's session: the one that was left, or a new one over the due cards that this device knows of, at once; else over
 * what the server says is due.
 */
function ReviewScreen({ reviewer: { userId, preferences } }: ReviewScreenProps) {
  // Never waited for: without an answer the order is the usual one.
  const { data: next = null } = useQuery({ ...examQuery, throwOnError: false });
  const { exam, daysLeft, isWanted, want } = useExamOrder(userId, next);
  const reviewer: Reviewer = { userId, preferences, exam: isWanted ? exam : null };
  const [begun, setBegun] = useState<Begun | null>(() => {
    const left = readReview(userId, today());
    return left && { session: left };
  });
  const { data: known } = useQuery({ ...recalledCardsQuery(reviewer), enabled: begun === null });
  // Not `useLoaded`, which may show what was due when the review was last open.
  const { data } = useQuery({ ...dueCardsQuery(reviewer), throwOnError: begun === null });
  const [recalled, due] = [useDeferredData(known), useDeferredData(data)];
  if (begun) {
    const isNews = due !== begun.due;
    return (
      <ReviewRun
        reviewer={reviewer}
        initial={begun.session}
        resumedWith={isNews ? due : undefined}
        order={exam && <ExamOrderLine daysLeft={daysLeft} isWanted={isWanted} onChange={want} />}
      />
    );
  }
  const first = due ?? recalled;
  const session = first && startOrdered(first, today(), reviewer);
  // Whether there is nothing to review, only the server knows.
  if (session && (due || !isFinished(session))) setBegun({ session, due });
  return <ReviewSkeleton />;
}

interface Begun {
  session: ReviewSession;
  /** What the server said was due, when the session began with it. */
  due?: Due | undefined;
}

const failure = 'Não foi possível carregar os flashcards da revisão. Tente novamente mais tarde.';

export function ReviewFailure({ error }: { error: unknown }) {
  const user = useQueryClient().getQueryData(profileQuery.queryKey);
  const retry = useRetry();
  if (!user)
    return <ErrorState message="Não foi possível carregar o seu perfil. Tente novamente." onRetry={retry} />;
  const reason = reasonOf(error, failure);
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <ReviewHeader waiting={<WaitingBadge userId={user.id} />} />
      <ErrorState message={reason ? `${failure} ${reason}` : failure} onRetry={retry} />
    </div>
  );
}

type ReviewRunProps = ReviewScreenProps & {
  /** Where it begins; what it becomes later is its own. */
  initial: ReviewSession;
  /** What is due by now, for a session that may be out of date. */
  resumedWith?: Due | undefined;
  /** Says what orders the session. */
  order: ReactNode;
};

function ReviewRun({ reviewer, initial, resumedWith, order }: ReviewRunProps) {
  const review = useReview(reviewer, initial);
  const { session, store } = review;
  const { preferences, exam } = reviewer;
  const client = useQueryClient();
  // As it was when the student came here: kept for the end, which says what follows.
  const { data: day } = useQuery({ ...dashboardQuery(session.day), enabled: false });
  const next = day?.plan.items.find(({ kind }) => kind !== 'cards');
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
  useArranged(review, exam ?? null, preferences.retention);

  return (
    <section ref={stage} tabIndex={-1} aria-label="Revisão" className="mx-auto max-w-2xl outline-none">
      {!isFinished(session) ? (
        <ReviewView review={review} reviewer={reviewer} order={order} />
      ) : (
        <Suspense fallback={<ReviewSkeleton />}>
          {session.total === 0 && session.answers.length === 0 ? (
            <ReviewEmpty review={review} reviewer={reviewer} />
          ) : (
            <ReviewSummary
              review={review}
              reviewer={reviewer}
              sky={<RecentSky />}
              order={order}
              next={next}
              isDayDone={day !== undefined && !next && day.tasks.every(({ completed }) => completed)}
            />
          )}
        </Suspense>
      )}
    </section>
  );
}

/** Orders what is to come anew when the exam is known, or the student wants the other order. */
function useArranged({ store }: Review, exam: ExamWeights | null, retention: number): void {
  const before = useRef<ExamWeights | null>(null);
  useEffect(() => {
    if (exam !== before.current) store.dispatch({ type: 'arrange', exam, retention });
    before.current = exam;
  }, [store, exam, retention]);
}

/** Space or Enter turns the card, 1 to 3 grade it, Z takes an answer back; →, Space or Enter skip the feedback. */
function useReviewKeys({ store, grade }: Review): void {
  useSingleKeys((key) => {
    const session = store.get();
    if (key.toLowerCase() === 'z') {
      store.dispatch({ type: 'undo' });
      return session.answers.length > 0;
    }
    if (isFinished(session)) return false;
    const given = gradeOfKey(key);
    if (given && session.phase === 'answer') {
      grade(given);
      return true;
    }
    const isPress = key === ' ' || key === 'Enter';
    if (session.phase !== 'feedback' && isPress) store.dispatch({ type: 'flip' });
    else if (session.phase === 'feedback' && (isPress || key === 'ArrowRight'))
      store.dispatch({ type: 'next' });
    else return false;
    return true;
  });
}

export function ReviewSkeleton() {
  return (
    <Skeleton className="mx-auto max-w-2xl">
      <div className="flex min-h-[calc(100dvh-5rem)] flex-col gap-3 md:min-h-[min(46rem,calc(100dvh-6rem))]">
        <SkeletonBlock className="h-11 w-2/5" />
        <SkeletonBlock className="h-1.5" />
        <SkeletonBlock className="my-auto h-44 rounded-lg!" />
        <SkeletonBlock className="h-16 rounded-md" />
      </div>
    </Skeleton>
  );
}
