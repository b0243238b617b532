import { Link } from '@tanstack/react-router';
import { type Dashboard, dashboardLimits } from '#shared/contracts/dashboard.ts';
import { countOf, formatDay, formatMinutes, formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { weekdayMark } from './day-labels.ts';

type StatsBlockProps = { dashboard: Dashboard; className?: string };

/** What the student has, and how much they have studied; what is zero is left out. */
export function StatsBlock({ dashboard, className }: StatsBlockProps) {
  const { studyPlans, flashcards, summaries, totalStudyTimeMinutes, todayStudyMinutes, tasks, plan } =
    dashboard;
  const done = tasks.filter(({ completed }) => completed).length;
  // What is ticked counts as studied, as it does in the hours of the day.
  const today = Math.max(todayStudyMinutes, plan.minutesDone);
  return (
    <Card title="Estatísticas" className={className}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        {studyPlans.total > 0 && (
          <Stat
            label="Planos de estudo"
            value={formatNumber(studyPlans.total)}
            hint={studyPlans.active > 0 && countOf(studyPlans.active, 'ativo', 'ativos')}
          />
        )}
        <Stat
          label="Flashcards"
          value={flashcards.totalCount > 0 ? formatNumber(flashcards.totalCount) : 'Nenhum'}
          hint={
            <span className="flex flex-wrap items-center gap-x-2">
              {flashcards.dueCount > 0 && `${formatNumber(flashcards.dueCount)} para revisar`}
              <Link to="/flashcards" className="link pointer-coarse:py-2.5">
                {flashcards.totalCount > 0 ? 'Estudar' : 'Criar novos'}
              </Link>
            </span>
          }
        />
        {today > 0 && (
          <Stat
            label="Estudo hoje"
            value={formatMinutes(today)}
            hint={
              Math.round(todayStudyMinutes) > 0 &&
              Math.round(todayStudyMinutes) < today &&
              `${formatMinutes(todayStudyMinutes)} no timer`
            }
          />
        )}
        {totalStudyTimeMinutes > 0 && (
          <Stat label="Tempo total de estudo" value={formatMinutes(totalStudyTimeMinutes)} />
        )}
        {tasks.length > 0 && (
          <Stat
            label="Tarefas de hoje"
            value={formatNumber(tasks.length)}
            hint={done > 0 && countOf(done, 'concluída', 'concluídas')}
          />
        )}
        {summaries.total > 0 && <Stat label="Resumos" value={formatNumber(summaries.total)} />}
      </dl>
    </Card>
  );
}

const { max, step } = dashboardLimits.axis;
const ticks = Array.from({ length: max / step + 1 }, (_, index) => index * step);

type StudyTimeChartProps = { week: Dashboard['week']; className?: string };

/** Minutes of each of the last seven days, if any; a day past the axis reaches its top and says its number. */
export function StudyTimeChart({ week, className }: StudyTimeChartProps) {
  const last = week.length - 1;
  const total = week.reduce((sum, { minutes }) => sum + minutes, 0);
  if (total === 0) return null;
  const summary = `${formatMinutes(total)} nos últimos ${week.length} dias, no timer.`;
  return (
    <Card title="Tempo de Estudo (Últimos 7 Dias)" className={className}>
      <p className="mb-2 text-sm">{summary}</p>
      <BarChart
        label={`Gráfico. ${summary}`}
        current={last}
        ticks={ticks}
        tickText={String}
        bars={week.map(({ day, minutes }) => {
          const number = Math.round(minutes);
          return {
            key: day,
            value: Math.min(max, minutes),
            title: `${number} min`,
            ...(number > max && { note: String(number) }),
          };
        })}
        marks={week.map(({ day }, slot) => ({ slot, text: slot === last ? 'hoje' : weekdayMark(day) }))}
      />
      <NumberTable
        caption="Tempo de estudo por dia"
        columns={['Dia', 'Tempo']}
        rows={week.toReversed().map(({ day, minutes }) => ({
          key: day,
          cells: [formatDay(day), `${Math.round(minutes)} min`],
        }))}
      />
    </Card>
  );
}
