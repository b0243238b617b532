import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countPeople, demoAccount, seedAccount } from '#server/features/accounts/seed.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { type StudyPlan, studyPlanApi } from '#shared/contracts/study-plans.ts';
import { openTestApp, schoolDay, type TestApp } from '#test/support/test-app.ts';
import { seedStudyPlans } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** As scripts/seed.ts does it. */
const seed = () =>
  inTransaction(test.services.db, async (db) => {
    const services = { ...test.services, db };
    await seedStudyPlans(services, await seedAccount(services));
  });

async function signIn() {
  const { email, password } = demoAccount;
  const { status, body } = await test.call(accountApi.login, { body: { email, password } });
  expect(status).toBe(200);
  return { user: body.data.user, token: body.data.accessToken };
}

const listPlans = async (token: string) =>
  (await test.call(studyPlanApi.list, {}, { token })).body.studyPlans;

async function openPlans(token: string): Promise<StudyPlan[]> {
  const plans: StudyPlan[] = [];
  for (const { id } of await listPlans(token)) {
    const { body } = await test.call(studyPlanApi.detail, { params: { id } }, { token });
    plans.push(body.data.studyPlan);
  }
  return plans;
}

/** What a plan holds, without the id that each making gives it. */
/** All but the ids, which are drawn anew. */
const contentOf = (plans: StudyPlan[]) =>
  JSON.parse(JSON.stringify(plans, (key, value) => (key === 'id' || key === '_id' ? undefined : value)));

it('makes a premium student who can sign in, with a plan at every stage', async () => {
  await seed();
  const { user, token } = await signIn();
  expect(user).toMatchObject({ id: demoAccount.id, plan: 'premium', emailVerified: true });
  const [fresh, setAside, late, nearlyDone, ...others] = await listPlans(token);
  expect(others).toEqual([]);
  expect(fresh).toMatchObject({ progress: 0, isDelayed: false, isActive: true, isAdvanced: true });
  expect(setAside).toMatchObject({ isActive: false, isDelayed: false });
  expect(late).toMatchObject({ isDelayed: true, isActive: true });
  expect(nearlyDone).toMatchObject({ isDelayed: false, isActive: true });
  expect(nearlyDone?.progress).toBeGreaterThan(85);
  expect(nearlyDone?.progress).toBeLessThan(100);
});

it('counts exactly what is ticked', async () => {
  await seed();
  const { token } = await signIn();
  for (const { title, topics, weeks, progress } of await openPlans(token)) {
    const activities = weeks.flatMap(({ days }) => days.flatMap((day) => day.activities));
    const items = [...topics, ...activities];
    const done = items.filter(({ completed }) => completed).length;
    expect(progress, title).toBe(Math.round((100 * done) / items.length));
  }
});

it('starts the demo student over, on the days of today, and touches nobody else', async () => {
  const { token: other } = await test.registerStudent();
  await seed();
  const before = await signIn();
  const content = contentOf(await openPlans(before.token));
  const [first] = await listPlans(before.token);
  await test.call(studyPlanApi.remove, { params: { id: first?.id ?? '' } }, { token: before.token });

  await seed();
  expect(contentOf(await openPlans(before.token))).toEqual(content);

  test.clock.advance({ days: 40 });
  await seed();
  const [fresh] = await listPlans((await signIn()).token);
  expect(fresh).toMatchObject({ startDate: '2026-04-20', isDelayed: false });
  test.clock.set(schoolDay);
  expect(await listPlans(other)).toEqual([]);
});

it('counts the people who are there, so that nobody seeds their database unawares', async () => {
  await seed();
  await test.call(accountApi.registerTest, {});
  expect(await countPeople(test.services.db)).toBe(0);
  await test.registerStudent();
  expect(await countPeople(test.services.db)).toBe(1);
});

it('refuses the address when somebody else has it', async () => {
  await test.registerStudent({ email: demoAccount.email });
  await expect(seed()).rejects.toThrow('Outra conta já usa o endereço demo1@orbita.invalid.');
});
