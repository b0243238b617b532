import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { dayByKey } from './day-by-key.ts';
import { SkyLegend } from './sky-legend.tsx';
import { SkyMonth } from './sky-month.tsx';
import { skyDayText, yearText } from './streak-labels.ts';
import { type CalendarDays, skyYears, yearFigures, yearSky } from './year-sky.ts';
import { YearSwitch } from './year-switch.tsx';

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
