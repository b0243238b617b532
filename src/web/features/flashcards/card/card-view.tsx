import { Link } from '@tanstack/react-router';
import { CirclePause, Pencil } from 'lucide-react';
import type { Flashcard } from '#shared/contracts/flashcards.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SubjectTag } from '#web/ui/subject-tag.tsx';
import { DeleteCard } from '../delete-card.tsx';
import { DifficultyBadge } from '../difficulty.tsx';
import { LeechNotice } from '../leech-notice.tsx';
import type { Reviewer } from '../review/use-review.ts';
import { SuspendCard } from '../suspend-card.tsx';
import { useSuspend } from '../use-suspend.ts';
import { WaitingBadge } from '../waiting-badge.tsx';
import { CardFacts } from './facts.tsx';
import { StudyHistory } from './study-history.tsx';
import { CardTrial } from './trial.tsx';

type CardViewProps = { card: Flashcard; reviewer: Reviewer };

export function CardView({ card, reviewer }: CardViewProps) {
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
