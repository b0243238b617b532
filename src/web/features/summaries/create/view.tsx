import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SummaryFormSkeleton } from '../summary-form-skeleton.tsx';
import { CreateSummary } from './create-summary.tsx';

export function CreateSummaryPage() {
  const { task: taskId, title: name = '' } = useSearch({ strict: false });
  const title = taskId ? 'Seu novo resumo' : 'Criar resumo';
  useTitle(title);
  const { data: user, error, isFetching, refetch } = useQuery(profileQuery);
  return (
    <>
      <PageHeader title={title} back={<BackLink render={<Link to="/summaries" />}>Resumos</BackLink>} />
      {user ? (
        <CreateSummary key={user.id} student={user} taskId={taskId} wished={{ title: name }} />
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar seu perfil. Tente novamente.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SummaryFormSkeleton />
      )}
    </>
  );
}
