import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Globe, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { profileQuery } from '#web/session/current-user.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState, useRetry } from '#web/ui/error-state.tsx';
import { floatingClass, PageHeader } from '#web/ui/page-header.tsx';
import { summariesQuery, summarySubjectsQuery } from '../api.ts';
import { PublicBadge } from '../badges.tsx';
import { SummaryCard, SummaryGrid, SummaryGridSkeleton } from '../card.tsx';
import { CreationBanner } from '../creation/banner.tsx';
import { DeleteSummary } from '../delete-summary.tsx';
import { ListPages, SummaryFilters, useSummarySearch } from '../search.tsx';

const route = getRouteApi('/student/summaries');

const useOwnSearch = () => useSummarySearch('/summaries', route.useSearch());
type Search = ReturnType<typeof useOwnSearch>;

export function SummariesPage() {
  const search = useOwnSearch();
  const { data } = useQuery({ ...summariesQuery(search.asked), enabled: false });
  return (
    <SummariesFrame search={search} count={data?.count}>
      <Suspense fallback={<SummaryGridSkeleton />}>
        <SummaryList search={search} />
      </Suspense>
    </SummariesFrame>
  );
}

export function SummariesFailure({ error }: { error: unknown }) {
  const retry = useRetry();
  return (
    <SummariesFrame search={useOwnSearch()}>
      <ErrorState
        message={sentenceOf(error, 'Não foi possível carregar os resumos. Tente novamente mais tarde.')}
        onRetry={retry}
      />
    </SummariesFrame>
  );
}

type SearchProps = { search: Search };

/** Stands while the list loads, and can be typed in. */
function SummariesFrame({ search, count, children }: OwnFiltersProps & { children: ReactNode }) {
  const userId = useQuery(profileQuery).data?.id;
  const isEmpty = count === 0 && !search.isNarrowed && !search.isStale;
  return (
    <>
      <PageHeader
        title="Resumos"
        actions={
          <>
            <Button icon={<Globe aria-hidden="true" />} render={<Link to="/summaries/public" />}>
              Resumos públicos
            </Button>
            {!isEmpty && (
              <Button
                variant="main"
                icon={<Plus aria-hidden="true" />}
                className={floatingClass}
                render={<Link to="/summaries/create" />}
              >
                Criar Resumo
              </Button>
            )}
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {userId && <CreationBanner userId={userId} />}
        {!isEmpty && <OwnFilters search={search} count={count} />}
        {children}
      </div>
    </>
  );
}

type OwnFiltersProps = SearchProps & { count?: number | undefined };

/** The student's own subjects, counted. */
function OwnFilters(props: OwnFiltersProps) {
  const { data = [] } = useQuery(summarySubjectsQuery);
  const subjects = data.map(({ subject, total }) => ({ value: subject, label: `${subject} (${total})` }));
  return <SummaryFilters {...props} label="Buscar resumos..." subjects={subjects} />;
}

function SummaryList({ search }: SearchProps) {
  const { summaries, count } = useLoaded(summariesQuery(search.asked));
  const place = useRef<HTMLElement>(null);
  if (count === 0) return <NoSummaries isNarrowed={search.isNarrowed} />;
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Seus resumos"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none"
    >
      <SummaryGrid items={summaries}>
        {(summary) => (
          <SummaryCard
            summary={summary}
            link={<Link to="/summaries/$summaryId" params={{ summaryId: summary.id }} />}
            date={summary.createdAt}
            badge={summary.isPublic && <PublicBadge />}
            action={<DeleteSummary compact summary={summary} onDeleted={() => place.current?.focus()} />}
          />
        )}
      </SummaryGrid>
      <ListPages list="/summaries" search={search} count={count} />
    </section>
  );
}

type NoSummariesProps = { isNarrowed: boolean };

function NoSummaries({ isNarrowed }: NoSummariesProps) {
  if (isNarrowed)
    return (
      <EmptyState
        title="Nenhum resumo encontrado"
        hint="Tente outras palavras ou outra matéria."
        action={<Button render={<Link to="/summaries" />}>Limpar filtros</Button>}
      />
    );
  return (
    <EmptyState
      title="Você ainda não tem resumos"
      hint="Cole um texto ou envie um PDF e receba o essencial para revisar."
      action={
        <Button variant="main" size="lg" render={<Link to="/summaries/create" />}>
          Criar resumo
        </Button>
      }
    />
  );
}
