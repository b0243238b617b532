import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { DashboardTask } from '#shared/contracts/dashboard.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { tasksTitle } from './day-labels.ts';
import { FewFirst } from './few-first.tsx';
import { TaskItem } from './task-item.tsx';
import type { TaskTick } from './task-tick.ts';

type DayTasksProps = {
  day: StudyDay;
  today: StudyDay;
  /** By time; undefined while they are loading or cannot be. */
  tasks: readonly DashboardTask[] | undefined;
  hasFailed: boolean;
  onTick: (tick: TaskTick) => void;
  onRetry: () => void;
  onToday: () => void;
};

/** The tasks of all cycles on one day. */
export function DayTasks({ day, today, tasks, hasFailed, onTick, onRetry, onToday }: DayTasksProps) {
  const done = tasks?.filter(({ completed }) => completed).length ?? 0;
  const tick = useCallback(
    (task: DashboardTask, completed: boolean) => onTick({ task, completed }),
    [onTick],
  );
  return (
    <Card
      title={tasksTitle(day, today)}
      description={
        tasks && tasks.length > 0 ? (
          <span role="status">
            {`${formatNumber(done)} de ${formatNumber(tasks.length)} ${tasks.length === 1 ? 'concluída' : 'concluídas'}`}
          </span>
        ) : undefined
      }
      actions={
        <>
          {day !== today && (
            <Button size="sm" variant="quiet" onClick={onToday}>
              Voltar para hoje
            </Button>
          )}
          <Button size="sm" render={<Link to="/study-cycles" />}>
            Ver Ciclos
          </Button>
        </>
      }
    >
      {/* As tall with a few tasks as with none: other days do not move what is below. */}
      <div className="grid min-h-36 content-start">
        {tasks ? (
          <TaskList tasks={tasks} isToday={day === today} onTick={tick} />
        ) : hasFailed ? (
          <EmptyState
            compact
            title="Não foi possível carregar as tarefas deste dia."
            action={
              <Button size="sm" onClick={onRetry}>
                Tentar novamente
              </Button>
            }
          />
        ) : (
          <div aria-busy="true" className="grid gap-3">
            <p role="status" className="sr-only">
              Carregando...
            </p>
            <SkeletonBlock className="h-9" />
            <SkeletonBlock className="h-9" />
            <SkeletonBlock className="h-9" />
          </div>
        )}
      </div>
    </Card>
  );
}

type TaskListProps = {
  tasks: readonly DashboardTask[];
  isToday: boolean;
  onTick: (task: DashboardTask, completed: boolean) => void;
};

function TaskList({ tasks, isToday, onTick }: TaskListProps) {
  if (tasks.length === 0)
    return (
      <EmptyState
        compact
        title={isToday ? 'Nenhuma tarefa programada para hoje.' : 'Nenhuma tarefa programada para este dia.'}
      />
    );
  return (
    <FewFirst items={tasks} few={12}>
      {(shown) => (
        <ul className="grid gap-2.5">
          {shown.map((task) => (
            <TaskItem key={task.blockId} task={task} onTick={onTick} />
          ))}
        </ul>
      )}
    </FewFirst>
  );
}
