import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PublicSummary } from '#shared/contracts/summaries.ts';
import { studySubjects } from '#shared/rules/study-subjects.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { publicSummariesQuery } from '../api.ts';
import { SummaryAuthor } from '../badges.tsx';
import { SummaryCard, SummaryGrid, SummaryGridSkeleton } from '../card.tsx';
import { ListPages, SummaryFilters, useSummarySearch } from '../search.tsx';

const subjects = studySubjects.map((subject) => ({ value: subject, label: subject }));

export function PublicSummariesPage() {
  useTitle('Resumos públicos');
  const search = useSummarySearch('/summaries/public');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    publicSummariesQuery(search.asked),
  );
  return (
    <>
      <PageHeader
        title="Resumos públicos"
        subtitle="O que outros estudantes compartilharam para você revisar."
        back={<BackLink render={<Link to="/summaries" />}>Resumos</BackLink>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SummaryFilters
          label="Buscar resumos públicos..."
          subjects={subjects}
          search={search}
          count={data?.count}
        />
        {data ? (
          <PublicList
            summaries={data.summaries}
            count={data.count}
            isStale={isPlaceholderData || search.isResting}
            search={search}
          />
        ) : error ? (
          <ErrorState
            message={sentenceOf(
              error,
              'Não foi possível carregar os resumos públicos. Tente novamente mais tarde.',
            )}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <SummaryGridSkeleton />
        )}
      </div>
    </>
  );
}

type PublicListProps = {
  summaries: readonly PublicSummary[];
  /** Over all pages. */
  count: number;
  /** They are those of another search, still. */
  isStale: boolean;
  search: ReturnType<typeof useSummarySearch>;
};

function PublicList({ summaries, count, isStale, search }: PublicListProps) {
  if (count === 0) return <NoPublicSummaries search={search} />;
  return (
    <>
      <SummaryGrid items={summaries}>
        {(summary) => (
          <SummaryCard
            summary={summary}
            link={<Link to="/summaries/public/$summaryId" params={{ summaryId: summary.id }} />}
            date={summary.publishedAt}
            author={<SummaryAuthor summary={summary} />}
          />
        )}
      </SummaryGrid>
      <ListPages list="/summaries/public" search={search} count={count} isStale={isStale} />
    </>
  );
}

function NoPublicSummaries({ search: { isNarrowed, narrow } }: Pick<PublicListProps, 'search'>) {
  if (isNarrowed)
    return (
      <EmptyState
        title="Nenhum resumo público encontrado"
        hint="Tente outras palavras ou outra matéria."
        action={<Button onClick={() => narrow({ query: '', subject: '' })}>Limpar filtros</Button>}
      />
    );
  return (
    <EmptyState
      title="Ninguém compartilhou um resumo ainda"
      hint="Os resumos que os estudantes tornam públicos aparecem aqui."
      action={
        <Button render={<Link to="/summaries" activeOptions={{ exact: true }} />}>Ver meus resumos</Button>
      }
    />
  );
}
