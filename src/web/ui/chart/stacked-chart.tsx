import type { CSSProperties } from 'react';
import { ChartFrame, type ChartMark, heightOf } from './chart-frame.tsx';
import { percent } from './chart-scale.ts';

type StackedChartProps = {
  label: string;
  bars: readonly {
    key: string;
    title: string;
    /** From the bottom up; each has the hue of its style (`--subject-hue`). */
    parts: readonly { key: string; value: number; style: CSSProperties }[];
  }[];
  ticks: readonly number[];
  tickText: (tick: number) => string;
  marks: readonly ChartMark[];
};

const barShare = 0.7;
/** Pixels between parts, and the height of one that is hardly there. */
const [gap, leastPart] = [1.5, 1.5];

/** Bars made of parts, a little apart: colour alone doesn't tell where one ends. */
export function StackedChart({ bars, ticks, ...frame }: StackedChartProps) {
  return (
    <ChartFrame {...frame} ticks={ticks} slots={bars.length}>
      {bars.map(({ key, title, parts }, slot) => {
        if (parts.length === 0) return null;
        let below = 0;
        return (
          <g key={key}>
            <title>{title}</title>
            {parts.map(({ key: part, value, style }) => {
              const bottom = heightOf(below, ticks);
              below += value;
              const height = Math.max(leastPart, bottom - heightOf(below, ticks) - gap);
              return (
                <rect
                  key={part}
                  x={percent((slot + (1 - barShare) / 2) / bars.length)}
                  width={percent(barShare / bars.length)}
                  y={bottom - height}
                  height={height}
                  rx="1.5"
                  style={style}
                  className="subject fill-subject-mark"
                />
              );
            })}
          </g>
        );
      })}
    </ChartFrame>
  );
}
