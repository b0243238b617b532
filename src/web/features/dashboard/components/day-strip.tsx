import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { dashboardLimits } from '#shared/contracts/dashboard.ts';
import type { StudyDay } from '#shared/rules/study-day.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { daysAround, longDay, weekdayMark } from '../day-words.ts';
import { useDragScroll } from '../use-drag-scroll.ts';

type DayStripProps = {
  today: StudyDay;
  /** The day whose tasks are shown. */
  value: StudyDay;
  onValueChange: (day: StudyDay) => void;
  /** What a day was: drawn, and in words. */
  starOf: (day: StudyDay) => { star: ReactNode; words: string };
};

/** Of what is in sight, how much a button moves on. */
const page = 0.8;

/** Sixty days around today, one of them chosen. It is dragged, or moved by its buttons; arrow keys choose. */
export function DayStrip({ today, value, onValueChange, starOf }: DayStripProps) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  const drag = useDragScroll(strip);

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
          {daysAround(today, dashboardLimits.stripDays).map((day) => {
            const { star, words } = starOf(day);
            const said = [day === today ? `hoje, ${longDay(day)}` : longDay(day), words];
            return (
              <label
                key={day}
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
                  checked={day === value}
                  onChange={() => onValueChange(day)}
                  aria-label={said.filter(Boolean).join(', ')}
                  aria-current={day === today ? 'date' : undefined}
                  className="sr-only"
                />
                <span aria-hidden="true" className={clsx(day === today && 'font-semibold text-ink')}>
                  {day === today ? 'hoje' : weekdayMark(day)}
                </span>
                <span className="w-full">{star}</span>
                <span
                  aria-hidden="true"
                  className={clsx('text-sm tabular-nums', day === today && 'font-semibold text-ink')}
                >
                  {Number(day.slice(8))}
                </span>
              </label>
            );
          })}
        </fieldset>
      </div>
      <IconButton label="Próximos dias" size="sm" onClick={() => turn(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}
