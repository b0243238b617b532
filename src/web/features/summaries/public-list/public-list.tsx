import { Link } from '@tanstack/react-router';
import type { PublicSummary } from '#shared/contracts/summaries.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SummaryCard } from '../card.tsx';
import { ListPages } from '../list-pages.tsx';
import type { useSummarySearch } from '../search.tsx';
import { SummaryAuthor } from '../summary-author.tsx';
import { SummaryGrid } from '../summary-grid.tsx';

type PublicListProps = {
  summaries: readonly PublicSummary[];
  /** Over all pages. */
  count: number;
  /** They are those of another search, still. */
  isStale: boolean;
  search: ReturnType<typeof useSummarySearch>;
};

export function PublicList({ summaries, count, isStale, search }: PublicListProps) {
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
