import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CreateCycleForm } from '../components/create-cycle-form.tsx';
import { CycleFormSkeleton } from '../components/cycle-form-skeleton.tsx';

export function CreateStudyCyclePage() {
  useTitle('Novo ciclo de estudos');
  const { data: user, error, isFetching, refetch } = useQuery(profileQuery);
  return (
    <>
      <PageHeader
        title="Novo ciclo de estudos"
        back={<BackLink render={<Link to="/study-cycles" />}>Ciclos de Estudo</BackLink>}
      />
      {user ? (
        <CreateCycleForm key={user.id} draftKey={`studyCycleDraft.${user.id}`} />
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar seu perfil. Tente novamente.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <CycleFormSkeleton />
      )}
    </>
  );
}
