import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { countOf, formatDay, formatNumber, shortDay } from '#web/lib/format.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card } from '#web/ui/card.tsx';
import { countTicks } from '#web/ui/chart-scale.ts';
import { NumberTable } from '#web/ui/number-table.tsx';
import { forecastSummary } from './labels.ts';

type ForecastStatsProps = { forecast: FlashcardStats['forecast'] };

export function ForecastStats({ forecast }: ForecastStatsProps) {
  const summary = forecastSummary(forecast);
  return (
    <Card
      title="Próximos 30 dias"
      description="Cartões por dia, com os atrasados em hoje. Cada resposta muda os dias seguintes."
    >
      <p className="mb-2 text-sm">{summary}</p>
      <BarChart
        label={`Gráfico. ${summary}`}
        current={0}
        ticks={countTicks(Math.max(...forecast.map(({ cards }) => cards)))}
        tickText={formatNumber}
        bars={forecast.map(({ day, cards }) => ({
          key: day,
          value: cards,
          title: `${formatDay(day)}: ${countOf(cards, 'cartão', 'cartões')}`,
        }))}
        marks={forecast.flatMap(({ day }, slot) =>
          slot % 7 === 0 ? { slot, text: slot === 0 ? 'hoje' : shortDay(day) } : [],
        )}
      />
      <NumberTable
        caption="Cartões para revisar por dia"
        columns={['Dia', 'Cartões']}
        rows={forecast.map(({ day, cards }, index) => ({
          key: day,
          cells: [index === 0 ? `${formatDay(day)} (hoje)` : formatDay(day), formatNumber(cards)],
        }))}
      />
    </Card>
  );
}
