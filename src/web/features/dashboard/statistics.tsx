import { Link } from '@tanstack/react-router';
import { type Dashboard, dashboardLimits } from '#shared/contracts/dashboard.ts';
import { countOf, formatDay, formatMinutes, formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { weekdayMark } from './day-labels.ts';

type StatsBlockProps = {
  dashboard: Pick<
    Dashboard,
    'studyPlans' | 'flashcards' | 'summaries' | 'totalStudyTimeMinutes' | 'todayStudyMinutes' | 'tasks'
  >;
};

/** What the student has, and how much they have studied. */
export function StatsBlock({ dashboard }: StatsBlockProps) {
  const { studyPlans, flashcards, summaries, totalStudyTimeMinutes, todayStudyMinutes, tasks } = dashboard;
  const done = tasks.filter(({ completed }) => completed).length;
  return (
    <Card title="Estatísticas">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        <Stat
          label="Planos de estudo"
          value={formatNumber(studyPlans.total)}
          hint={countOf(studyPlans.active, 'ativo', 'ativos')}
        />
        <Stat
          label="Flashcards"
          value={formatNumber(flashcards.totalCount)}
          hint={
            <span className="flex flex-wrap items-center gap-x-2">
              {`${formatNumber(flashcards.dueCount)} para revisar`}
              <Link to="/flashcards" className="link pointer-coarse:py-2.5">
                {flashcards.totalCount > 0 ? 'Estudar' : 'Criar novos'}
              </Link>
            </span>
          }
        />
        <Stat label="Estudo hoje" value={formatMinutes(todayStudyMinutes)} />
        <Stat label="Tempo total de estudo" value={formatMinutes(totalStudyTimeMinutes)} />
        <Stat
          label="Tarefas de hoje"
          value={formatNumber(tasks.length)}
          hint={tasks.length > 0 && `${formatNumber(done)} ${done === 1 ? 'concluída' : 'concluídas'}`}
        />
        <Stat label="Resumos" value={formatNumber(summaries.total)} />
      </dl>
    </Card>
  );
}

const { max, step } = dashboardLimits.axis;
const ticks = Array.from({ length: max / step + 1 }, (_, index) => index * step);

type StudyTimeChartProps = { week: Dashboard['week'] };

/** Minutes of each of the last seven days; a day past the axis reaches its top and says its number. */
export function StudyTimeChart({ week }: StudyTimeChartProps) {
  const last = week.length - 1;
  const total = week.reduce((sum, { minutes }) => sum + minutes, 0);
  const summary =
    total > 0
      ? `${formatMinutes(total)} nos últimos ${week.length} dias.`
      : `Nenhum tempo registrado nos últimos ${week.length} dias. Ele vem do timer.`;
  return (
    <Card title="Tempo de Estudo (Últimos 7 Dias)">
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
