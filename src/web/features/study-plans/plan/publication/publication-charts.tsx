import type { Publication } from '#shared/contracts/marketplace.ts';
import { countOf, formatDay, formatNumber, shortDay } from '#web/lib/format.ts';
import { today } from '#web/lib/today.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { countTicks } from '#web/ui/chart-scale.ts';
import { NumberTable } from '#web/ui/number-table.tsx';
import { lastDays } from './days.ts';
import { daysSummary } from './publication-words.ts';

type PublicationChartsProps = {
  /** Those with news, oldest first. */
  days: Publication['days'];
};

type StatisticsDay = Publication['days'][number];

interface Measure {
  title: string;
  amountOf: (day: StatisticsDay) => number;
  say: (day: StatisticsDay) => string;
  /** Where the axis ends; else as high as the highest bar. */
  most?: number;
}

const measures: readonly Measure[] = [
  {
    title: 'Visualizações por dia',
    amountOf: ({ views }) => views,
    say: ({ views }) => countOf(views, 'visualização', 'visualizações'),
  },
  {
    title: 'Clones por dia',
    amountOf: ({ clones }) => clones,
    say: ({ clones }) => countOf(clones, 'clone', 'clones'),
  },
  {
    title: 'Nota média',
    amountOf: ({ averageRating }) => averageRating,
    say: ({ averageRating, numberOfReviews }) =>
      numberOfReviews > 0
        ? `nota ${formatNumber(averageRating)} em ${countOf(numberOfReviews, 'avaliação', 'avaliações')}`
        : 'sem avaliações',
    most: 5,
  },
];

const ratingTicks = [0, 1, 2, 3, 4, 5];

/** What happened to a publication in the last days; the numbers reach as far back as they are known. */
export function PublicationCharts({ days: withNews }: PublicationChartsProps) {
  const days = lastDays(withNews, today());
  const last = days.length - 1;
  const summary = daysSummary(days);
  return (
    <div>
      <p className="mb-3 text-sm">{summary}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 lg:grid-cols-3">
        {measures.map(({ title, amountOf, say, most }) => (
          <div key={title}>
            <h3 className="font-medium font-sans text-sm tracking-normal">{title}</h3>
            <BarChart
              label={`Gráfico: ${title}. ${summary}`}
              ticks={most ? ratingTicks : countTicks(Math.max(...days.map(amountOf)))}
              tickText={formatNumber}
              bars={days.map((day) => ({
                key: day.day,
                value: amountOf(day),
                title: `${formatDay(day.day)}: ${say(day)}`,
              }))}
              current={last}
              marks={[
                { slot: 0, text: shortDay(days[0]?.day ?? '') },
                { slot: last, text: 'hoje' },
              ]}
            />
          </div>
        ))}
      </div>
      <NumberTable
        caption="Números do marketplace por dia"
        columns={['Dia', 'Visualizações', 'Clones', 'Nota', 'Avaliações']}
        rows={withNews.toReversed().map(({ day, views, clones, averageRating, numberOfReviews }) => ({
          key: day,
          cells: [
            formatDay(day),
            formatNumber(views),
            formatNumber(clones),
            numberOfReviews > 0 ? formatNumber(averageRating) : '–',
            formatNumber(numberOfReviews),
          ],
        }))}
      />
    </div>
  );
}
