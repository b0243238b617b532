import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CardFormSkeleton } from '../form/card-form-skeleton.tsx';
import { CreateCardForm } from './create-card-form.tsx';

export function CreateFlashcardPage() {
  const { subject } = useSearch({ strict: false });
  useTitle('Criar flashcard');
  const { data: user, error, isFetching, refetch } = useQuery(profileQuery);
  return (
    <>
      <PageHeader
        title="Criar flashcard"
        back={<BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>}
      />
      {user ? (
        <CreateCardForm key={user.id} draftKey={`flashcardDraft.${user.id}`} subject={subject} />
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar seu perfil. Tente novamente.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <CardFormSkeleton />
      )}
    </>
  );
}
