import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { Activity, PlanDay } from '#shared/contracts/study-plans.ts';
import { formatDay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ActivityItem } from './activity-item.tsx';

/** Where an address with this hash leads. */
export const todayId = 'hoje';

type ScheduleDayProps = {
  day: PlanDay;
  isToday: boolean;
  onTick: (activityIndex: number, completed: boolean) => void;
  onFocus: (activity: Activity) => void;
};

export function ScheduleDay({ day, isToday, onTick, onFocus }: ScheduleDayProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isToday && window.location.hash === `#${todayId}`) item.current?.scrollIntoView({ block: 'start' });
  }, [isToday]);
  return (
    <li
      ref={item}
      id={isToday ? todayId : undefined}
      tabIndex={isToday ? -1 : undefined}
      className={clsx('grid gap-2 outline-none', isToday && 'rounded-md bg-cometa-soft/50 p-3 -m-3')}
    >
      <h4 className="flex flex-wrap items-center gap-x-2 font-medium text-sm">
        {day.dayName}
        <time dateTime={day.date} className="font-normal text-ink-muted">
          {formatDay(day.date)}
        </time>
        {isToday && <Badge tone="cometa">Hoje</Badge>}
        {day.activities.length === 0 && <span className="font-normal text-ink-muted">Sem atividades</span>}
      </h4>
      {day.activities.length > 0 && (
        <ul className="grid gap-2.5 sm:ps-1">
          {day.activities.map((activity, index) => (
            <ActivityItem
              key={activity._id}
              activity={activity}
              onTick={(completed) => onTick(index, completed)}
              onFocus={onFocus}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
