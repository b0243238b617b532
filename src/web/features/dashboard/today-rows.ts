import type { Dashboard, DashboardTask, TodayItem } from '#shared/contracts/dashboard.ts';
import { countOf, formatMinutes, weekdayName } from '#shared/rules/text/format.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';

type Plan = Dashboard['plan'];
type Late = Plan['late'][number];

/** A row of the plan: one thing, the revisions of one plan, or what is late of one plan. */
export type TodayRow =
  | { kind: 'one'; key: string; item: TodayItem }
  | { kind: 'revisions'; key: string; items: readonly TodayItem[]; minutes: number }
  | { kind: 'late'; key: string; late: Late; items: readonly TodayItem[] };

interface TodayRows {
  /** What to do first; null when nothing is open. */
  now: TodayItem | null;
  rows: TodayRow[];
}

const minutesOf = (items: readonly TodayItem[]) => items.reduce((sum, { minutes }) => sum + minutes, 0);
const ownerOf = ({ owner }: TodayItem) => owner?.id ?? '';

/** Things with one key are one row. */
function keyOf(item: TodayItem): string {
  if (item.isLate) return `late ${ownerOf(item)}`;
  return item.kind === 'revision' ? `revisions ${ownerOf(item)}` : item.id;
}

/**
 * The plan as it is drawn: the first thing by itself, then the rest in its order. Blocks stand among the tasks and due
 * cards by themselves; revisions of one plan are one row, and so is what is late of one plan, fitting today or not.
 */
export function todayRows({ items, late }: Pick<Plan, 'items' | 'late'>): TodayRows {
  const [now = null, ...rest] = items;
  const groups = new Map<string, TodayItem[]>();
  for (const item of rest.filter(({ kind }) => kind !== 'block' && kind !== 'cards')) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const onTime = [...groups].flatMap(([key, group]): TodayRow[] => {
    const [first] = group;
    if (!first || first.isLate) return [];
    return group.length === 1
      ? [{ kind: 'one', key, item: first }]
      : [{ kind: 'revisions', key, items: group, minutes: minutesOf(group) }];
  });
  const behind = late.flatMap((plan): TodayRow[] => {
    // What stands above by itself is not counted a second time.
    const above = now?.isLate && ownerOf(now) === plan.planId ? now : null;
    const count = plan.count - Number(above !== null);
    const key = `late ${plan.planId}`;
    const counted = { ...plan, count, minutes: plan.minutes - (above?.minutes ?? 0) };
    return count > 0 ? [{ kind: 'late', key, late: counted, items: groups.get(key) ?? [] }] : [];
  });
  return { now, rows: [...onTime, ...behind] };
}

/** How many things of today don't fit its hours and stand nowhere else on the screen. */
export function hiddenCount(plan: Plan, tasks: readonly DashboardTask[], due: number): number {
  const shown = new Set(plan.items.map(({ id }) => id));
  const openTasks = tasks.filter(({ blockId, completed }) => !completed && !shown.has(`block:${blockId}`));
  const late = plan.late.reduce((sum, { count }) => sum + count, 0);
  const lateShown = plan.items.filter(({ isLate }) => isLate).length;
  const cards = Number(due > 0 && plan.minutesToday !== null && !shown.has('cards'));
  return Math.max(0, plan.leftOut - openTasks.length - (late - lateShown) - cards);
}

/** `50min de 2h 0min`; `50min de estudo` where all is done, or the day has no hours; null where nothing is to be said. */
export function hoursToday({ minutesToday, minutesDone }: Plan, isAllDone: boolean): string | null {
  if (!minutesToday || (isAllDone && minutesDone > 0))
    return minutesDone > 0 ? `${formatMinutes(minutesDone)} de estudo` : null;
  const hours = formatMinutes(minutesToday);
  return minutesDone > 0 ? `${formatMinutes(minutesDone)} de ${hours}` : `${hours} para hoje`;
}

/** What is said where nothing of the plan is open. */
export function restWords({ minutesToday, minutesDone }: Plan, tasksDone: number, hidden: number): string {
  const done = [
    minutesDone > 0 && `${formatMinutes(minutesDone)} de estudo`,
    tasksDone > 0 && countOf(tasksDone, 'tarefa concluída', 'tarefas concluídas'),
  ].filter((part) => part !== false);
  if (hidden > 0) {
    const waiting = `${countOf(hidden, 'item espera', 'itens esperam')} pelos próximos dias.`;
    const isOver = minutesToday !== null && minutesToday > 0 && minutesDone >= minutesToday;
    return isOver ? `Você cumpriu o tempo de hoje. ${waiting}` : waiting;
  }
  if (done.length > 0) return `Tudo feito por hoje: ${done.join(', ')}.`;
  return minutesToday === 0 ? 'Dia livre.' : 'Nada espera por você hoje.';
}

/** `amanhã`, `quinta-feira`. */
export const whenWords = (day: StudyDay, today: StudyDay): string =>
  day === addDays(today, 1) ? 'amanhã' : weekdayName(day);
