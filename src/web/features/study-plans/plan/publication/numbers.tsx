import { Link } from '@tanstack/react-router';
import { Copy, Eye, Star, Store } from 'lucide-react';
import { marketplaceLimits, type Publication } from '#shared/contracts/marketplace.ts';
import { messageOf } from '#shared/messages.ts';
import { countOf, formatDay, formatNumber, shortDay } from '#shared/rules/text/format.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';
import { today } from '#web/lib/today.ts';
import { Button } from '#web/ui/button.tsx';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { countTicks } from '#web/ui/chart/chart-scale.ts';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { PublicationState } from './state.tsx';

/**
 * The last 30 days up to `today`, oldest first, with nothing on those without news: a rating stays as it stood.
 * `days` are those with news, oldest first.
 */
export function lastDays(days: Publication['days'], today: StudyDay): Publication['days'] {
  const shown = marketplaceLimits.statisticsDays;
  return Array.from({ length: shown }, (_, index) => {
    const day = addDays(today, index + 1 - shown);
    const known = days.findLast((other) => other.day <= day);
    const { averageRating = 0, numberOfReviews = 0 } = known ?? {};
    return known?.day === day ? known : { day, views: 0, clones: 0, averageRating, numberOfReviews };
  });
}

/** `12 visualizações e 3 clones nos últimos 30 dias.` */
export function daysSummary(days: Publication['days']): string {
  const sum = (of: (day: Publication['days'][number]) => number) =>
    days.reduce((total, day) => total + of(day), 0);
  const views = countOf(
    sum((day) => day.views),
    'visualização',
    'visualizações',
  );
  const clones = countOf(
    sum((day) => day.clones),
    'clone',
    'clones',
  );
  return `${views} e ${clones} nos últimos ${days.length} dias.`;
}

type PublicationViewProps = { planId: string; publication: Publication };

export function PublicationView({ planId, publication }: PublicationViewProps) {
  const { state, views, clones, averageRating, numberOfReviews, days } = publication;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 max-w-[70ch] flex-wrap items-center gap-2 text-sm">
          {state === 'published' && <PublicationState state={state} />}
          {stateSentences[state]}
        </p>
        {state === 'published' && (
          <Button
            size="sm"
            icon={<Store aria-hidden="true" />}
            render={<Link to="/marketplace/$planId" params={{ planId }} />}
          >
            Ver no marketplace
          </Button>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Stat label="Visualizações" value={formatNumber(views)} icon={<Eye aria-hidden="true" />} />
        <Stat label="Clones" value={formatNumber(clones)} icon={<Copy aria-hidden="true" />} />
        <Stat
          label="Nota"
          value={numberOfReviews > 0 ? formatNumber(averageRating) : '–'}
          hint={numberOfReviews > 0 ? countOf(numberOfReviews, 'avaliação', 'avaliações') : 'Sem avaliações'}
          icon={<Star aria-hidden="true" />}
        />
      </dl>
      {days.length > 0 ? (
        <PublicationCharts days={days} />
      ) : (
        <p className="text-ink-muted text-sm">Os gráficos aparecem quando alguém abrir o plano.</p>
      )}
    </div>
  );
}

const stateSentences: Record<Publication['state'], string> = {
  unpublished: 'Só você vê este plano agora. O que foi visto, clonado e avaliado continua contado.',
  published: 'Outros estudantes encontram, avaliam e clonam este plano.',
  hidden: messageOf('marketplace.under_review'),
  removed: messageOf('marketplace.removed'),
};

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
function PublicationCharts({ days: withNews }: PublicationChartsProps) {
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
