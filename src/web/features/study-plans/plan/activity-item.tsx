import { Timer } from 'lucide-react';
import type { Activity } from '#shared/contracts/study-plans.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';

type ActivityItemProps = {
  activity: Activity;
  onTick: (completed: boolean) => void;
  /** Called to study it with the timer. */
  onFocus: (activity: Activity) => void;
};

export function ActivityItem({ activity, onTick, onFocus }: ActivityItemProps) {
  const { time, duration, topic, description, completed } = activity;
  return (
    <li className="flex items-start gap-2">
      <TickBox
        className="min-w-0 flex-1"
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
      {!completed && (
        <IconButton
          label={`Iniciar timer: ${topic}`}
          size="sm"
          className="text-ink-muted"
          onClick={() => onFocus(activity)}
        >
          <Timer aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
