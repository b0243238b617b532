import type { Dashboard, DashboardTask } from '#shared/contracts/dashboard.ts';

export interface TaskTick {
  task: DashboardTask;
  completed: boolean;
}

/** What holds tasks: the dashboard itself, or the tasks of another day. */
export type WithTasks = Pick<Dashboard, 'tasks'> & Partial<Pick<Dashboard, 'plan'>>;

/** Two ticks of one task have the same name. */
export const nameOfTask = ({ task }: TaskTick): string => task.blockId;

export const isTaskDone = ({ tasks }: WithTasks, { task }: TaskTick): boolean | undefined =>
  tasks.find(({ blockId }) => blockId === task.blockId)?.completed;

/** With the task done or open; what is done leaves the plan for today. */
export function putTask<Whole extends WithTasks>(
  whole: Whole,
  { task }: TaskTick,
  completed: boolean,
): Whole {
  const tasks = whole.tasks.map((other) =>
    other.blockId === task.blockId ? { ...other, completed } : other,
  );
  if (!whole.plan || !completed) return { ...whole, tasks };
  const items = whole.plan.items.filter(({ id }) => id !== `block:${task.blockId}`);
  return { ...whole, tasks, plan: { ...whole.plan, items } };
}

export const applyTaskTick = <Whole extends WithTasks>(whole: Whole, tick: TaskTick): Whole =>
  putTask(whole, tick, tick.completed);
