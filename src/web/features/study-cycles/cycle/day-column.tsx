import { clsx } from 'clsx';
import { memo, useEffect, useRef } from 'react';
import type { CycleDay } from '#shared/contracts/study-cycles.ts';
import { type StudyDay, weekdayNames } from '#shared/rules/time/study-day.ts';
import { shortDay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BlockTick } from '../block-tick.ts';
import { BlockItem } from '../components/block-item.tsx';
import { blocksOfDay } from '../cycle-blocks.ts';

/** Where an address with this hash leads. */
export const todayId = 'hoje';

type DayColumnProps = {
  day: CycleDay;
  weekIndex: number;
  today: StudyDay;
  cycleId: string;
  onTick: (tick: BlockTick) => void;
};

/** Drawn again only when this day changes. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, weekIndex, today, cycleId, onTick } = props;
  const isToday = day.date === today;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isToday && window.location.hash === `#${todayId}`)
      item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isToday]);
  const blocks = blocksOfDay(day, weekIndex);
  return (
    <li
      ref={item}
      id={isToday ? todayId : undefined}
      className={clsx(
        'grid min-w-0 scroll-mt-20 gap-2 rounded-lg border p-2',
        isToday ? 'border-cometa bg-cometa-soft/40' : 'border-line',
      )}
    >
      <h3 className="flex min-h-6 flex-wrap content-start items-center gap-x-1.5 lg:min-h-11 px-1 font-sans font-semibold text-sm tracking-normal">
        <span className="lg:w-full">{weekdayNames[day.day]}</span>{' '}
        <time dateTime={day.date} className="font-normal text-ink-muted">
          {shortDay(day.date)}
        </time>{' '}
        {isToday && <Badge tone="cometa">Hoje</Badge>}
      </h3>
      {blocks.length === 0 ? (
        <p className="px-1 pb-1 text-ink-muted text-sm">Livre</p>
      ) : (
        <ul className="grid gap-2 lg:gap-1.5">
          {blocks.map((placed) => (
            <BlockItem
              key={placed.block._id}
              placed={placed}
              isLate={!placed.block.completed && day.date < today}
              cycleId={cycleId}
              onTick={onTick}
            />
          ))}
        </ul>
      )}
    </li>
  );
});
