import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { isMissing } from '#web/lib/api-error.ts';
import { forgetDraft } from '#web/lib/use-draft.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { flashcardQuery } from '../api.ts';
import { CardFailure } from '../card.tsx';
import { DeleteCard } from '../delete-card.tsx';
import { CardFormSkeleton } from '../form/card-form-skeleton.tsx';
import { SuspendCard } from '../suspend-card.tsx';
import { EditCardForm } from './edit-card-form.tsx';
import { editDraftKey } from './use-edit-card.ts';

export function EditFlashcardPage() {
  useTitle('Editar flashcard');
  const { cardId = '' } = useParams({ strict: false });
  const { data: card, error, refetch, isFetching } = useQuery(flashcardQuery(cardId));
  if (error && (!card || isMissing(error)))
    return <CardFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <>
      <PageHeader
        title="Editar flashcard"
        back={
          <BackLink render={<Link to="/flashcards/$cardId" params={{ cardId }} />}>
            Voltar ao flashcard
          </BackLink>
        }
        actions={
          card && (
            <>
              <SuspendCard card={card} />
              <DeleteCard card={card} onDeleted={() => forgetDraft(editDraftKey(card.id))} />
            </>
          )
        }
      />
      {card ? <EditCardForm key={card.id} card={card} /> : <CardFormSkeleton />}
    </>
  );
}
