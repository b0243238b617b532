import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
} from 'react';
import { dashboardLimits } from '#shared/contracts/dashboard.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { daysAround, longDay, weekdayMark } from './day-labels.ts';

type DayStripProps = {
  today: StudyDay;
  /** The day whose tasks are shown. */
  value: StudyDay;
  onValueChange: (day: StudyDay) => void;
  /** What a day was: drawn, and in words. */
  starOf: (day: StudyDay) => { star: ReactNode; words: string };
};

/** The share of the visible width that a button scrolls by. */
const page = 0.8;
/** Days on both sides of the chosen one that the first render draws: more than a wide screen shows. */
const near = 15;
/** From any day of the strip to any other. */
const all = 2 * dashboardLimits.stripDays;

/** Sixty days around today, one of them chosen. It is dragged, or moved by its buttons; arrow keys choose. */
export function DayStrip({ today, value, onValueChange, starOf }: DayStripProps) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  const drag = useDragScroll(strip);
  // The days out of sight are a third of what the dashboard draws: they are deferred.
  const reach = useDeferredValue(all, near);

  useEffect(() => {
    const shown = strip.current;
    const chosen = shown?.querySelector<HTMLElement>(`[data-day="${value}"]`);
    if (!shown || !chosen) return;
    const [start, end] = [chosen.offsetLeft, chosen.offsetLeft + chosen.offsetWidth];
    if (start >= shown.scrollLeft && end <= shown.scrollLeft + shown.clientWidth) return;
    shown.scrollLeft = (start + end - shown.clientWidth) / 2;
  }, [value]);

  const turn = (direction: -1 | 1) => {
    const shown = strip.current;
    if (shown) shown.scrollLeft += direction * page * shown.clientWidth;
  };

  return (
    <div className="flex items-center gap-1">
      <IconButton label="Dias anteriores" size="sm" onClick={() => turn(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <div
        ref={strip}
        {...drag}
        className="no-scrollbar relative min-w-0 flex-1 cursor-grab touch-pan-x select-none overflow-x-auto active:cursor-grabbing"
      >
        <fieldset className="flex w-max">
          <legend className="sr-only">Dia das tarefas</legend>
          {daysAround(today, dashboardLimits.stripDays).map((day) =>
            Math.abs(daysBetween(value, day)) > reach ? (
              <div key={day} className="w-11 shrink-0" />
            ) : (
              <StripDay
                key={day}
                day={day}
                isToday={day === today}
                {...starOf(day)}
                name={name}
                isChosen={day === value}
                onChoose={() => onValueChange(day)}
              />
            ),
          )}
        </fieldset>
      </div>
      <IconButton label="Próximos dias" size="sm" onClick={() => turn(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

interface StripDayProps {
  day: StudyDay;
  isToday: boolean;
  /** What the day was: drawn, and in words. */
  star: ReactNode;
  words: string;
  /** Of the days, one of which is chosen. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A day to choose: its weekday, its star, its number. */
function StripDay({ day, isToday, star, words, name, isChosen, onChoose }: StripDayProps) {
  const said = [isToday ? `hoje, ${longDay(day)}` : longDay(day), words];
  return (
    <label
      data-day={day}
      className={clsx(
        'relative grid w-11 shrink-0 cursor-pointer justify-items-center rounded-lg py-1.5 text-ink-muted text-xs transition-colors hover:text-ink',
        'has-checked:bg-cometa-soft has-checked:text-cometa has-checked:inset-ring has-checked:inset-ring-cometa',
        'has-focus-visible:outline-2 has-focus-visible:outline-cometa has-focus-visible:-outline-offset-2',
        'forced-colors:has-checked:outline-2',
      )}
    >
      <input
        type="radio"
        name={name}
        value={day}
        checked={isChosen}
        onChange={onChoose}
        aria-label={said.filter(Boolean).join(', ')}
        aria-current={isToday ? 'date' : undefined}
        className="sr-only"
      />
      <span aria-hidden="true" className={clsx(isToday && 'font-semibold text-ink')}>
        {isToday ? 'hoje' : weekdayMark(day)}
      </span>
      <span className="w-full">{star}</span>
      <span aria-hidden="true" className={clsx('text-sm tabular-nums', isToday && 'font-semibold text-ink')}>
        {Number(day.slice(8))}
      </span>
    </label>
  );
}

/** Pixels that a pointer may move and still mean a click. */
const threshold = 5;

/**
 * Lets a mouse or pen drag what scrolls sideways; fingers do it by themselves. A drag is no click on what lies under
 * it.
 */
function useDragScroll(strip: RefObject<HTMLElement | null>) {
  const grip = useRef<{ x: number; left: number; isDragging: boolean } | null>(null);
  const letGo = () => {
    grip.current = null;
  };
  return {
    onPointerDown: ({ pointerType, button, clientX }: PointerEvent) => {
      const isOurs = pointerType !== 'touch' && button === 0;
      grip.current = isOurs ? { x: clientX, left: strip.current?.scrollLeft ?? 0, isDragging: false } : null;
    },
    onPointerMove: ({ buttons, clientX, pointerId }: PointerEvent) => {
      const held = grip.current;
      if (!held || !strip.current || buttons === 0) return;
      const moved = clientX - held.x;
      if (!held.isDragging && Math.abs(moved) <= threshold) return;
      if (!held.isDragging) strip.current.setPointerCapture?.(pointerId);
      held.isDragging = true;
      strip.current.scrollLeft = held.left - moved;
    },
    // The click that a drag ends with comes before the timer.
    onPointerUp: () => void setTimeout(letGo),
    onPointerCancel: letGo,
    onClickCapture: (event: MouseEvent) => {
      if (!grip.current?.isDragging) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // An image or a text under the pointer is not what is dragged.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}
