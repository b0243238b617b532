import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FromText } from './components/from-text.tsx';
import { TextFormSkeleton } from './components/text-form-skeleton.tsx';

const title = 'Criar flashcards a partir de um texto';

export function CreateFromTextPage() {
  useTitle(title);
  const { data: user, error, isFetching, refetch } = useQuery(profileQuery);
  return (
    <>
      <PageHeader title={title} back={<BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>} />
      {user ? (
        <FromText key={user.id} userId={user.id} />
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar seu perfil. Tente novamente.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <TextFormSkeleton />
      )}
    </>
  );
}
