import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Timer } from 'lucide-react';
import { memo, useCallback, useEffect } from 'react';
import type { Dashboard, DashboardTask } from '#shared/contracts/dashboard.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { formatNumber, shortDay, weekdayName } from '#web/lib/format.ts';
import { mutateOptimistically, type OptimisticCache } from '#web/sync/optimistic.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { dashboardQuery, dayTasksQuery, refreshAfterTicks, sendTaskTick, taskTickKey } from './api.ts';
import { FewFirst } from './few-first.tsx';
import {
  applyTaskTick,
  isTaskDone,
  nameOfTask,
  putTask,
  type TaskTick,
  type WithTasks,
} from './task-tick.ts';

type ChosenDayProps = {
  day: StudyDay;
  today: StudyDay;
  /** Today's, which came with the dashboard. */
  tasks: Dashboard['tasks'];
  onToday: () => void;
};

/** The tasks of all cycles on the chosen day. */
export function ChosenDay({ day, today, tasks: todays, onToday }: ChosenDayProps) {
  const isToday = day === today;
  const { data, error, refetch } = useQuery({ ...dayTasksQuery(day), enabled: !isToday });
  const tasks = isToday ? todays : data?.tasks;
  const done = tasks?.filter(({ completed }) => completed).length ?? 0;
  const tick = useTaskTick(isToday ? dashboardQuery(today).queryKey : dayTasksQuery(day).queryKey);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification has these failures logged
    if (error) console.warn('tasks', error);
  }, [error]);
  return (
    <Card
      title={isToday ? 'Tarefas de Hoje' : `Tarefas de ${weekdayName(day)}, ${shortDay(day)}`}
      description={
        tasks && tasks.length > 0 ? (
          <span role="status">
            {`${formatNumber(done)} de ${formatNumber(tasks.length)} ${tasks.length === 1 ? 'concluída' : 'concluídas'}`}
          </span>
        ) : undefined
      }
      actions={
        <>
          {!isToday && (
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
          <TaskList tasks={tasks} isToday={isToday} onTick={tick} />
        ) : error && !isToday ? (
          <EmptyState
            compact
            title="Não foi possível carregar as tarefas deste dia."
            action={
              <Button size="sm" onClick={() => void refetch()}>
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

type TaskItemProps = {
  task: DashboardTask;
  onTick: (task: DashboardTask, completed: boolean) => void;
};

/** A block of a cycle: ticked here, or studied with the timer. */
const TaskItem = memo(({ task, onTick }: TaskItemProps) => {
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

const boardOf = (client: QueryClient, queryKey: QueryKey): OptimisticCache<WithTasks, TaskTick, boolean> => ({
  queryKey,
  mutationKey: taskTickKey,
  nameOf: nameOfTask,
  stateOf: isTaskDone,
  applied: applyTaskTick,
  put: putTask,
  send: async (tick) => ({ state: await sendTaskTick(tick), totals: {} }),
  onArrived: () => refreshAfterTicks(client),
});

/** Ticks a task in the cache of `queryKey` at once, then on the server; after a failure the tasks are fetched again. */
function useTaskTick(queryKey: QueryKey) {
  const client = useQueryClient();
  return useCallback(
    (task: DashboardTask, completed: boolean) => {
      mutateOptimistically(client, boardOf(client, queryKey), { task, completed }).catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the specification has these failures logged and not shown
        console.warn('task', error);
      });
    },
    [client, queryKey],
  );
}
