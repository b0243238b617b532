import {
  useInfiniteQuery,
  useMutation,
  usePrefetchQuery,
  useSuspenseInfiniteQuery,
} from '@tanstack/react-query';
import { Download, Timer } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { type DayRange, type FocusSession, focusLimits } from '#shared/contracts/focus.ts';
import { messageOf } from '#shared/messages.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { announce } from '#web/ui/toast/announce.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { fetchSessionsFile, focusSummaryQuery, sessionsQuery } from '../api.ts';
import { type HistoryPeriod, historyPeriods, isReversed, useHistorySearch } from './range.ts';
import { DeleteSession, SessionList } from './session-list.tsx';
import { HistoryTotals } from './totals.tsx';

type SessionFrameProps = {
  /** There is nothing to filter. */
  isEmpty?: boolean;
  children: ReactNode;
};

export function SessionFrame({ isEmpty = false, children }: SessionFrameProps) {
  const history = useHistorySearch();
  return (
    <div className="grid gap-5">
      {!isEmpty && <HistoryFilters history={history} />}
      {!isReversed(history.range) && children}
    </div>
  );
}

/** Whether the student has no session at all, in this period or another; false while it isn't known. */
export function useHasNoSessions(): boolean {
  const { range } = useHistorySearch();
  const isEmptyNow =
    useInfiniteQuery({ ...sessionsQuery(range), enabled: false }).data?.pages[0]?.length === 0;
  const all = useInfiniteQuery({ ...sessionsQuery({ from: '', to: '' }), enabled: isEmptyNow });
  return isEmptyNow && all.data?.pages[0]?.length === 0;
}

type SessionHistoryProps = {
  /** Whether there never was a session. */
  isEmpty: boolean;
  onAdd: () => void;
};

export const SessionHistory = ({ isEmpty, onAdd }: SessionHistoryProps) => (
  <SessionFrame isEmpty={isEmpty}>
    <Suspense fallback={<HistorySkeleton />}>
      <Sessions isEmpty={isEmpty} onAdd={onAdd} />
    </Suspense>
  </SessionFrame>
);

function Sessions({ isEmpty, onAdd }: SessionHistoryProps) {
  const { range, today } = useHistorySearch();
  usePrefetchQuery(focusSummaryQuery(range));
  const list = useSuspenseInfiniteQuery(sessionsQuery(range));
  const summary = useLoaded(focusSummaryQuery(range));
  const [asked, setAsked] = useState<FocusSession | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLElement>(null);
  const ask = (session: FocusSession) => {
    setAsked(session);
    setIsAsking(true);
  };

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
        <NoSessions isEmpty={isEmpty} onAdd={onAdd} />
      ) : (
        <>
          <HistoryTotals summary={summary} today={today} />
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

const NoSessions = ({ isEmpty, onAdd }: SessionHistoryProps) =>
  isEmpty ? (
    <EmptyState
      title="Você ainda não tem sessões de estudo"
      hint="O timer registra cada uma. O que você estudou longe dele também conta: adicione a sessão."
      action={
        <Button
          variant="main"
          size="lg"
          icon={<Timer aria-hidden="true" />}
          onClick={() => startFocus('any')}
        >
          Iniciar timer
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="Nenhuma sessão de estudo neste período."
      hint="Inicie o timer ou adicione uma sessão que você já fez."
      action={<Button onClick={onAdd}>Adicionar sessão</Button>}
    />
  );

type HistoryFiltersProps = { history: ReturnType<typeof useHistorySearch> };

function HistoryFilters({ history: { period, range, today, change } }: HistoryFiltersProps) {
  const choose = (next: HistoryPeriod) => {
    // The dates begin with what is on the screen.
    const dates = next === 'custom' ? range : { from: '', to: '' };
    change({
      period: next === '7d' ? undefined : next,
      from: dates.from || undefined,
      to: dates.to || undefined,
    });
  };
  return (
    <div className="grid gap-3">
      <Segmented
        label="Período"
        variant="chips"
        options={historyPeriods}
        value={period}
        onValueChange={choose}
      />
      {period === 'custom' && (
        <div className="grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
          <Field label="De" error={isReversed(range) ? messageOf('focus.range_reversed') : undefined}>
            <TextInput
              type="date"
              min={focusLimits.firstDay}
              max={today}
              value={range.from}
              onChange={({ target }) => change({ from: target.value || undefined })}
            />
          </Field>
          <Field label="Até">
            <TextInput
              type="date"
              min={focusLimits.firstDay}
              max={today}
              value={range.to}
              onChange={({ target }) => change({ to: target.value || undefined })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

type ExportSessionsProps = { range: DayRange };

/** The sessions of the period shown, as a file for spreadsheets. */
function ExportSessions({ range }: ExportSessionsProps) {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchSessionsFile(range),
    networkMode: 'always',
    onMutate: () => announce('Exportando...'),
    onSuccess: (file) => {
      saveFile(file, 'sessoes-de-estudo.csv');
      announce('Arquivo baixado.');
    },
    onError: (error) =>
      toast.error(sentenceOf(error, 'Não foi possível exportar as sessões. Tente novamente.')),
  });
  return (
    <Button
      size="sm"
      icon={<Download aria-hidden="true" />}
      busy={isPending}
      busyLabel="Exportando..."
      onClick={() => mutate()}
    >
      Exportar CSV
    </Button>
  );
}

function HistorySkeleton() {
  return (
    <Skeleton className="gap-5">
      <SkeletonBlock className="h-150 lg:h-90" />
      <SkeletonBlock className="h-120" />
    </Skeleton>
  );
}
