import type { ReplanPreview } from '#shared/contracts/replan.ts';
import type { Placed } from '#shared/rules/plans/replan.ts';
import { addDays, type StudyDay, weekdayNames, weekdayOf } from '#shared/rules/time/study-day.ts';

interface Item extends Placed {
  id: string;
  topic: string;
  description: string;
}

interface PreviewInput {
  version: string;
  startDate: StudyDay;
  from: StudyDay;
  until: StudyDay;
  minutesLeft: number;
  minutesOpen: number;
  before: readonly Item[];
  activities: readonly Item[];
  leftOut: readonly Item[];
}

/** What a replan would change, as the student reads it before 'Aplicar'. */
export function replanPreview({
  startDate,
  before,
  activities,
  leftOut,
  until,
  ...rest
}: PreviewInput): ReplanPreview {
  const dateOf = (day: number) => addDays(startDate, day);
  const origins = new Map(before.map(({ id, day }) => [id, day]));
  const open = activities
    .filter(({ completed }) => !completed)
    .map((activity) => ({ ...activity, origin: origins.get(activity.id) ?? activity.day }));
  const days = [...new Set(open.map(({ day }) => day))].filter((day) => dateOf(day) <= until);
  return {
    ...rest,
    until,
    moved: open.filter(({ day, origin }) => day !== origin).length,
    days: days.map((day) => ({
      date: dateOf(day),
      dayName: weekdayNames[weekdayOf(dateOf(day))],
      activities: open
        .filter((activity) => activity.day === day)
        .map(({ topic, description, duration, time, origin }) => ({
          topic,
          description,
          duration,
          time,
          from: dateOf(origin),
        })),
    })),
    leftOut: leftOut.map(({ topic, description, duration, day }) => ({
      topic,
      description,
      duration,
      from: dateOf(day),
    })),
  };
}
