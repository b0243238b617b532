import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, memo, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { monthName } from '#shared/rules/text/format.ts';
import { addDays, type StudyDay, weekdays } from '#shared/rules/time/study-day.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { skyDayText, yearText } from './streak-labels.ts';
import { SkyMark, SkyStar, TodayRing } from './streak-sky.tsx';
import { type CalendarDays, type SkyMonth as Month, skyYears, yearFigures, yearSky } from './year-sky.ts';

type StreakCalendarProps = { days: CalendarDays; today: StudyDay };

const dayAt = ({ target }: SyntheticEvent): StudyDay | null =>
  (target as Element).closest('[data-day]')?.getAttribute('data-day') ?? null;

/** A year of days as constellations, month by month. One stop for the keyboard; arrows lead from day to day. */
export function StreakCalendar({ days, today }: StreakCalendarProps) {
  const { first, last } = skyYears(days, today);
  const [year, setYear] = useState(last);
  const [reached, setReached] = useState(today);
  const months = useRef<HTMLDivElement>(null);
  const sky = useMemo(() => yearSky(year, days), [year, days]);
  const place = sky.flatMap(({ weeks }) => weeks.flat()).find((each) => each?.day === reached);

  // Where the year is longer than the screen, it opens at today.
  useEffect(() => {
    months.current?.querySelector('[tabindex="0"]')?.scrollIntoView?.({ block: 'center' });
  }, []);
  const reach = (event: SyntheticEvent) => setReached(dayAt(event) ?? reached);
  const move = (event: KeyboardEvent) => {
    const from = dayAt(event);
    const to = from && !event.ctrlKey && !event.metaKey && !event.altKey ? dayByKey(event.key, from) : null;
    if (to === null) return;
    event.preventDefault();
    months.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  };

  return (
    <section aria-label={`Calendário de ${year}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <YearSwitch
          year={year}
          first={first}
          last={last}
          onYearChange={(next) => {
            setYear(next);
            setReached(next === last ? today : `${next}-12-31`);
          }}
        />
        <p className="min-w-0 flex-1 basis-56 text-sm">{yearText(year, yearFigures(sky))}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed or pointed at are the days inside */}
      <div
        ref={months}
        onKeyDown={move}
        onFocus={reach}
        onPointerOver={reach}
        className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 sm:gap-x-6 md:grid-cols-4"
      >
        {sky.map((month) => (
          <SkyMonth
            key={month.first}
            month={month}
            today={today}
            reached={reached.slice(0, 7) === month.first.slice(0, 7) ? reached : null}
          />
        ))}
      </div>
      {/* Stays at the foot of the dialog, over its padding: a day is read where the year is longer than the screen. */}
      <div className="sticky -bottom-5 mt-3 -mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-surface-raised py-3 text-ink-muted text-xs">
        <SkyLegend />
        {/* Read aloud by the day itself. */}
        <p aria-hidden="true" className="first-letter:uppercase">
          {place && skyDayText(place, today)}
        </p>
      </div>
    </section>
  );
}

type YearSwitchProps = {
  year: number;
  first: number;
  last: number;
  onYearChange: (year: number) => void;
};

/** From year to year, no further than `first` and `last`. The buttons stay where the focus is, even at the end. */
function YearSwitch({ year, first, last, onYearChange }: YearSwitchProps) {
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="Ano anterior"
        size="sm"
        aria-disabled={year <= first}
        onClick={() => year > first && onYearChange(year - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span aria-live="polite" className="font-display font-semibold text-lg tabular-nums">
        {year}
      </span>
      <IconButton
        label="Próximo ano"
        size="sm"
        aria-disabled={year >= last}
        onClick={() => year < last && onYearChange(year + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type SkyMonthProps = {
  month: Month;
  today: StudyDay;
  /** The day that the keyboard reaches, when it is in this month. */
  reached: StudyDay | null;
};

/** A month of the sky: a table of weeks whose cells say which day they are and what it was. */
const SkyMonth = memo(({ month, today, reached }: SkyMonthProps) => (
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the arrow keys reach is a grid
  <table role="grid" className="w-full table-fixed border-collapse self-start">
    <caption className="pb-1 text-start text-ink-muted text-xs first-letter:uppercase">
      {monthName(month.first)}
    </caption>
    <tbody>
      {month.weeks.map((week, index) => (
        <tr key={week.find((place) => place !== null)?.day ?? index}>
          {week.map((place, column) =>
            place ? (
              <td
                key={place.day}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                role="gridcell"
                data-day={place.day}
                tabIndex={place.day === reached ? 0 : -1}
                aria-label={skyDayText(place, today)}
                className="rounded-md p-0"
              >
                <SkyStar place={place} isToday={place.day === today} />
              </td>
            ) : (
              <td key={weekdays[column]} className="p-0" />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
));

const marks = [
  ['dia ativo', <SkyMark key="active" kind="active" />],
  ['dia de folga', <SkyMark key="frozen" kind="frozen" />],
  ['hoje', <TodayRing key="today" />],
] as const;

/** What the marks of the sky stand for. */
function SkyLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {marks.map(([name, mark]) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4">
            {mark}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);

/**
 * Where a key leads from `day`, never out of its year: arrows by days and weeks, page keys by months, Home and End to
 * the ends of the year. Null for any other key.
 */
export function dayByKey(key: string, day: StudyDay): StudyDay | null {
  const [start, end] = [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`];
  const [month, step] = [day.slice(0, 7), steps.get(key)];
  const firstOf = (other: StudyDay) => `${other.slice(0, 7)}-01`;
  const within = (other: StudyDay) => (other < start ? start : other > end ? end : other);
  if (step !== undefined) return within(addDays(day, step));
  if (key === 'PageUp') return within(firstOf(addDays(`${month}-01`, -1)));
  if (key === 'PageDown') return within(firstOf(addDays(`${month}-28`, 4)));
  if (key === 'Home') return start;
  return key === 'End' ? end : null;
}
