import { clsx } from 'clsx';
import { Timer } from 'lucide-react';
import { memo, useEffect, useId, useRef } from 'react';
import type { CycleDay } from '#shared/contracts/study-cycles.ts';
import { minutesLeft } from '#shared/rules/cycles/cycle-sequence.ts';
import { formatMinutes, shortDay } from '#shared/rules/text/format.ts';
import { type StudyDay, weekdayNames } from '#shared/rules/time/study-day.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CheckControl } from '#web/ui/form/checkbox.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useShownAtOnce } from '#web/ui/tick-box.tsx';
import { type BlockTick, tickOf } from '../block-tick.ts';
import { blocksOfDay, focusOf, type PlacedBlock } from '../cycle-blocks.ts';

/** Where an address with this hash leads. */
const todayId = 'hoje';

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
        day.date < today && 'border-dashed bg-well/50',
      )}
    >
      <h3
        className={clsx(
          'flex min-h-6 flex-wrap content-start items-center gap-x-1.5 px-1 font-sans font-semibold text-sm tracking-normal lg:min-h-11',
          day.date < today && 'text-ink-muted',
        )}
      >
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

type BlockItemProps = {
  placed: PlacedBlock;
  isLate: boolean;
  cycleId: string;
  onTick: (tick: BlockTick) => void;
};

/** A block of a day: narrow enough for one of seven columns. */
function BlockItem({ placed, isLate, cycleId, onTick }: BlockItemProps) {
  const { block } = placed;
  const id = useId();
  const [isDone, show] = useShownAtOnce(block.completed);
  const change = (completed: boolean) => {
    show(completed);
    onTick(tickOf(placed, completed));
  };
  return (
    <li
      style={subjectStyle(block.subject)}
      className={clsx(
        'subject relative grid gap-0.5 rounded-md border border-line border-s-3 border-s-subject-mark py-1.5 ps-1.5 pe-1',
        isDone ? 'bg-transparent' : 'bg-surface',
      )}
    >
      <label
        htmlFor={id}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1.5 pointer-coarse:min-h-11"
      >
        <CheckControl id={id} checked={isDone} onChange={({ target }) => change(target.checked)} />
        <span className="flex min-h-8 items-center gap-x-1 pe-8 text-ink-muted text-xs tabular-nums leading-4 lg:flex-col lg:items-start lg:justify-center pointer-coarse:pe-12">
          <time className="font-medium text-ink">{block.time}</time>{' '}
          <span>
            <span className="lg:sr-only">· </span>
            {formatMinutes(block.duration)}
          </span>
        </span>
        <span
          className={clsx(
            'col-span-full break-words px-1 pb-0.5 font-medium text-sm',
            isDone ? 'text-ink-muted line-through' : 'text-subject',
          )}
        >
          {block.subject}
        </span>
      </label>
      {!isDone && (
        <>
          {(isLate || block.minutesDone > 0) && (
            <p className="px-1 text-ink-muted text-xs tabular-nums">
              {isLate && <span className="font-medium text-warn">Atrasado </span>}
              {block.minutesDone > 0 && `Faltam ${formatMinutes(minutesLeft(block))}`}
            </p>
          )}
          <IconButton
            label={`Iniciar timer: ${block.subject}, ${block.time}`}
            size="sm"
            className="absolute! end-0.5 top-1.5 text-ink-muted"
            onClick={() => startFocus(focusOf(cycleId, block))}
          >
            <Timer aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  );
}
