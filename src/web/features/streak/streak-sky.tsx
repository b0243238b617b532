import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { useToday } from '#web/lib/use-today.ts';
import { streakQuery } from './api.ts';
import { SkyStar } from './sky-star.tsx';
import { skyOf } from './year-sky.ts';

/** A day's star, drawn and in words; days side by side are joined where the run joins them. */
export type DayStar = (day: StudyDay) => { star: ReactNode; words: string };

const words = { active: 'dia ativo', frozen: 'dia congelado', dark: '' };
const none = { calendarDays: [], frozenDays: [] };

type StreakSkyProps = { children: (starOf: DayStar) => ReactNode };

/** Gives `children` the student's sky, day by day; dark while it is not known. */
export function StreakSky({ children }: StreakSkyProps) {
  const { data: days = none } = useQuery(streakQuery);
  const today = useToday();
  const starOf = useMemo((): DayStar => {
    const skyDay = skyOf(days);
    return (day) => {
      const place = skyDay(day);
      return { star: <SkyStar place={place} isToday={day === today} />, words: words[place.kind] };
    };
  }, [days, today]);
  return children(starOf);
}
