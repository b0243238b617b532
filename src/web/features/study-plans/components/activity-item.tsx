import type { Activity } from '#shared/contracts/study-plans.ts';
import { TickBox } from './tick-box.tsx';

type ActivityItemProps = { activity: Activity; onTick: (completed: boolean) => void };

export function ActivityItem({ activity, onTick }: ActivityItemProps) {
  const { time, duration, topic, description, completed } = activity;
  return (
    <li>
      <TickBox
        name={topic}
        completed={completed}
        onTick={onTick}
        hint={
          <>
            <span className="font-medium tabular-nums">
              <time>{time}</time> · {duration} min
            </span>
            <span className="block max-w-[70ch] break-words">{description}</span>
          </>
        }
      />
    </li>
  );
}
