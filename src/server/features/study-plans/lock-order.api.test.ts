import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdQuotas } from '#server/features/accounts/plan/quota-service.ts';
import { lockSyllabus } from '#server/features/syllabi/queries.ts';
import { type Db, inTransaction, rowsOf } from '#server/platform/database/database.ts';
import { type Syllabus, syllabusApi } from '#shared/contracts/syllabi.ts';
import { makeSyllabus } from '#test/support/syllabi.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { lockPlan } from './queries/write-queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const hours = {
  startDate: '2026-03-11',
  weeklySchedule: (['monday', 'wednesday', 'friday'] as const).map((day) => ({ day, hours: 2 })),
};

interface Made {
  student: Student;
  syllabus: Syllabus;
  planId: string;
}

async function made(): Promise<Made> {
  const student = await test.registerStudent();
  const syllabus = await makeSyllabus(test, student.token);
  const params = { id: syllabus.id };
  const { body } = await test.call(syllabusApi.createPlan, { params, body: hours }, student);
  return { student, syllabus, planId: body.planId };
}

const now = new Date('2026-03-11T15:00:00Z');
const holdPlan = (tx: Db, { student, planId }: Made) =>
  lockPlan(tx, { userId: student.user.id, planId, now });
const holdStudent = (tx: Db, { student }: Made) => holdQuotas({ db: tx }, student.user.id);

/** Until a transaction waits for what another one holds. */
async function somebodyWaits(tx: Db): Promise<void> {
  const waiting = sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  // Within a transaction it is looked at once, and then said again.
  const lookAnew = () => tx.execute(sql`select pg_stat_clear_snapshot()`);
  for (; (await rowsOf(tx, waiting)).length === 0; await lookAnew())
    await new Promise((resolve) => setTimeout(resolve, 10));
}

// The embedded database runs one transaction after the other.
describe.runIf(process.env.TEST_DATABASE === 'postgres')('who holds what comes before a syllabus', () => {
  it.each([
    ['the plan, while that is deleted', holdPlan, 'DELETE', ({ planId }: Made) => `/study-plans/${planId}`],
    [
      'the student, while a plan is made',
      holdStudent,
      'POST',
      ({ syllabus }: Made) => `/syllabi/${syllabus.id}/plan`,
    ],
  ] as const)('%s, gets the syllabus, and both end well', async (_, hold, method, pathOf) => {
    const all = await made();
    const of = { userId: all.student.user.id, syllabusId: all.syllabus.id };
    const held = Promise.withResolvers<void>();
    const body = method === 'POST' ? hours : undefined;
    const crossing = held.promise.then(() => test.send(method, pathOf(all), body, all.student));
    await inTransaction(test.services.db, async (tx) => {
      await hold(tx, all);
      held.resolve();
      await somebodyWaits(tx);
      expect(await lockSyllabus(tx, of)).toMatchObject({ title: 'Analista' });
    });
    expect((await crossing).status).toBeLessThan(300);
  });
});
