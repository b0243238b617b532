import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { longDay, weekdayMark } from './day-labels.ts';

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
export function StripDay({ day, isToday, star, words, name, isChosen, onChoose }: StripDayProps) {
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
