import type { ReactNode } from 'react';
import { percent } from './chart-scale.ts';

/** Pixels of the drawing without the names below it. */
export const plotHeight = 144;
const markHeight = 24;

export interface ChartMark {
  /** The slot that it names, from 0. */
  slot: number;
  text: string;
}

type ChartFrameProps = {
  /** What the chart shows, in one sentence. */
  label: string;
  /** From the bottom up, evenly apart. */
  ticks: readonly number[];
  tickText: (tick: number) => string;
  slots: number;
  marks: readonly ChartMark[];
  /** What is drawn: across in shares of the width, down in pixels. */
  children: ReactNode;
};

/** The middle of a slot. */
export const slotMiddle = (slot: number, slots: number): string => percent((slot + 0.5) / slots);

/** Where `value` lies on an axis from the first tick up to the last, in pixels from the top. */
export function heightOf(value: number, ticks: readonly number[]): number {
  const [floor = 0, top = 1] = [ticks[0], ticks.at(-1)];
  return Math.round((1 - (value - floor) / (top - floor)) * plotHeight * 10) / 10;
}

/** Axes and names of a chart. It is as wide as its place; its text never shrinks with it. */
export function ChartFrame({ label, ticks, tickText, slots, marks, children }: ChartFrameProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2 text-xs">
      <div
        aria-hidden="true"
        className="-my-2 flex h-40 flex-col-reverse justify-between text-end text-ink-muted tabular-nums"
      >
        {ticks.map((tick) => (
          <span key={tick} className="leading-4">
            {tickText(tick)}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height={plotHeight + markHeight}
        className="block overflow-visible"
      >
        {ticks.map((tick, index) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={heightOf(tick, ticks)}
            y2={heightOf(tick, ticks)}
            className={index === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
        ))}
        {children}
        {marks.map(({ slot, text }) => (
          <text
            key={slot}
            x={slotMiddle(slot, slots)}
            y={plotHeight + 18}
            textAnchor={anchorOf(slot, slots)}
            className="fill-ink-muted tabular-nums"
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The outermost names stay inside the drawing. */
function anchorOf(slot: number, slots: number): 'start' | 'middle' | 'end' {
  if (slots > 7 && slot === 0) return 'start';
  return slots > 7 && slot === slots - 1 ? 'end' : 'middle';
}
