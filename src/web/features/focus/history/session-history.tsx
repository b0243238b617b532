import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FocusSession } from '#shared/contracts/focus.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { focusSummaryQuery, sessionsQuery } from '../api.ts';
import { DeleteSession } from '../components/delete-session.tsx';
import { ExportSessions } from '../components/export-sessions.tsx';
import { HistoryFilters } from '../components/history-filters.tsx';
import { HistorySkeleton } from '../components/history-skeleton.tsx';
import { useHistorySearch } from '../use-history-search.ts';
import { isReversed } from './range.ts';
import { SessionList } from './session-list.tsx';
import { HistoryTotals } from './totals.tsx';

type SessionHistoryProps = { onAdd: () => void };

export function SessionHistory({ onAdd }: SessionHistoryProps) {
  const history = useHistorySearch();
  return (
    <div className="grid gap-5">
      <HistoryFilters history={history} />
      {!isReversed(history.range) && <Sessions history={history} onAdd={onAdd} />}
    </div>
  );
}

type SessionsProps = SessionHistoryProps & { history: ReturnType<typeof useHistorySearch> };

function Sessions({ history: { range, today }, onAdd }: SessionsProps) {
  const list = useInfiniteQuery(sessionsQuery(range));
  const summary = useQuery(focusSummaryQuery(range));
  const [asked, setAsked] = useState<FocusSession | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLElement>(null);
  const ask = (session: FocusSession) => {
    setAsked(session);
    setIsAsking(true);
  };

  if (list.data && summary.data) {
    const sessions = list.data.pages.flat();
    const more = list.hasNextPage
      ? { isLoading: list.isFetchingNextPage, load: () => !list.isFetching && void list.fetchNextPage() }
      : null;
    return (
      <section
        ref={place}
        tabIndex={-1}
        aria-label="Sessões do período"
        className="grid gap-5 rounded-lg outline-none"
      >
        {sessions.length === 0 ? (
          <EmptyState
            title="Nenhuma sessão de estudo neste período."
            hint="Inicie o timer ou adicione uma sessão que você já fez."
            action={<Button onClick={onAdd}>Adicionar sessão</Button>}
          />
        ) : (
          <>
            <HistoryTotals summary={summary.data} today={today} />
            <Card title="Sessões" actions={<ExportSessions range={range} />}>
              <SessionList sessions={sessions} today={today} onDelete={ask} more={more} />
            </Card>
          </>
        )}
        {asked && (
          <DeleteSession
            key={asked.id}
            session={asked}
            open={isAsking}
            onClose={() => setIsAsking(false)}
            onDeleted={() => place.current?.focus()}
          />
        )}
      </section>
    );
  }
  if (list.error ?? summary.error)
    return (
      <ErrorState
        message="Erro ao carregar sessões de pomodoro."
        onRetry={() => {
          void list.refetch();
          void summary.refetch();
        }}
        retrying={list.isFetching || summary.isFetching}
      />
    );
  return <HistorySkeleton />;
}
