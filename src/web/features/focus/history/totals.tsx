import type { FocusSummary } from '#shared/contracts/focus.ts';
import { formatHours, formatNumber } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { Card } from '#web/ui/card.tsx';
import { minuteTicks, percent } from '#web/ui/chart/chart-scale.ts';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { StackedChart } from '#web/ui/chart/stacked-chart.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { CategoryTag, categoryStyle } from '../categories.tsx';
import { minutesText, sessionsText, summaryText, unitWords } from './labels.ts';
import { everyPeriod, minutesIn, periodMark, periodText } from './periods.ts';

type HistoryTotalsProps = { summary: FocusSummary; today: StudyDay };

/** What the sessions of the period add up to, by day (or month, or year) and category. */
export function HistoryTotals({ summary, today }: HistoryTotalsProps) {
  const { unit, sessions, minutes, periods, categories } = summary;
  const words = unitWords[unit];
  const all = everyPeriod(summary);
  const last = all.length - 1;
  const every = Math.ceil(all.length / 5);
  return (
    <Card title="Totais">
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Stat label="Tempo total" value={minutesText(minutes)} />
        <Stat label="Sessões" value={formatNumber(sessions)} />
        <Stat label={words.average} value={minutesText(minutes / Math.max(1, periods.length))} />
      </dl>
      <div className="mt-4 grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <StackedChart
            label={`Gráfico do tempo por ${words.one}. ${summaryText(summary)}`}
            ticks={minuteTicks(Math.max(...all.map((period) => period.minutes)))}
            tickText={(minutes) => formatHours(minutes / 60)}
            bars={all.map((period) => ({
              key: period.start,
              title: `${periodText(period.start, unit)}: ${minutesText(period.minutes)} em ${sessionsText(period.sessions)}`,
              parts: categories
                .map(({ category }) => ({
                  key: category,
                  value: minutesIn(period, category),
                  style: categoryStyle(category),
                }))
                .filter(({ value }) => value > 0),
            }))}
            marks={all.flatMap(({ start }, slot) =>
              (last - slot) % every === 0 ? { slot, text: periodMark(start, unit, today) } : [],
            )}
          />
          <NumberTable
            caption={`Tempo por ${words.one} e categoria`}
            columns={[words.column, 'Sessões', 'Tempo', ...categories.map(({ category }) => category)]}
            rows={periods.map((period) => ({
              key: period.start,
              cells: [
                periodText(period.start, unit),
                formatNumber(period.sessions),
                minutesText(period.minutes),
                ...categories.map(({ category }) => minutesText(minutesIn(period, category))),
              ],
            }))}
          />
        </div>
        <CategoryTotals categories={categories} minutes={minutes} />
      </div>
    </Card>
  );
}

type CategoryTotalsProps = {
  categories: FocusSummary['categories'];
  /** Of all of them. */
  minutes: number;
};

/** The categories by their time: the key to the chart beside it, too. */
function CategoryTotals({ categories, minutes: whole }: CategoryTotalsProps) {
  return (
    <ul aria-label="Tempo por categoria" className="grid content-start gap-3">
      {categories.map(({ category, sessions, minutes }) => (
        <li key={category} className="grid gap-1.5 text-sm">
          <span className="flex items-center justify-between gap-3">
            <CategoryTag category={category} />
            <span className="text-end tabular-nums">
              <span className="font-semibold">{minutesText(minutes)}</span>{' '}
              <span className="text-ink-muted text-xs">{sessionsText(sessions)}</span>
            </span>
          </span>
          <svg
            aria-hidden="true"
            width="100%"
            height="6"
            className="subject block"
            style={categoryStyle(category)}
          >
            <rect width="100%" height="6" rx="3" className="fill-well" />
            <rect width={percent(minutes / whole)} height="6" rx="3" className="fill-subject-mark" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
