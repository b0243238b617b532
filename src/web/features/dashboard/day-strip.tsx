import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useId, useRef } from 'react';
import { dashboardLimits } from '#shared/contracts/dashboard.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { daysAround } from './day-labels.ts';
import { StripDay } from './strip-day.tsx';
import { useDragScroll } from './use-drag-scroll.ts';

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
/** Days to both sides of the chosen one that are drawn at first: more than a wide screen shows. */
const near = 15;
/** From any day of the strip to any other. */
const all = 2 * dashboardLimits.stripDays;

/** Sixty days around today, one of them chosen. It is dragged, or moved by its buttons; arrow keys choose. */
export function DayStrip({ today, value, onValueChange, starOf }: DayStripProps) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  const drag = useDragScroll(strip);
  // The days out of sight are a third of what the dashboard has to draw: they follow.
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
