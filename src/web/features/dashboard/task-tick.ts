import type { Dashboard, DashboardTask, TodayItem } from '#shared/contracts/dashboard.ts';

interface TaskTick {
  task: DashboardTask;
  completed: boolean;
}

/** An activity or a revision of a plan. */
interface ItemTick {
  item: TodayItem;
  completed: boolean;
}

/** What is ticked on the dashboard; ticks that wait for a connection are stored so. */
export type TodayTick = TaskTick | ItemTick;

/** What holds tasks: the dashboard itself, or the tasks of another day. */
export type WithTasks = Pick<Dashboard, 'tasks'> & Partial<Pick<Dashboard, 'plan'>>;

/** Two ticks of one thing have the same name. */
export const nameOfTick = (tick: TodayTick): string => ('task' in tick ? tick.task.blockId : tick.item.id);

/** What is done has left the plan for today. */
export function isDone({ tasks, plan }: WithTasks, tick: TodayTick): boolean | undefined {
  if ('task' in tick) return tasks.find(({ blockId }) => blockId === tick.task.blockId)?.completed;
  return plan && !plan.items.some(({ id }) => id === tick.item.id);
}

/** With the thing done or open; what is done leaves the plan for today. */
export function putTick<Whole extends WithTasks>(whole: Whole, tick: TodayTick, completed: boolean): Whole {
  if ('task' in tick) {
    const { blockId } = tick.task;
    const tasks = whole.tasks.map((task) => (task.blockId === blockId ? { ...task, completed } : task));
    return completed ? without({ ...whole, tasks }, `block:${blockId}`) : { ...whole, tasks };
  }
  return completed ? without(whole, tick.item.id) : withItem(whole, tick.item);
}

export const applyTick = <Whole extends WithTasks>(whole: Whole, tick: TodayTick): Whole =>
  putTick(whole, tick, tick.completed);

function without<Whole extends WithTasks>(whole: Whole, itemId: string): Whole {
  const item = whole.plan?.items.find(({ id }) => id === itemId);
  if (!whole.plan || !item) return whole;
  const items = whole.plan.items.filter((other) => other !== item);
  return { ...whole, plan: { ...whole.plan, items, late: counted(whole.plan.late, item, -1) } };
}

/** Back as the first of the plan, after the cards; the server knows its place. */
function withItem<Whole extends WithTasks>(whole: Whole, item: TodayItem): Whole {
  const { plan } = whole;
  if (!plan || plan.items.some(({ id }) => id === item.id)) return whole;
  const cards = plan.items.filter(({ kind }) => kind === 'cards');
  const others = plan.items.filter(({ kind }) => kind !== 'cards');
  const late = counted(plan.late, item, 1);
  return { ...whole, plan: { ...plan, items: [...cards, item, ...others], late } };
}

const counted = (late: Dashboard['plan']['late'], { isLate, owner, minutes }: TodayItem, by: 1 | -1) =>
  late.map((plan) =>
    isLate && plan.planId === owner?.id
      ? { ...plan, count: plan.count + by, minutes: plan.minutes + by * minutes }
      : plan,
  );
