import type { AnsweredHour, FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import {
  countOf,
  durationText,
  formatDay,
  formatHours,
  formatNumber,
  shortDay,
} from '#shared/rules/text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { countTicks, minuteTicks } from '#web/ui/chart/chart-scale.ts';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { forecastSummary, hoursSummary, hourText, retentionText, timeSummary } from './labels.ts';
import { ShareChart } from './retention.tsx';

type ForecastStatsProps = { forecast: FlashcardStats['forecast'] };

export function ForecastStats({ forecast }: ForecastStatsProps) {
  const summary = forecastSummary(forecast);
  return (
    <Card
      title="Próximos 30 dias"
      description="Flashcards por dia, com os atrasados em hoje. Cada resposta muda os dias seguintes."
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
          title: `${formatDay(day)}: ${countOf(cards, 'flashcard', 'flashcards')}`,
        }))}
        marks={forecast.flatMap(({ day }, slot) =>
          slot % 7 === 0 ? { slot, text: slot === 0 ? 'hoje' : shortDay(day) } : [],
        )}
      />
      <NumberTable
        caption="Flashcards para revisar por dia"
        columns={['Dia', 'Flashcards']}
        rows={forecast.map(({ day, cards }, index) => ({
          key: day,
          cells: [index === 0 ? `${formatDay(day)} (hoje)` : formatDay(day), formatNumber(cards)],
        }))}
      />
    </Card>
  );
}

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
        tickText={(minutes) => formatHours(minutes / 60)}
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
        <p className="mt-1 text-ink-muted text-sm">Aparece a partir da segunda resposta a um flashcard.</p>
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
