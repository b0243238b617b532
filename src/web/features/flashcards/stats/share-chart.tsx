import { ChartFrame, type ChartMark, heightOf, slotMiddle } from '#web/ui/chart-frame.tsx';
import { shareTicks } from '#web/ui/chart-scale.ts';
import { shareText } from './labels.ts';

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
