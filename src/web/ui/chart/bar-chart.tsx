import { clsx } from 'clsx';
import { ChartFrame, type ChartMark, heightOf, plotHeight, slotMiddle } from './chart-frame.tsx';
import { percent } from './chart-scale.ts';

type BarChartProps = {
  label: string;
  bars: readonly {
    key: string | number;
    value: number;
    title: string;
    /** Stands at the top of the bar. */
    note?: string;
  }[];
  ticks: readonly number[];
  tickText: (tick: number) => string;
  marks: readonly ChartMark[];
  /** The bar of today, outlined. */
  current?: number;
};

const barShare = 0.7;
/** Pixels: what is little is still seen. */
const leastBar = 2;

export function BarChart({ bars, ticks, current, ...frame }: BarChartProps) {
  return (
    <ChartFrame {...frame} ticks={ticks} slots={bars.length}>
      {bars.map(({ key, value, title, note }, slot) => {
        if (value === 0) return null;
        const height = Math.max(leastBar, plotHeight - heightOf(value, ticks));
        const isCurrent = slot === current;
        return (
          <g key={key}>
            <title>{title}</title>
            <rect
              x={percent((slot + (1 - barShare) / 2) / bars.length)}
              width={percent(barShare / bars.length)}
              y={plotHeight - height}
              height={height}
              rx="2"
              className={isCurrent ? 'fill-sol stroke-sol-strong' : 'fill-cometa'}
            />
            {note && (
              <text
                x={slotMiddle(slot, bars.length)}
                y={plotHeight - height + 16}
                textAnchor="middle"
                className={clsx('font-semibold tabular-nums', isCurrent ? 'fill-on-sol' : 'fill-on-cometa')}
              >
                {note}
              </text>
            )}
          </g>
        );
      })}
    </ChartFrame>
  );
}
