import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { flashcardStatsDetailsQuery } from '../api.ts';
import { StatsSkeleton } from './stats-skeleton.tsx';
import { StatsView } from './stats-view.tsx';

export function StatsPage() {
  useTitle('Estatísticas dos flashcards');
  const { data: stats, error, isFetching, refetch } = useQuery(flashcardStatsDetailsQuery);
  const { data: user } = useQuery(profileQuery);
  const hasCards = stats !== undefined && Object.values(stats.cards).some((count) => count > 0);
  return (
    <>
      <PageHeader
        title="Estatísticas dos flashcards"
        back={<BackLink render={<Link to="/flashcards" />}>Flashcards</BackLink>}
      />
      {stats && stats.total.answers > 0 && (
        <StatsView stats={stats} goal={user?.preferences.review.retention} />
      )}
      {stats?.total.answers === 0 && (
        <EmptyState
          title="Suas estatísticas aparecem depois da primeira resposta."
          hint={
            hasCards
              ? 'Seus cartões já estão prontos para a primeira revisão.'
              : 'Crie um flashcard e responda a ele para começar.'
          }
          action={
            hasCards ? (
              <Button variant="main" render={<Link to="/flashcards/review" />}>
                Revisar agora
              </Button>
            ) : (
              <Button variant="main" render={<Link to="/flashcards/create" />}>
                Criar flashcard
              </Button>
            )
          }
        />
      )}
      {!stats && error && (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar suas estatísticas.')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!stats && !error && <StatsSkeleton />}
    </>
  );
}
