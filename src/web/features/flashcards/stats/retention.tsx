import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { FlashcardStats } from '#shared/contracts/flashcard-stats.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ChartFrame, type ChartMark, heightOf, slotMiddle } from '#web/ui/chart/chart-frame.tsx';
import { shareTicks } from '#web/ui/chart/chart-scale.ts';
import { NumberTable } from '#web/ui/chart/number-table.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import {
  periodMark,
  periodText,
  type RetentionSpan,
  retentionSummary,
  retentionText,
  shareText,
  spanOf,
} from './labels.ts';

const route = getRouteApi('/student/flashcards/stats');

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
  const { by } = route.useSearch();
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
      description="Quanto você lembrou nas revisões, sem contar flashcards novos nem repetições do mesmo dia."
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

type SharePoint = {
  key: string | number;
  /** 0 to 1; null is a gap. */
  share: number | null;
  title: string;
};

type ShareChartProps = {
  label: string;
  points: readonly SharePoint[];
  marks: readonly ChartMark[];
  /** A dashed line: the share that is wished for. */
  goal?: number | undefined;
};

/** Below the lowest share: it stands clear of the axis. */
const room = 0.01;

/** Shares as points, joined where they follow each other; nothing where there is none. */
export function ShareChart({ label, points, marks, goal }: ShareChartProps) {
  const shares = points.flatMap(({ share }) => share ?? []);
  if (shares.length === 0) return null;
  const ticks = shareTicks(Math.min(goal ?? 1, ...shares) - room);
  const slots = points.length;
  return (
    <ChartFrame label={label} ticks={ticks} tickText={shareText} slots={slots} marks={marks}>
      {goal !== undefined && (
        <line
          x1="0"
          x2="100%"
          y1={heightOf(goal, ticks)}
          y2={heightOf(goal, ticks)}
          strokeWidth="2"
          strokeDasharray="6 4"
          className="stroke-sol-strong"
        />
      )}
      {points.map(({ key, share }, slot) => {
        const before = points[slot - 1]?.share;
        if (share === null || before === null || before === undefined) return null;
        return (
          <line
            key={key}
            x1={slotMiddle(slot - 1, slots)}
            y1={heightOf(before, ticks)}
            x2={slotMiddle(slot, slots)}
            y2={heightOf(share, ticks)}
            strokeWidth="2"
            className="stroke-cometa"
          />
        );
      })}
      {points.map(
        ({ key, share, title }, slot) =>
          share !== null && (
            <circle
              key={key}
              cx={slotMiddle(slot, slots)}
              cy={heightOf(share, ticks)}
              r="3.5"
              className="fill-cometa stroke-surface"
            >
              <title>{title}</title>
            </circle>
          ),
      )}
    </ChartFrame>
  );
}
