import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { axisMinutes, durationText, formatDay, shortDay } from '#web/lib/format.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card } from '#web/ui/card.tsx';
import { minuteTicks } from '#web/ui/chart-scale.ts';
import { NumberTable } from '#web/ui/number-table.tsx';
import { timeSummary } from './labels.ts';

type TimeStatsProps = { stats: Pick<FlashcardStats, 'time' | 'total'> };

export function TimeStats({ stats: { time, total } }: TimeStatsProps) {
  const summary = timeSummary(time, total);
  const last = time.length - 1;
  return (
    <Card title="Tempo de estudo" description="O tempo gasto respondendo, por dia.">
      <p className="mb-2 text-sm">{summary}</p>
      <BarChart
        label={`Gráfico. ${summary}`}
        current={last}
        ticks={minuteTicks(Math.max(...time.map(({ timeSpent }) => timeSpent / 60)))}
        tickText={axisMinutes}
        bars={time.map(({ day, timeSpent }) => ({
          key: day,
          value: timeSpent / 60,
          title: `${formatDay(day)}: ${durationText(timeSpent)}`,
        }))}
        marks={time.flatMap(({ day }, slot) =>
          (last - slot) % 7 === 0 ? { slot, text: slot === last ? 'hoje' : shortDay(day) } : [],
        )}
      />
      <NumberTable
        caption="Tempo de estudo por dia"
        columns={['Dia', 'Tempo']}
        rows={time.toReversed().map(({ day, timeSpent }) => ({
          key: day,
          cells: [formatDay(day), durationText(timeSpent)],
        }))}
      />
    </Card>
  );
}
