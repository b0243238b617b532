import { v7 as uuidv7 } from 'uuid';
import { getStanding } from '#server/features/accounts/service.ts';
import type { DraftTopic } from '#server/language/plans/plan-writer.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { CreateStudyPlan, EvaluationMethod } from '#shared/contracts/study-plans.ts';
import { studyPlanLimits } from '#shared/contracts/study-plans.ts';
import { daysBetween, type StudyDay } from '#shared/rules/time/study-day.ts';
import { minutesByWeekday } from '#shared/rules/time/study-week.ts';
import { insertPlan } from './queries/write-queries.ts';
import { schedulePlan } from './schedule/schedule.ts';
import { planExpiry, requirePlanRoom } from './service.ts';

interface ProgrammePlan {
  title: string;
  subject: string;
  description: string;
  goal: string;
  startDate: StudyDay;
  /** Last day on which something is planned. */
  lastDay: StudyDay;
  examDate: StudyDay;
  weeklySchedule: NonNullable<CreateStudyPlan['weeklySchedule']>;
  /** In order of study; their weights are minutes. */
  topics: readonly DraftTopic[];
  /** How many last weeks repeat the topics, and what each is worth there. */
  closing: { weeks: number; worths: readonly number[] };
}

const evaluationMethods: EvaluationMethod[] = [
  {
    name: 'Questões por tópico',
    description:
      'Resolva questões logo depois da teoria e anote os acertos: é deles que sai a previsão da prova.',
    frequency: 'A cada tópico',
  },
  {
    name: 'Prova anterior da banca',
    description: 'Faça uma prova inteira no tempo do edital e corrija cada erro.',
    frequency: 'Uma vez por mês, e na última semana',
  },
];

/**
 * Within a transaction: a plan whose topics stand in a programme; answers its id, its topics have their places as ids.
 * Throws the `quotas` codes (403).
 */
export async function insertProgrammePlan(
  within: Services,
  student: SignedIn,
  plan: ProgrammePlan,
): Promise<string> {
  const { userId } = student;
  const now = within.clock.now();
  await requirePlanRoom(within, userId);
  const { isTestAccount } = await getStanding(within, userId);
  const { topics, startDate, lastDay, weeklySchedule, goal, title, subject, description, examDate } = plan;
  const { closing } = plan;
  const minutes = minutesByWeekday({ weeklySchedule, timeAvailable: 0 });
  const numberOfWeeks = Math.ceil((daysBetween(startDate, lastDay) + 1) / 7);
  const weeks = schedulePlan({
    topics,
    startDate,
    numberOfWeeks,
    lastDay,
    closing,
    minutesByWeekday: minutes,
  });
  const activities = weeks.flatMap(({ days }, week) =>
    days.flatMap(({ activities: planned }, day) =>
      planned.map(({ _id, ...activity }, position) => ({ ...activity, day: week * 7 + day, position })),
    ),
  );
  const id = uuidv7();
  await insertPlan(
    within.db,
    {
      userId,
      id,
      title: title.slice(0, studyPlanLimits.title),
      subject: subject.slice(0, studyPlanLimits.subject),
      description: description.slice(0, studyPlanLimits.description),
      difficulty: 'medium',
      isAdvanced: false,
      startDate,
      endDate: lastDay,
      examDate,
      timeAvailable: Object.values(minutes).reduce((sum, day) => sum + day, 0) / 60,
      numberOfWeeks: weeks.length,
      weeklySchedule,
      goals: [goal.slice(0, studyPlanLimits.goal)],
      evaluationMethods,
      resources: [],
      engine: 'local',
      fallback: null,
      itemCount: topics.length + activities.length,
      expiresAt: planExpiry(isTestAccount, now),
      createdAt: now,
    },
    topics.map(({ name, description: text, priority }) => ({ name, description: text, priority })),
    activities,
  );
  return id;
}
