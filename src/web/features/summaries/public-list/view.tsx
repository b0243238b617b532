import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { studySubjects } from '#shared/rules/study-subjects.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { publicSummariesQuery } from '../api.ts';
import { SummaryAuthor } from '../badges.tsx';
import { SummaryCard, SummaryGrid, SummaryGridSkeleton } from '../card.tsx';
import { ListPages, SummaryFilters, useSummarySearch } from '../search.tsx';

const subjects = studySubjects.map((subject) => ({ value: subject, label: subject }));

const route = getRouteApi('/student/summaries/public');

const usePublicSearch = () => useSummarySearch('/summaries/public', route.useSearch());
type Search = ReturnType<typeof usePublicSearch>;

export function PublicSummariesPage() {
  const search = usePublicSearch();
  const { data } = useQuery({ ...publicSummariesQuery(search.asked), enabled: false });
  return (
    <PublicFrame search={search} count={data?.count}>
      <Suspense fallback={<SummaryGridSkeleton />}>
        <PublicList search={search} />
      </Suspense>
    </PublicFrame>
  );
}

export function PublicSummariesFailure({ error }: { error: unknown }) {
  const retry = useRetry();
  return (
    <PublicFrame search={usePublicSearch()}>
      <ErrorState
        message={sentenceOf(
          error,
          'Não foi possível carregar os resumos públicos. Tente novamente mais tarde.',
        )}
        onRetry={retry}
      />
    </PublicFrame>
  );
}

type SearchProps = { search: Search };
type PublicFrameProps = SearchProps & { count?: number | undefined; children: ReactNode };

/** Stands while the list loads, and can be typed in. */
function PublicFrame({ search, count, children }: PublicFrameProps) {
  return (
    <>
      <PageHeader
        title="Resumos públicos"
        subtitle="O que outros estudantes compartilharam para você revisar."
        back={<BackLink render={<Link to="/summaries" />}>Resumos</BackLink>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {(count !== 0 || search.isNarrowed || search.isStale) && (
          <SummaryFilters
            label="Buscar resumos públicos..."
            subjects={subjects}
            search={search}
            count={count}
          />
        )}
        {children}
      </div>
    </>
  );
}

function PublicList({ search }: SearchProps) {
  const { summaries, count } = useLoaded(publicSummariesQuery(search.asked));
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
      <ListPages list="/summaries/public" search={search} count={count} />
    </>
  );
}

function NoPublicSummaries({ search: { isNarrowed, narrow } }: SearchProps) {
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
