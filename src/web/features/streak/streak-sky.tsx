import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { useToday } from '#web/lib/today.ts';
import { streakQuery } from './api.ts';
import { type SkyDay, skyOf } from './year-sky.ts';

/** A day's star, drawn and in words; days side by side are joined where the run joins them. */
type DayStar = (day: StudyDay) => { star: ReactNode; words: string };

const words = { active: 'dia ativo', frozen: 'dia de folga', dark: '' };
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

/** Units across a day's square. */
const side = 20;
const middle = side / 2;

/** Stars never stand in a row: how far below the middle the star of a day is, the same each time it is drawn. */
const drop = (index: number) => (((index * 4) % 11) - 5) * 0.65;

type SkyStarProps = { place: SkyDay; isToday: boolean };

/** A day of the sky: a star, a snow crystal where a freeze covered it, or a speck; with its half of each line. */
export function SkyStar({ place: { day, kind, before, after }, isToday }: SkyStarProps) {
  const index = Date.parse(day) / 86_400_000;
  const y = middle + drop(index);
  // Where two squares meet, half-way between their stars.
  const edge = (other: number) => middle + (drop(index) + drop(other)) / 2;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${side} ${side}`} className="block w-full overflow-visible">
      {before && <line x1="0" y1={edge(index - 1)} x2={middle} y2={y} className="stroke-star/60" />}
      {after && <line x1={middle} y1={y} x2={side} y2={edge(index + 1)} className="stroke-star/60" />}
      {isToday && <TodayRing y={y} />}
      <SkyMark kind={kind} y={y} />
    </svg>
  );
}

/** Drawn at the middle of a day's square, `y` below its top. */
export const TodayRing = ({ y = middle }: { y?: number }) => (
  <circle cx={middle} cy={y} r="7.5" fill="none" className="stroke-sol-strong" />
);

/** What stands for a kind of day, placed as the ring. */
export function SkyMark({ kind, y = middle }: { kind: SkyDay['kind']; y?: number }) {
  if (kind === 'dark') return <circle cx={middle} cy={y} r="1" className="fill-line-strong" />;
  if (kind === 'active') return <circle cx={middle} cy={y} r="3.5" className="fill-star" />;
  return (
    <g
      transform={`translate(${middle} ${y})`}
      className="stroke-star"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      {[0, 60, 120].map((turn) => (
        <line key={turn} y1="-4.5" y2="4.5" transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}
