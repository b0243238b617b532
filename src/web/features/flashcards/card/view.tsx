import { getRouteApi, Link } from '@tanstack/react-router';
import { CirclePause, Pencil } from 'lucide-react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { flashcardQuery } from '../api.ts';
import { DeleteCard, SuspendCard, useSuspend } from '../card.tsx';
import { DifficultyBadge } from '../difficulty.tsx';
import type { Reviewer } from '../review-session.ts';
import { LeechNotice } from '../study-controls.tsx';
import { WaitingBadge } from '../waiting-badge.tsx';
import { CardFacts, StudyHistory } from './facts.tsx';
import { CardTrial } from './trial.tsx';

export { CardFailure } from '../card.tsx';

const route = getRouteApi('/student/flashcards/$cardId');

export function FlashcardPage() {
  const { cardId } = route.useParams();
  const card = useLoaded(flashcardQuery(cardId));
  // Without the profile it is not known how a card has to be scheduled.
  const { id, preferences } = useLoaded(profileQuery);
  return <CardView key={card.id} card={card} reviewer={{ userId: id, preferences: preferences.review }} />;
}

type CardViewProps = { card: Flashcard; reviewer: Reviewer };

function CardView({ card, reviewer }: CardViewProps) {
  const { suspend } = useSuspend(card.id);
  return (
    <>
      <PageHeader
        title="Flashcard"
        back={<BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>}
        meta={
          <>
            <SubjectTag name={card.subject} />
            <DifficultyBadge difficulty={card.difficulty} />
            {card.suspended && <Badge icon={<CirclePause aria-hidden="true" />}>Suspenso</Badge>}
            <WaitingBadge userId={reviewer.userId} />
          </>
        }
        actions={
          <>
            <Button
              icon={<Pencil aria-hidden="true" />}
              render={<Link to="/flashcards/$cardId/edit" params={{ cardId: card.id }} />}
            >
              Editar
            </Button>
            <SuspendCard card={card} />
            <DeleteCard card={card} />
          </>
        }
      />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4">
          <CardTrial card={card} reviewer={reviewer} />
          {!card.suspended && <LeechNotice card={card} onSuspend={() => suspend(true)} />}
        </div>
        <CardFacts card={card} />
        <StudyHistory entries={card.studyHistory} />
      </div>
    </>
  );
}

export function CardSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className="h-8 w-2/5" />
      <SkeletonBlock className="h-6 w-3/5" />
      <div className="mt-3 grid gap-4 lg:grid-cols-2 lg:gap-6">
        <SkeletonBlock className="h-[min(26rem,60dvh)] rounded-lg!" />
        <SkeletonBlock className="h-96 rounded-lg!" />
      </div>
    </Skeleton>
  );
}
