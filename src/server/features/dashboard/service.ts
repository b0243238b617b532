import { todayOf } from '#server/features/accounts/service.ts';
import { getDueLoad } from '#server/features/flashcards/due-service.ts';
import { studyMinutes, totalMinutes } from '#server/features/focus/service.ts';
import { dayTasks, examsAhead, hoursOfDay } from '#server/features/study-cycles/agenda-service.ts';
import { plansOfDay } from '#server/features/study-plans/agenda/today-service.ts';
import { countSummaries } from '#server/features/summaries/service.ts';
import { nearestExam } from '#server/features/syllabi/nearest-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { type Dashboard, dashboardLimits } from '#shared/contracts/dashboard.ts';
import { dayMinutes } from '#shared/rules/time/clock-text.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';
import type { TodayActivity, TodaySyllabus } from './today-candidates.ts';
import { type NextStep, planToday } from './today-plan.ts';

/** Everything that the dashboard shows, on the student's day. Each feature is asked once, all at the same time. */
export async function getDashboard(services: Services, student: SignedIn): Promise<Dashboard> {
  const today = todayOf(services, student);
  const days = Array.from({ length: dashboardLimits.chartDays }, (_, index) =>
    addDays(today, index + 1 - dashboardLimits.chartDays),
  );
  const [plans, cards, tasks, cycles, cycleExams, studied, totalStudyTimeMinutes, summaries, exam] =
    await Promise.all([
      plansOfDay(services, student, today),
      getDueLoad(services, student),
      dayTasks(services, student, today),
      hoursOfDay(services, student, today),
      examsAhead(services, student, today),
      studyMinutes(services, student, { from: days[0] ?? today, to: today }),
      totalMinutes(services, student),
      countSummaries(services, student.userId),
      nearestExam(services, student),
    ]);
  const minutesOn = new Map(studied.map(({ day, minutes }) => [day, minutes]));
  const week = days.map((day) => ({ day, minutes: minutesOn.get(day) ?? 0 }));
  const todayStudyMinutes = minutesOn.get(today) ?? 0;
  const doneActivities = plans.activities.filter(({ completed }) => completed);
  const ticked = minutesIn([...tasks.filter(({ completed }) => completed), ...doneActivities]);
  const open = plans.activities.filter(({ completed }) => !completed);
  const blocks = tasks.filter(({ completed }) => !completed);
  const plan = planToday({
    today,
    minutesToday: together(plans.minutes, cycles.minutes),
    // What the timer measured is mostly what was ticked afterwards.
    minutesDone: Math.max(ticked, todayStudyMinutes),
    cards,
    blocks,
    activities: open,
    next:
      blocks.length > 0 || open.some(({ day }) => day === today)
        ? null
        : await nextAfter(services, student, today, plans.next),
    topics: plans.topics,
    syllabus: bestOf(exam, doneActivities),
    exams: [
      ...(exam?.examDate
        ? [{ ownerId: exam.id, title: exam.title, date: exam.examDate, href: `/syllabi/${exam.id}` }]
        : []),
      ...plans.exams.map(({ planId, title, date }) => ({
        ownerId: planId,
        title,
        date,
        href: `/study-plans/${planId}`,
      })),
      ...cycleExams.map(({ cycleId, name, examDate }) => ({
        ownerId: cycleId,
        title: name,
        date: examDate,
        href: `/study-cycles/${cycleId}`,
      })),
    ],
  });
  return {
    today,
    studyPlans: { total: plans.total, active: plans.active },
    flashcards: {
      totalCount: cards.total,
      dueCount: cards.due,
      nextDueOn: cards.nextDueOn,
      isReviewed: cards.isReviewed,
    },
    summaries: { total: summaries },
    studyCycles: { total: cycles.cycles },
    totalStudyTimeMinutes,
    todayStudyMinutes,
    week,
    tasks,
    recentPlans: plans.recent,
    plan,
  };
}

/** The first thing after today: of plans, or tomorrow's first block where plans have nothing as soon. */
async function nextAfter(
  services: Services,
  student: SignedIn,
  today: StudyDay,
  activity: TodayActivity | null,
): Promise<NextStep | null> {
  const tomorrow = addDays(today, 1);
  if (activity?.day === tomorrow) return { activity };
  const block = (await dayTasks(services, student, tomorrow)).find(({ completed }) => !completed);
  if (block) return { block, day: tomorrow };
  return activity && { activity };
}

/** The best topic of the nearest exam's syllabus; null without an exam ahead. */
function bestOf(
  exam: Awaited<ReturnType<typeof nearestExam>>,
  doneToday: readonly { planId: string }[],
): TodaySyllabus | null {
  const best = exam?.forecast.best[0];
  if (!exam?.examDate || !best) return null;
  const { id, title, planId } = exam;
  const { text, discipline, kind: does } = best;
  return {
    syllabusId: id,
    title,
    planId,
    isBegunToday: exam.isBegunToday || doneToday.some((activity) => activity.planId === planId),
    topic: { id: best.id, text, discipline, does },
    lesson: exam.lessonOf(best.id),
  };
}

const minutesIn = (things: readonly { duration: number }[]) =>
  things.reduce((sum, { duration }) => sum + duration, 0);

/** Hours of plans and of cycles, as many as a day has; null when neither says any. */
const together = (one: number | null, other: number | null) =>
  one === null && other === null ? null : Math.min(dayMinutes, (one ?? 0) + (other ?? 0));
