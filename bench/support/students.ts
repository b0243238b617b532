import { v7 as uuidv7 } from 'uuid';
import { insertAccount } from '#server/features/accounts/queries.ts';
import { defaultPreferences } from '#server/features/accounts/user.ts';
import type { DraftRequest } from '#server/features/study-plans/draft.ts';
import { writeLocalDraft } from '#server/features/study-plans/local-writer.ts';
import { minutesByWeekday, schedulePlan } from '#server/features/study-plans/schedule.ts';
import { studyPlans, studyPlanTopics, studyPlanWeeks } from '#server/features/study-plans/tables.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { addDays, defaultTimeZone, studyDay } from '#shared/rules/study-day.ts';

export const password = 'segredo-do-banco-de-provas';
const studentCount = 200;
export const plansPerStudent = 20;

/** What the largest plan of each student holds; the others have 20 topics and 4 weeks, as the form proposes. */
export const largePlan = { topics: 50, weeks: 12, hoursPerWeek: 10 } as const;
const usualPlan = { topics: 20, weeks: 4, hoursPerWeek: 10 } as const;

const subjects = ['Matemática', 'Física', 'Química', 'Biologia', 'História'] as const;

export interface BenchStudent {
  userId: string;
  email: string;
  /** The plan of `largePlan`'s size. */
  planId: string;
  /** Where its activities are: week, day and position, all from 0. */
  activities: [week: number, day: number, activity: number][];
}

/** What a student asks for when they want a plan of `size`. */
export const wishFor = (subject: string, topicsCount: number): DraftRequest => ({
  title: `${subject} para o vestibular`,
  description: '',
  subject,
  difficulty: 'intermediário',
  goals: [`Revisar ${subject} até a prova`, 'Resolver provas anteriores'],
  topicsCount,
  isAdvanced: false,
});

function planOf(subject: string, { topics, weeks, hoursPerWeek }: typeof largePlan | typeof usualPlan) {
  const wish = wishFor(subject, topics);
  const draft = writeLocalDraft(wish);
  const startDate = studyDay(new Date(), defaultTimeZone);
  const schedule = schedulePlan({
    topics: draft.topics,
    startDate,
    numberOfWeeks: weeks,
    minutesByWeekday: minutesByWeekday(undefined, hoursPerWeek),
  });
  const activities = schedule.flatMap(({ days }, week) =>
    days.flatMap((day, index) =>
      day.activities.map((_, position): [number, number, number] => [week, index, position]),
    ),
  );
  const plan = {
    title: wish.title,
    description: draft.description,
    subject,
    difficulty: 'medium' as const,
    isAdvanced: false,
    startDate,
    endDate: addDays(startDate, weeks * 7 - 1),
    timeAvailable: hoursPerWeek,
    goals: wish.goals,
    evaluationMethods: draft.evaluationMethods,
    resources: draft.resources,
    engine: 'local' as const,
    itemCount: draft.topics.length + activities.length,
  };
  return { plan, topics: draft.topics.map(({ weight, ...topic }) => topic), schedule, activities };
}

/**
 * Fills an empty, migrated database with 200 students who share one password and have 20 plans each, written
 * and scheduled by the product's own engine.
 */
export async function insertStudents(db: Db): Promise<BenchStudent[]> {
  const passwordHash = await hashPassword(password);
  const large = subjects.map((subject) => planOf(subject, largePlan));
  const usual = subjects.map((subject) => planOf(subject, usualPlan));
  const students: BenchStudent[] = [];
  for (let number = 0; number < studentCount; number++) {
    const userId = uuidv7();
    const email = `estudante${number}@example.com`;
    const now = Date.now();
    const plans = Array.from({ length: plansPerStudent }, (_, position) => {
      const made = position ? usual[(number + position) % usual.length] : large[number % large.length];
      return {
        id: uuidv7(),
        createdAt: new Date(now - position * 3_600_000),
        ...(made as ReturnType<typeof planOf>),
      };
    });
    await inTransaction(db, async (tx) => {
      await insertAccount(tx, {
        account: { id: userId, email, emailKey: email, role: 'user', createdAt: new Date(now) },
        student: {
          userId,
          name: 'Ana Souza',
          passwordHash,
          preferences: defaultPreferences,
          timeZone: defaultTimeZone,
        },
        consentVersion: null,
      });
      await tx
        .insert(studyPlans)
        .values(plans.map(({ id, createdAt, plan }) => ({ ...plan, userId, id, createdAt })));
      await tx
        .insert(studyPlanTopics)
        .values(
          plans.flatMap(({ id, topics }) =>
            topics.map((topic, position) => ({ ...topic, userId, planId: id, position })),
          ),
        );
      await tx
        .insert(studyPlanWeeks)
        .values(
          plans.flatMap(({ id, schedule }) =>
            schedule.map(({ days }, weekIndex) => ({ userId, planId: id, weekIndex, days })),
          ),
        );
    });
    students.push({ userId, email, planId: plans[0]?.id as string, activities: plans[0]?.activities ?? [] });
  }
  return students;
}
