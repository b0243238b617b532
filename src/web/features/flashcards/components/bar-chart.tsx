import { percent } from '../chart-scale.ts';
import { ChartFrame, type ChartMark, heightOf, plotHeight } from './chart-frame.tsx';

type BarChartProps = {
  label: string;
  bars: readonly { key: string | number; value: number; title: string }[];
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
      {bars.map(({ key, value, title }, slot) => {
        if (value === 0) return null;
        const height = Math.max(leastBar, plotHeight - heightOf(value, ticks));
        return (
          <rect
            key={key}
            x={percent((slot + (1 - barShare) / 2) / bars.length)}
            width={percent(barShare / bars.length)}
            y={plotHeight - height}
            height={height}
            rx="2"
            className={slot === current ? 'fill-sol stroke-sol-strong' : 'fill-cometa'}
          >
            <title>{title}</title>
          </rect>
        );
      })}
    </ChartFrame>
  );
}
