import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shortDay, weekdayName } from '#shared/rules/text/format.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonBlock } from '#web/ui/skeleton.tsx';
import { dayTasksQuery } from './api.ts';
import { TaskList, TasksDone } from './tasks.tsx';
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
