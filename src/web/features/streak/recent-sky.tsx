import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#shared/rules/text/format.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { useToday } from '#web/lib/today.ts';
import { streakQuery } from './api.ts';
import { runWords } from './streak-labels.ts';
import { SkyStar } from './streak-sky.tsx';
import { skyOf } from './year-sky.ts';

/** A week up to today. */
const places = [-6, -5, -4, -3, -2, -1, 0];

/** The run of days, and the week that today's star joins before the student's eyes. Nothing while it is not known. */
export function RecentSky() {
  // The layout asks for it.
  const { data: streak } = useQuery({ ...streakQuery, enabled: false });
  const today = useToday();
  if (!streak || streak.loginStreak === 0) return null;
  const skyDay = skyOf(streak);
  return (
    <div className="grid justify-items-center gap-1">
      <div aria-hidden="true" className="flex">
        {places.map((place) => {
          const day = addDays(today, place);
          const isToday = place === 0;
          return (
            <span
              key={day}
              className={
                isToday
                  ? 'w-9 transition-[scale,opacity] duration-(--quick) starting:scale-0 starting:opacity-0'
                  : 'w-9'
              }
            >
              <SkyStar place={skyDay(day)} isToday={isToday} />
            </span>
          );
        })}
      </div>
      <p className="text-ink-muted text-sm">
        {formatNumber(streak.loginStreak)} {runWords(streak.loginStreak)}
      </p>
    </div>
  );
}
