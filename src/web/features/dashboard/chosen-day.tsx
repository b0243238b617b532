import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import { dashboardQuery, dayTasksQuery } from './api.ts';
import { DayTasks } from './day-tasks.tsx';
import { useTaskTick } from './use-task-tick.ts';

type ChosenDayProps = {
  day: StudyDay;
  today: StudyDay;
  /** Today's, which came with the dashboard. */
  tasks: Dashboard['tasks'];
  onToday: () => void;
};

/** The tasks of the chosen day. */
export function ChosenDay({ day, today, tasks, onToday }: ChosenDayProps) {
  const isToday = day === today;
  const { data, error, refetch } = useQuery({ ...dayTasksQuery(day), enabled: !isToday });
  const tick = useTaskTick(isToday ? dashboardQuery(today).queryKey : dayTasksQuery(day).queryKey);
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification has these failures logged
    if (error) console.warn('tasks', error);
  }, [error]);
  return (
    <DayTasks
      day={day}
      today={today}
      tasks={isToday ? tasks : data?.tasks}
      hasFailed={error !== null && !isToday}
      onTick={tick}
      onRetry={() => void refetch()}
      onToday={onToday}
    />
  );
}
