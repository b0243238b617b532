import { memo } from 'react';
import { type StudyDay, weekdays } from '#shared/rules/time/study-day.ts';
import { monthName } from '#web/lib/format.ts';
import { SkyStar } from './sky-star.tsx';
import { skyDayText } from './streak-labels.ts';
import type { SkyMonth as Month } from './year-sky.ts';

type SkyMonthProps = {
  month: Month;
  today: StudyDay;
  /** The day that the keyboard reaches, when it is in this month. */
  reached: StudyDay | null;
};

/** A month of the sky: a table of weeks whose cells say which day they are and what it was. */
export const SkyMonth = memo(({ month, today, reached }: SkyMonthProps) => (
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
