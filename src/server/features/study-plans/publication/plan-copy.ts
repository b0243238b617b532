import type {
  ActivityKind,
  EvaluationMethod,
  PlanResource,
  StudyPlan,
  Topic,
} from '#shared/contracts/study-plans.ts';
import {
  addDays,
  daysBetween,
  type StudyDay,
  type Weekday,
  weekdayOf,
  weekdays,
} from '#shared/rules/time/study-day.ts';

/** What others may take over of a plan: what it says, without its dates and without what was done in it. */
export interface PlanCopy {
  title: string;
  description: string;
  subject: string;
  difficulty: StudyPlan['difficulty'];
  isAdvanced: boolean;
  engine: StudyPlan['engine'];
  /** Hours per week. */
  timeAvailable: number;
  weeklySchedule: StudyPlan['weeklySchedule'];
  numberOfWeeks: number;
  /** Days from its first to its last. */
  durationDays: number;
  /** Of its first day: days in the schedule keep their weekdays. */
  firstWeekday: Weekday;
  goals: string[];
  evaluationMethods: EvaluationMethod[];
  resources: PlanResource[];
  topics: CopiedTopic[];
  /** In their order; `day` counts from the first, `position` within the day. */
  activities: CopiedActivity[];
}

export type CopiedTopic = Pick<Topic, 'id' | 'name' | 'description' | 'priority'>;

export interface CopiedActivity {
  day: number;
  position: number;
  /** `HH:MM`. */
  time: string;
  /** Minutes. */
  duration: number;
  topic: string;
  kind: ActivityKind;
  description: string;
}

type Copied = Omit<PlanCopy, 'durationDays' | 'firstWeekday' | 'topics' | 'activities' | 'weeklySchedule'> & {
  weeklySchedule?: PlanCopy['weeklySchedule'] | undefined;
  startDate: StudyDay;
  endDate: StudyDay;
};

/** Names each field: whatever else a plan has stays with its student. */
export function copyOf(
  plan: Copied,
  topics: readonly CopiedTopic[],
  activities: readonly CopiedActivity[],
): PlanCopy {
  const { title, description, subject, difficulty, isAdvanced, engine, timeAvailable, weeklySchedule } = plan;
  const { numberOfWeeks, goals, evaluationMethods, resources, startDate, endDate } = plan;
  return {
    title,
    description,
    subject,
    difficulty,
    isAdvanced,
    engine,
    timeAvailable,
    weeklySchedule: weeklySchedule ?? null,
    numberOfWeeks,
    durationDays: Math.max(1, daysBetween(startDate, endDate)),
    firstWeekday: weekdayOf(startDate),
    goals,
    evaluationMethods,
    resources,
    topics: topics.map(({ id, name, description, priority }) => ({ id, name, description, priority })),
    activities: activities.map(({ day, position, time, duration, topic, kind, description }) => ({
      day,
      position,
      time,
      duration,
      topic,
      kind,
      description,
    })),
  };
}

/** The first day from `today` on that has the copy's first weekday. */
export function firstDayOf({ firstWeekday }: Pick<PlanCopy, 'firstWeekday'>, today: StudyDay): StudyDay {
  const ahead = weekdays.indexOf(firstWeekday) - weekdays.indexOf(weekdayOf(today));
  return addDays(today, (ahead + 7) % 7);
}

/** The end of a copy that begins on `startDate`: after as many days as its author's, and not before its last activity. */
export function lastDayOf({ durationDays, activities }: PlanCopy, startDate: StudyDay): StudyDay {
  return addDays(startDate, Math.max(durationDays, ...activities.map(({ day }) => day)));
}
