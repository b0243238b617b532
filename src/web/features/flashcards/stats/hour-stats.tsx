import type { AnsweredHour } from '#shared/contracts/flashcard-stats.ts';
import { countOf, formatNumber } from '#web/lib/format.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card } from '#web/ui/card.tsx';
import { countTicks } from '#web/ui/chart-scale.ts';
import { NumberTable } from '#web/ui/number-table.tsx';
import { hoursSummary, hourText, retentionText } from './labels.ts';
import { ShareChart } from './share-chart.tsx';

type HourStatsProps = { hours: readonly AnsweredHour[] };

export function HourStats({ hours }: HourStatsProps) {
  const summary = hoursSummary(hours);
  const marks = [0, 6, 12, 18, 23].map((hour) => ({ slot: hour, text: hourText(hour) }));
  return (
    <Card title="Horas do dia" description="As respostas dos últimos 12 meses, pela hora em que foram dadas.">
      <p className="mb-3 text-sm">{summary}</p>
      <h3 className="text-sm">Respostas</h3>
      <BarChart
        label={`Gráfico das respostas por hora. ${summary}`}
        ticks={countTicks(Math.max(...hours.map(({ answers }) => answers)))}
        tickText={formatNumber}
        marks={marks}
        bars={hours.map(({ hour, answers }) => ({
          key: hour,
          value: answers,
          title: `${hourText(hour)}: ${countOf(answers, 'resposta', 'respostas')}`,
        }))}
      />
      <h3 className="mt-3 text-sm">Retenção</h3>
      {hours.every(({ reviews }) => reviews === 0) && (
        <p className="mt-1 text-ink-muted text-sm">Aparece a partir da segunda resposta a um cartão.</p>
      )}
      <ShareChart
        label="Gráfico da retenção por hora."
        marks={marks}
        points={hours.map(({ hour, retention, remembered, reviews }) => ({
          key: hour,
          share: retention,
          title: `${hourText(hour)}: ${retentionText(retention)}, ${formatNumber(remembered)} de ${formatNumber(reviews)}`,
        }))}
      />
      <NumberTable
        caption="Respostas e retenção por hora"
        columns={['Hora', 'Respostas', 'Revisões', 'Retenção']}
        rows={hours.map(({ hour, answers, reviews, retention }) => ({
          key: hour,
          cells: [hourText(hour), formatNumber(answers), formatNumber(reviews), retentionText(retention)],
        }))}
      />
    </Card>
  );
}
