import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { NumberTable } from '#web/ui/number-table.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import {
  periodMark,
  periodText,
  type RetentionSpan,
  retentionSummary,
  retentionText,
  shareText,
  spanOf,
} from './labels.ts';
import { ShareChart } from './share-chart.tsx';

type RetentionStatsProps = {
  retention: FlashcardStats['retention'];
  /** The retention that the student wishes for, 0 to 1; undefined while it is not known. */
  goal: number | undefined;
};

const spans = {
  day: { list: 'days', label: 'Dia', column: 'Dia' },
  week: { list: 'weeks', label: 'Semana', column: 'Semana' },
  month: { list: 'months', label: 'Mês', column: 'Mês' },
} as const satisfies Record<RetentionSpan, object>;

export function RetentionStats({ retention, goal }: RetentionStatsProps) {
  const { by } = useSearch({ strict: false });
  const navigate = useNavigate();
  const span = spanOf(by);
  const periods = retention[spans[span].list];
  const summary = retentionSummary(periods, span);
  const choose = (next: RetentionSpan) =>
    void navigate({
      to: '/flashcards/stats',
      search: { by: next === 'day' ? undefined : next },
      replace: true,
      resetScroll: false,
    });
  const isKnown = periods.some(({ reviews }) => reviews > 0);
  const every = span === 'month' ? 3 : Math.ceil(periods.length / 4);
  return (
    <Card
      title="Retenção real"
      description="Quanto você lembrou nas revisões, sem contar cartões novos nem repetições do mesmo dia."
      actions={
        <Segmented
          label="Retenção por"
          value={span}
          onValueChange={choose}
          options={Object.entries(spans).map(([value, { label }]) => ({
            value: value as RetentionSpan,
            label,
          }))}
        />
      }
    >
      <p className="mb-2 text-sm">{summary}</p>
      <ShareChart
        label={`Gráfico. ${summary}`}
        goal={goal}
        points={periods.map(({ from, reviews, remembered, retention: share }) => ({
          key: from,
          share,
          title: `${periodText(from, span)}: ${retentionText(share)}, ${formatNumber(remembered)} de ${formatNumber(reviews)}`,
        }))}
        marks={periods.flatMap(({ from }, slot) =>
          (periods.length - 1 - slot) % every === 0 ? { slot, text: periodMark(from, span) } : [],
        )}
      />
      {isKnown && goal !== undefined && (
        <p className="mt-1 text-ink-muted text-sm">
          {`A linha tracejada é a retenção desejada: ${shareText(goal)}.`}
        </p>
      )}
      <NumberTable
        caption={`Retenção por ${spans[span].label.toLowerCase()}`}
        columns={[spans[span].column, 'Revisões', 'Lembradas', 'Retenção']}
        rows={periods.toReversed().map(({ from, reviews, remembered, retention: share }) => ({
          key: from,
          cells: [
            periodText(from, span),
            formatNumber(reviews),
            formatNumber(remembered),
            retentionText(share),
          ],
        }))}
      />
    </Card>
  );
}
