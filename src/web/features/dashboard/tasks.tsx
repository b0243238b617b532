import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { DashboardTask } from '#shared/contracts/dashboard.ts';
import { countOf, formatMinutes, formatNumber } from '#shared/rules/text/format.ts';
import { FewFirst } from '#web/domain/few-first.tsx';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { Button } from '#web/ui/button.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { StartButton } from './start-button.tsx';
import { hintClass, rowsClass } from './today-plan.tsx';

/** `2 tarefas`, `1 de 2 concluídas`; nothing without tasks. */
export function TasksDone({ tasks }: { tasks: readonly DashboardTask[] }) {
  if (tasks.length === 0) return null;
  const done = tasks.filter(({ completed }) => completed).length;
  const words = countOf(tasks.length, 'tarefa', 'tarefas');
  const ended = `${formatNumber(done)} de ${countOf(tasks.length, 'concluída', 'concluídas')}`;
  return (
    <span role="status" data-count="" className="inline-block">
      {done === 0 ? words : ended}
    </span>
  );
}

export const CyclesLink = () => (
  <Button size="sm" variant="quiet" className="-me-3" render={<Link to="/study-cycles" />}>
    Ver Ciclos
  </Button>
);

type TaskListProps = {
  tasks: readonly DashboardTask[];
  /** What to do first: drawn large, before the others. */
  nowId?: string | undefined;
  onTick: (task: DashboardTask, completed: boolean) => void;
};

const atAGlance = 4;

export function TaskList({ tasks, nowId, onTick }: TaskListProps) {
  const now = tasks.find(({ blockId }) => blockId === nowId);
  const rest = tasks.filter((task) => task !== now);
  // What is done keeps its place, and never hides what is not.
  const done = tasks.filter(({ completed }) => completed).length;
  return (
    <FewFirst items={now ? [now, ...rest] : rest} few={atAGlance + done}>
      {(shown) => (
        <ul className={rowsClass}>
          {shown.map((task) => (
            <TaskItem key={task.blockId} task={task} isNow={task === now} onTick={onTick} />
          ))}
        </ul>
      )}
    </FewFirst>
  );
}

type TaskItemProps = {
  task: DashboardTask;
  isNow: boolean;
  onTick: (task: DashboardTask, completed: boolean) => void;
};

/** A block of a cycle: ticked here, or studied with the timer. */
const TaskItem = memo(({ task, isNow, onTick }: TaskItemProps) => {
  const { cycleId, blockId, cycleName, subject, time, duration, minutesLeft, completed } = task;
  return (
    <li style={subjectStyle(subject)} className="subject flex flex-wrap items-start gap-2">
      <span aria-hidden="true" data-fill="" className="mt-1 h-9 w-1 shrink-0 rounded-full bg-subject-mark" />
      <TickBox
        name={subject}
        completed={completed}
        onTick={(next) => onTick(task, next)}
        className="min-w-0 flex-1"
        hint={
          <span className={hintClass}>
            <span className="font-medium tabular-nums">
              <time>{time}</time> · {formatMinutes(duration)}
              {!completed && minutesLeft < duration && ` (faltam ${formatMinutes(minutesLeft)})`}
            </span>
            {' · '}
            {cycleName}
          </span>
        }
      />
      {!completed && (
        <StartButton
          name={`${subject}, ${time}`}
          isNow={isNow}
          onStart={() => startFocus({ kind: 'block', cycleId, blockId, subject, label: cycleName })}
        />
      )}
    </li>
  );
});
