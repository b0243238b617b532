import { isWeak } from '#shared/rules/question-accuracy.ts';
import { addDays, daysBetween, type StudyDay, weekdayOf } from '#shared/rules/time/study-day.ts';
import { minutesByWeekday, type StudyWeek } from '#shared/rules/time/study-week.ts';

/** What a topic takes without a schedule to say it. */
const minutesPerTopic = { alta: 150, média: 100, baixa: 60 } as const;

type Priority = keyof typeof minutesPerTopic;

interface FitPlan extends StudyWeek {
  topics: readonly {
    name: string;
    priority: Priority;
    completed: boolean;
    questionsDone: number;
    questionsRight: number;
  }[];
  weeks: readonly {
    days: readonly { activities: readonly { topic: string; duration: number; completed: boolean }[] }[];
  }[];
}

export interface PlanFit {
  /** From today to the day before the exam. */
  daysLeft: number;
  minutesLeft: number;
  /** What is open: activities, or topics where nothing is scheduled; none of a finished topic. */
  minutesOpen: number;
  fits: boolean;
  /** Open topics that could go, the least important first, as many as make the rest fit; never a weak one. */
  toDrop: { name: string; minutes: number }[];
  /** Minutes too many even then. */
  minutesOver: number;
  /** Whole minutes that stay free when everything fits. */
  spareMinutes: number;
}

const dropOrder: Record<Priority, number> = { baixa: 0, média: 1, alta: 2 };

/** Whether what is open fits into the hours from `today` to the day before `examDate`, and what to do if not. */
export function planFit(plan: FitPlan, examDate: StudyDay, today: StudyDay): PlanFit {
  const daysLeft = Math.max(0, daysBetween(today, examDate));
  const minutes = minutesByWeekday(plan);
  let minutesLeft = 0;
  for (let day = 0; day < daysLeft; day += 1) minutesLeft += minutes[weekdayOf(addDays(today, day))];
  const open = openMinutes(plan);
  const minutesOpen = [...open.values()].reduce((sum, value) => sum + value, 0);
  const priorityOf = new Map(plan.topics.map(({ name, priority }) => [name, priority]));
  const rank = (name: string) => dropOrder[priorityOf.get(name) ?? 'média'];
  const weak = new Set(plan.topics.filter(isWeak).map(({ name }) => name));
  const candidates = [...open]
    .filter(([name]) => !weak.has(name))
    .reverse()
    .sort(([one], [other]) => rank(one) - rank(other));
  const toDrop: PlanFit['toDrop'] = [];
  let excess = minutesOpen - minutesLeft;
  for (const [name, minutes] of candidates) {
    if (excess <= 0) break;
    toDrop.push({ name, minutes });
    excess -= minutes;
  }
  const spareMinutes = Math.max(0, minutesLeft - minutesOpen);
  return {
    daysLeft,
    minutesLeft,
    minutesOpen,
    fits: minutesOpen <= minutesLeft,
    toDrop,
    minutesOver: Math.max(0, excess),
    spareMinutes,
  };
}

/** Minutes of what is open, by topic, in order of study. */
function openMinutes({ topics, weeks }: FitPlan): Map<string, number> {
  const activities = weeks.flatMap(({ days }) => days.flatMap((day) => day.activities));
  const open = new Map<string, number>();
  if (activities.length === 0) {
    for (const { name, priority, completed } of topics)
      if (!completed) open.set(name, minutesPerTopic[priority]);
    return open;
  }
  const finished = new Set(topics.filter(({ completed }) => completed).map(({ name }) => name));
  for (const { topic, duration, completed } of activities) {
    if (!completed && !finished.has(topic)) open.set(topic, (open.get(topic) ?? 0) + duration);
  }
  return open;
}
