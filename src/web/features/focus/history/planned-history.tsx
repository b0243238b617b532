import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PlannedAndDone } from '#shared/contracts/focus.ts';
import { addDays, type StudyDay, weekAround } from '#shared/rules/time/study-day.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { formatDay, shortDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { plannedWeekQuery } from '../api.ts';
import { PlannedWeek } from '../components/planned-week.tsx';
import { useHistorySearch } from '../use-history-search.ts';
import { dayOf } from './range.ts';

/** Planned and done per subject, week by week. */
export function PlannedHistory() {
  const { search, today, change } = useHistorySearch();
  const week = weekAround(dayOf(search.week) || today);
  const current = weekAround(today);
  const { data, error, isFetching, refetch } = useQuery(plannedWeekQuery(week.from));
  const show = (from: StudyDay) => change({ week: from === current.from ? undefined : from });
  return (
    <Card
      title={
        <span className="whitespace-nowrap tabular-nums max-sm:text-base">{`${shortDay(week.from)} a ${formatDay(week.to)}`}</span>
      }
      description={week.from === current.from ? 'Esta semana' : undefined}
      actions={
        <>
          {week.from !== current.from && (
            <Button size="sm" variant="quiet" onClick={() => show(current.from)}>
              Semana atual
            </Button>
          )}
          <IconButton
            label="Semana anterior"
            variant="secondary"
            onClick={() => show(addDays(week.from, -7))}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label="Próxima semana" variant="secondary" onClick={() => show(addDays(week.from, 7))}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      {data ? (
        <Week week={data} />
      ) : error ? (
        <ErrorState
          message={sentenceOf(error, 'Não foi possível carregar a semana. Tente novamente.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton>
          <SkeletonBlock className="h-14" />
          <SkeletonBlock className="h-48" />
        </Skeleton>
      )}
    </Card>
  );
}

function Week({ week }: { week: PlannedAndDone }) {
  if (week.subjects.length > 0 || week.other > 0) return <PlannedWeek week={week} />;
  return (
    <EmptyState
      compact
      title="Nada planejado nem estudado nesta semana."
      hint="Os blocos dos seus ciclos e as atividades dos seus planos aparecem aqui."
      action={<Button render={<Link to="/study-cycles/create" />}>Criar ciclo de estudos</Button>}
    />
  );
}
