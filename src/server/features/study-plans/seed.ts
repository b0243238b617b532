import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { PlanWeek } from '#shared/contracts/study-plans.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { type DemoRequest, makeDemoPlan } from './demo-service.ts';
import { logQuestions } from './follow-up/service.ts';
import { findPlan, listPlanCards } from './queries/read-queries.ts';
import { tickActivity, tickTopic } from './queries/tick-queries.ts';
import { changeStudyPlan, deleteStudyPlan } from './service.ts';
import { generationTasks } from './tables.ts';

interface DemoPlan extends DemoRequest {
  /** Share of the activities, and of the topics, that are done: the first ones. */
  done: number;
  isActive: boolean;
  /** Days from today to the exam. */
  examIn?: number;
  /** Questions done and right on the first topics. */
  questions?: readonly (readonly [done: number, right: number])[];
}

const demoPlans: DemoPlan[] = [
  {
    startedAgo: 26,
    done: 0.93,
    isActive: true,
    asked: {
      title: 'Funções e gráficos para o Enem',
      subject: 'Matemática',
      difficulty: 'intermediário',
      goals: ['Acertar as questões de função do Enem', 'Ler gráficos sem calculadora'],
      topicsCount: 16,
      numberOfWeeks: 4,
      weeklySchedule: [
        { day: 'monday', hours: 1.5 },
        { day: 'wednesday', hours: 1.5 },
        { day: 'friday', hours: 1 },
        { day: 'saturday', hours: 2 },
      ],
    },
  },
  {
    startedAgo: 18,
    done: 0.24,
    isActive: true,
    examIn: 24,
    questions: [
      [20, 17],
      [15, 6],
      [12, 9],
    ],
    asked: {
      title: 'Mecânica do zero',
      subject: 'Física',
      difficulty: 'iniciante',
      goals: ['Entender as leis de Newton', 'Resolver problemas de energia'],
      topicsCount: 20,
      numberOfWeeks: 4,
      timeAvailable: 10,
    },
  },
  {
    startedAgo: 10,
    done: 0.4,
    isActive: false,
    asked: {
      title: 'Química orgânica: revisão',
      subject: 'Química',
      difficulty: 'avançado',
      goals: ['Revisar funções orgânicas antes da prova'],
      topicsCount: 12,
      numberOfWeeks: 4,
      timeAvailable: 5,
    },
  },
  {
    startedAgo: 0,
    done: 0,
    isActive: true,
    asked: {
      title: 'História do Brasil até o vestibular',
      subject: 'História',
      difficulty: 'intermediário',
      goals: ['Ligar cada período às suas causas', 'Escrever bem sobre a República'],
      topicsCount: 40,
      numberOfWeeks: 13,
      timeAvailable: 8,
      isAdvanced: true,
    },
  },
];

/**
 * Gives `student` four plans, made as a student's own are but for the queue: one nearly done, one late, one set
 * aside and one of today. What plans they had before is deleted. Dates are relative to the student's today.
 */
export async function seedStudyPlans(services: Services, student: SignedIn): Promise<void> {
  const { userId } = student;
  const now = services.clock.now();
  for (const { id } of await listPlanCards(services.db, {
    userId,
    now,
    today: todayOf(services, student),
  }))
    await deleteStudyPlan(services, student, id);
  for (const plan of demoPlans) {
    const planId = await makeDemoPlan(services, student, plan);
    await tickFirst(services, student, planId, plan.done);
    const examDate = plan.examIn === undefined ? null : addDays(todayOf(services, student), plan.examIn);
    await changeStudyPlan(services, student, planId, { isActive: plan.isActive, examDate });
    for (const [topicIndex, [done, right]] of (plan.questions ?? []).entries())
      await logQuestions(services, student, planId, { id: uuidv7(), topicIndex, done, right });
  }
  await services.db.delete(generationTasks).where(eq(generationTasks.userId, userId));
}

async function tickFirst(
  services: Services,
  student: SignedIn,
  planId: string,
  share: number,
): Promise<void> {
  const where = { userId: student.userId, planId, now: services.clock.now(), completed: true };
  const [plan] = await findPlan(services.db, where);
  const weeks = JSON.parse(plan?.weeksJson ?? '[]') as PlanWeek[];
  const topics = JSON.parse(plan?.topicsJson ?? '[]') as unknown[];
  const activities = weeks
    .flatMap(({ days }) => days)
    .flatMap((day, index) => day.activities.map((_, position) => ({ day: index, position })));
  const first = <T>(items: T[]) => items.slice(0, Math.round(items.length * share));
  for (const at of first(activities)) await tickActivity(services.db, { ...where, ...at, activityId: null });
  for (const position of first([...topics.keys()]))
    await tickTopic(services.db, { ...where, position, topicId: null, today: todayOf(services, student) });
}
