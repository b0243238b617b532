import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { PlannedAndDone } from '#shared/contracts/focus.ts';
import { formatDay, shortDay } from '#shared/rules/text/format.ts';
import { addDays, type StudyDay, weekAround } from '#shared/rules/time/study-day.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { SubjectTag } from '#web/domain/subject-tag.tsx';
import { useLoaded } from '#web/lib/hooks/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { percent } from '#web/ui/chart/chart-scale.ts';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { plannedWeekQuery } from '../api.ts';
import { differenceText, minutesText, weekTotals } from './labels.ts';
import { useHistorySearch } from './range.ts';

/** Planned and done per subject, week by week. */
export const PlannedHistory = () => (
  <PlannedFrame>
    <Suspense
      fallback={
        <Skeleton>
          <SkeletonBlock className="h-14" />
          <SkeletonBlock className="h-48" />
        </Skeleton>
      }
    >
      <Week />
    </Suspense>
  </PlannedFrame>
);

type PlannedFrameProps = { children: ReactNode };

export function PlannedFrame({ children }: PlannedFrameProps) {
  const { week, today, change } = useHistorySearch();
  const current = weekAround(today);
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
      {children}
    </Card>
  );
}

function Week() {
  const { from } = useHistorySearch().week;
  const week = useLoaded(plannedWeekQuery(from));
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

type PlannedWeekProps = { week: PlannedAndDone };

/** Each subject's planned minutes as a track, with what is done of them on it. */
function PlannedWeek({ week }: PlannedWeekProps) {
  const { subjects, other } = week;
  const { planned, done } = weekTotals(week);
  const most = Math.max(other, ...subjects.map((subject) => Math.max(subject.planned, subject.done)));
  const rows = [
    ...subjects.map((subject) => ({ ...subject, name: subject.subject })),
    ...(other > 0 ? [{ subject: null, name: 'Sem matéria', planned: 0, done: other }] : []),
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Stat label="Planejado" value={minutesText(planned)} />
        <Stat label="Feito" value={minutesText(done)} />
      </dl>
      <div aria-hidden="true" className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        {rows.map(({ subject, name, planned, done }) => (
          <div
            key={name}
            className="subject grid grid-cols-[minmax(0,1fr)] gap-1.5"
            style={subject === null ? undefined : subjectStyle(subject)}
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              <span className="min-w-0 flex-1 basis-24">
                {subject === null ? (
                  <span className="text-ink-muted text-xs">{name}</span>
                ) : (
                  <SubjectTag name={name} variant="plain" />
                )}
              </span>
              <span className="tabular-nums">
                <span className="font-semibold">{minutesText(done)}</span>{' '}
                <span className="text-ink-muted">
                  {planned > 0 ? `de ${minutesText(planned)}` : 'fora do plano'}
                </span>
              </span>
            </p>
            <svg aria-hidden="true" width="100%" height="12" className="block">
              <rect
                width={percent(planned / most)}
                height="12"
                rx="6"
                className="fill-well stroke-line-strong"
              />
              <rect
                y="3"
                width={percent(done / most)}
                height="6"
                rx="3"
                className={subject === null ? 'fill-line-strong' : 'fill-subject-mark'}
              />
            </svg>
          </div>
        ))}
      </div>
      <NumberTable
        caption="Planejado e feito por matéria"
        columns={['Matéria', 'Planejado', 'Feito', 'Diferença']}
        rows={rows.map(({ name, planned, done }) => ({
          key: name,
          cells: [name, minutesText(planned), minutesText(done), differenceText(planned, done)],
        }))}
      />
    </>
  );
}
