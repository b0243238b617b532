import { Timer } from 'lucide-react';
import { memo } from 'react';
import type { DashboardTask } from '#shared/contracts/dashboard.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { subjectStyle } from '#web/ui/subject-style.ts';
import { TickBox } from '#web/ui/tick-box.tsx';

type TaskItemProps = {
  task: DashboardTask;
  onTick: (task: DashboardTask, completed: boolean) => void;
};

/** A block of a cycle: ticked here, or studied with the timer. */
export const TaskItem = memo(({ task, onTick }: TaskItemProps) => {
  const { cycleId, blockId, cycleName, subject, time, duration, minutesLeft, completed } = task;
  return (
    <li style={subjectStyle(subject)} className="subject flex items-start gap-2">
      <span aria-hidden="true" data-fill="" className="mt-1 h-9 w-1 shrink-0 rounded-full bg-subject-mark" />
      <TickBox
        name={subject}
        completed={completed}
        onTick={(next) => onTick(task, next)}
        className="min-w-0 flex-1"
        hint={
          <>
            <span className="font-medium tabular-nums">
              <time>{time}</time> · {duration} min
              {!completed && minutesLeft < duration && ` (faltam ${minutesLeft} min)`}
            </span>
            {' · '}
            <span className="break-words">{cycleName}</span>
          </>
        }
      />
      {!completed && (
        <IconButton
          label={`Iniciar timer: ${subject}, ${time}`}
          size="sm"
          onClick={() => startFocus({ kind: 'block', cycleId, blockId, subject, label: cycleName })}
        >
          <Timer aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
});
