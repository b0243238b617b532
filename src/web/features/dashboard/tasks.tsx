import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useEffect } from 'react';
import type { DashboardTask } from '#shared/contracts/dashboard.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { subjectStyle } from '#web/domain/subject-style.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { countOf, formatNumber, shortDay, weekdayName } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { dayTasksQuery } from './api.ts';
import { FewFirst } from './few-first.tsx';
import { StartButton } from './start-button.tsx';
import { useTodayTick } from './use-today-tick.ts';

type OtherDayProps = { day: StudyDay; onToday: () => void };

/** The tasks of all cycles on a day other than today. */
export function OtherDay({ day, onToday }: OtherDayProps) {
  const query = dayTasksQuery(day);
  const { data, error, refetch } = useQuery(query);
  const tick = useTodayTick(query.queryKey);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification has these failures logged
    if (error) console.warn('tasks', error);
  }, [error]);
  return (
    <Card
      title={`Tarefas de ${weekdayName(day)}, ${shortDay(day)}`}
      description={data && <TasksDone tasks={data.tasks} />}
      actions={
        <Button size="sm" variant="quiet" onClick={onToday}>
          Voltar para hoje
        </Button>
      }
    >
      {/* As tall with a few tasks as with none: other days do not move what is below. */}
      <div className="grid min-h-36 content-start">
        {data?.tasks.length === 0 && <EmptyState compact title="Nenhuma tarefa programada para este dia." />}
        {data && data.tasks.length > 0 && (
          <TaskList tasks={data.tasks} onTick={(task, completed) => tick({ task, completed })} />
        )}
        {!data && error && (
          <EmptyState
            compact
            title="Não foi possível carregar as tarefas deste dia."
            action={
              <Button size="sm" onClick={() => void refetch()}>
                Tentar novamente
              </Button>
            }
          />
        )}
        {!data && !error && (
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

/** `2 tarefas`, `1 de 2 concluídas`; nothing without tasks. */
export function TasksDone({ tasks }: { tasks: readonly DashboardTask[] }) {
  if (tasks.length === 0) return null;
  const done = tasks.filter(({ completed }) => completed).length;
  const words = countOf(tasks.length, 'tarefa', 'tarefas');
  const ended = `${formatNumber(done)} de ${countOf(tasks.length, 'concluída', 'concluídas')}`;
  return <span role="status">{done === 0 ? words : ended}</span>;
}

export const cyclesLink = (
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

export function TaskList({ tasks, nowId, onTick }: TaskListProps) {
  const now = tasks.find(({ blockId }) => blockId === nowId);
  const rest = tasks.filter((task) => task !== now);
  return (
    <FewFirst items={now ? [now, ...rest] : rest} few={12}>
      {(shown) => (
        <ul className="grid gap-2.5">
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
        <StartButton
          name={`${subject}, ${time}`}
          isNow={isNow}
          onStart={() => startFocus({ kind: 'block', cycleId, blockId, subject, label: cycleName })}
        />
      )}
    </li>
  );
});
