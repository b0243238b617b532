import { lessonOfTopic } from '#server/content/topic-lessons.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { LessonAddress } from '#shared/contracts/library.ts';
import { progressOf } from '#shared/rules/plans/plan-progress.ts';
import { type StudyDay, weekdayOf } from '#shared/rules/time/study-day.ts';
import { minutesByWeekday } from '#shared/rules/time/study-week.ts';
import { findPlansToday, type PlanActivity, type PlanTopic } from './today-queries.ts';

/** With the lesson of its topic, where there is one. */
type Taught<Thing> = Thing & { lesson: LessonAddress | null };

interface PlansOfDay {
  total: number;
  active: number;
  /** The newest three. */
  recent: { id: string; title: string; subject: string; progress: number }[];
  /** Minutes of study that plans under way, with something left to do, say for the day; null when none is. */
  minutes: number | null;
  /** Of active plans; past ones too. */
  exams: { planId: string; title: string; date: StudyDay }[];
  /** The day's, done or open, and open ones from before, none open of a finished topic; at most 200, the day's first. */
  activities: Taught<PlanActivity>[];
  /** The first open one after the day. */
  next: Taught<PlanActivity> | null;
  /** Those with revisions to come, and those with questions. */
  topics: Taught<PlanTopic>[];
}

/** The last revision comes 30 days after a topic is finished, later when those before it were late. */
const afterlife = 60;

/** What the student's plans ask for on `day`, and how many there are. A plan that has long been over asks nothing. */
export async function plansOfDay(
  { db, clock }: Services,
  { userId }: SignedIn,
  day: StudyDay,
): Promise<PlansOfDay> {
  const [found] = await findPlansToday(db, { userId, now: clock.now(), today: day, afterlife });
  const {
    total = 0,
    active = 0,
    recent = [],
    current = [],
    activities = [],
    topics = [],
    next = null,
  } = found ?? {};
  const underWay = current.filter(({ startDate, isOpen }) => isOpen && startDate <= day);
  const minutes = underWay.map((plan) => minutesByWeekday(plan)[weekdayOf(day)]);
  return {
    total,
    active,
    recent: recent.map(({ doneCount, itemCount, ...plan }) => ({
      ...plan,
      progress: progressOf(doneCount, itemCount),
    })),
    minutes: minutes.length > 0 ? minutes.reduce((sum, value) => sum + value, 0) : null,
    exams: current.flatMap(({ id, title, examDate }) =>
      examDate === null ? [] : [{ planId: id, title, date: examDate }],
    ),
    activities: activities.map(withLesson),
    next: next && withLesson(next),
    topics: topics.map((topic) => ({ ...topic, lesson: lessonOfTopic(topic.subject, topic.name) })),
  };
}

const withLesson = (activity: PlanActivity) => ({
  ...activity,
  lesson: lessonOfTopic(activity.subject, activity.topic),
});
