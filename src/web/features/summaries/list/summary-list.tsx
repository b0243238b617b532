import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Summary } from '#shared/contracts/summaries.ts';
import { SummaryCard } from '../card.tsx';
import { DeleteSummary } from '../delete-summary.tsx';
import { ListPages } from '../list-pages.tsx';
import { PublicBadge } from '../public-badge.tsx';
import type { useSummarySearch } from '../search.tsx';
import { SummaryGrid } from '../summary-grid.tsx';
import { NoSummaries } from './no-summaries.tsx';

type SummaryListProps = {
  summaries: readonly Summary[];
  /** Over all pages. */
  count: number;
  /** They are those of another search, still. */
  isStale: boolean;
  search: ReturnType<typeof useSummarySearch>;
};

export function SummaryList({ summaries, count, isStale, search }: SummaryListProps) {
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
      <ListPages list="/summaries" search={search} count={count} isStale={isStale} />
    </section>
  );
}
