import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { everyJob } from '#server/jobs.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { billingApi } from '#shared/contracts/billing.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { getStanding } from '../service.ts';
import { savePlan } from './plan-service.ts';

let test: TestApp;
let student: Student;

beforeAll(async () => {
  test = await openTestApp({ settings: { PLANS: 'off' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  student = await test.registerStudent();
});

it('gives everybody the highest tier, without an end, whatever they once had', async () => {
  const { token, user } = student;
  expect(user).toMatchObject({ plan: 'premium', planExpiresAt: null });
  await savePlan(test.services, user.id, { plan: 'basic', planExpiresAt: new Date('2026-03-20T15:00:00Z') });
  const profile = (await test.call(accountApi.profile, {}, { token })).body.data.user;
  expect(profile).toMatchObject({ plan: 'premium', planExpiresAt: null });
  expect(await getStanding(test.services, user.id)).toMatchObject({ tier: 'premium' });
});

it('knows no call of payments, nor works for them', async () => {
  const { token } = student;
  for (const { method, path } of Object.values(billingApi)) {
    const answer = await test.send(method, path.replace(':id', student.user.id), undefined, { token });
    expect(answer, path).toMatchObject({ status: 404, body: { code: 'common.not_found' } });
  }
  expect(test.services.payments).toBeNull();
  expect(everyJob(test.services).filter(({ name }) => name.startsWith('billing'))).toEqual([]);
});
