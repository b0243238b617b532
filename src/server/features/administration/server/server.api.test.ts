import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reminderJob } from '#server/features/reminders/service.ts';
import { inTransaction, rowsOf } from '#server/platform/database/database.ts';
import { administrationApi } from '#shared/contracts/administration.ts';
import { registerAdministrator } from '#test/support/administrators.ts';
import { jobsDone } from '#test/support/jobs.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
let rosa: Student;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  rosa = await registerAdministrator(test);
});
afterAll(() => test.close());

/** A job that failed for good, with what students wrote in the second line of its reason. */
async function failedJob(name = reminderJob): Promise<string> {
  await test.services.db.execute(sql`delete from pgboss.job where name = ${name}`);
  // In one transaction, or somebody at work might take it in between.
  const [job] = await inTransaction(test.db, async (tx) => {
    await test.services.jobs.enqueue(tx, name, { userId: rosa.user.id });
    return rowsOf<{ id: string }>(
      tx,
      sql`update pgboss.job set state = 'failed', completed_on = now(),
          output = jsonb_build_object('message', E'Failed query: select 1\nparams: segredo de Ana')
        where name = ${name} returning id::text as id`,
    );
  });
  return job?.id ?? '';
}
const jobs = async () => (await test.call(administrationApi.listJobs, { query: {} }, rosa)).body.data;
const retry = (id: string) => test.call(administrationApi.retryJob, { params: { id } }, rosa);

describe('jobs', () => {
  it('that failed are shown with the first line of their reason, and tried again once', async () => {
    const id = await failedJob();
    const { queues, failed } = await jobs();
    expect(queues).toContainEqual(expect.objectContaining({ name: reminderJob, failed: 1 }));
    expect(failed).toMatchObject([
      { id, name: reminderJob, reason: 'Failed query: select 1', canRetry: true },
    ]);
    const statuses = (await Promise.all([retry(id), retry(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 404]);
    await jobsDone(test);
    expect((await jobs()).failed).toEqual([]);
    const log = await test.call(administrationApi.listActions, { query: {} }, rosa);
    expect(log.body.data.actions).toMatchObject([{ action: 'retry_job', target: reminderJob }]);
  });
});

describe('a job that was given up', () => {
  it('is shown and not tried again: its student was told', async () => {
    const id = await failedJob('study-plans.generate');
    const { failed } = await jobs();
    expect(failed.find((job) => job.id === id)).toMatchObject({ canRetry: false });
    expect((await retry(id)).status).toBe(404);
  });
});

describe('mail', () => {
  it('says how it is sent and what of it failed', async () => {
    const id = await failedJob();
    const { body } = await test.call(administrationApi.getMail, {}, rosa);
    expect(body.data.mail).toMatchObject({
      by: 'folder',
      kept: { count: expect.any(Number) },
      failed: [{ id }],
    });
  });

  it('is tried on the own address, and a failure is told', async () => {
    expect((await test.call(administrationApi.testMail, {}, rosa)).body.data).toEqual({
      isSent: true,
      reason: null,
    });
    expect(test.mails.at(-1)).toMatchObject({ to: rosa.user.email, subject: 'Email de teste da Órbita' });
    vi.spyOn(test.services.mailer, 'send').mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    expect((await test.call(administrationApi.testMail, {}, rosa)).body.data).toEqual({
      isSent: false,
      reason: 'connect ECONNREFUSED',
    });
  });
});

describe('use', () => {
  it('is counted by day up to today', async () => {
    const ana = await test.registerStudent();
    await test.send('POST', '/auth/register-test');
    await test.send('POST', '/streak/update', undefined, ana);
    const usage = await test.call(administrationApi.getUsage, { query: { days: 7 } }, rosa);
    const { days } = usage.body.data;
    expect(days).toHaveLength(7);
    expect(days.at(0)).toMatchObject({ day: '2026-03-05', registrations: 0 });
    expect(days.at(-1)).toMatchObject({
      day: '2026-03-11',
      registrations: 2,
      answers: 0,
      plans: 0,
      tokens: 0,
    });
  });
});

describe('storage and settings', () => {
  it('say sizes, and names without a value', async () => {
    const { data } = (await test.call(administrationApi.getStorage, {}, rosa)).body;
    expect(data.database).toBeGreaterThan(1_000_000);
    expect(data.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['students', 'pgboss']));
    const { settings } = (await test.call(administrationApi.listSettings, {}, rosa)).body.data;
    expect(settings).toContainEqual({ name: 'SMTP_URL', isSet: false });
    expect(Object.keys(settings[0] ?? {})).toEqual(['name', 'isSet']);
  });
});
