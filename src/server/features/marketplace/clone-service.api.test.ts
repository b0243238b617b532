import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import { marketplaceApi } from '#shared/contracts/marketplace.ts';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { weekdayOf } from '#shared/rules/time/study-day.ts';
import { clonePlan, openListing, publishPlan } from '#test/support/marketplace.ts';
import { openPlan } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const activitiesOf = ({ weeks }: StudyPlan) =>
  weeks.flatMap(({ days }) => days.flatMap(({ activities }) => activities));
const shapeOf = (plan: StudyPlan) => activitiesOf(plan).map(({ _id, ...shape }) => shape);

describe('a clone', () => {
  it('is a plan of the own, with nothing done, from the next such weekday on', async () => {
    const { author, id } = await publishPlan(test);
    const tick = { weekIndex: 0, dayIndex: 0, activityIndex: 0, completed: true };
    await test.send('PUT', `/study-plans/${id}/activity-progress`, tick, author);
    test.clock.advance({ days: 3 });
    const bia = await test.registerStudent();
    const original = await openPlan(test, await test.tokenFor(author), id);
    const clone = await openPlan(test, bia.token, await clonePlan(test, bia, id));
    expect(clone).toMatchObject({
      title: original.title,
      goals: original.goals,
      resources: original.resources,
      isPublishable: false,
      isPublished: false,
      progress: 0,
      startDate: '2026-03-18',
      averageRating: 0,
      reviews: [],
    });
    expect(weekdayOf(clone.startDate)).toBe(weekdayOf(original.startDate));
    expect(shapeOf(clone)).toEqual(shapeOf(original).map((activity) => ({ ...activity, completed: false })));
    expect(clone.topics.map(({ name, completed }) => [name, completed])).toEqual(
      original.topics.map(({ name }) => [name, false]),
    );
    expect(await test.send('POST', `/study-plans/${clone.id}/publish`, undefined, bia)).toMatchObject({
      status: 422,
      body: { code: 'study_plans.clone_not_publishable' },
    });
  });

  it('is made once by two clicks, and counted once for each student', async () => {
    const { author, id } = await publishPlan(test);
    const bia = await test.registerStudent();
    const [one, other] = await Promise.all([clonePlan(test, bia, id), clonePlan(test, bia, id)]);
    expect(one).toBe(other);
    test.clock.advance({ minutes: 1 });
    expect(await clonePlan(test, bia, id)).not.toBe(one);
    await clonePlan(test, author, id);
    expect(await openListing(test, bia, id)).toMatchObject({ studyPlan: { clones: 1 }, isOwn: false });
  });

  it('ignores the limits of a tier, and a test account may have one', async () => {
    const { id } = await publishPlan(test);
    const visitor = (await test.call(accountApi.registerTest, {})).body.data;
    const clone = await openPlan(
      test,
      visitor.accessToken,
      await clonePlan(test, { token: visitor.accessToken }, id),
    );
    expect(clone).toMatchObject({ isTestAccount: true, expiresAt: '2026-03-11T16:00:00.000Z' });
  });

  it('is not made of what is not published', async () => {
    const { author, id } = await publishPlan(test);
    await test.send('POST', `/study-plans/${id}/unpublish`, undefined, author);
    const bia = await test.registerStudent();
    expect(await test.send('POST', `/study-plans/marketplace/${id}/clone`, undefined, bia)).toMatchObject({
      status: 404,
      body: { message: 'Plano de estudo não encontrado.' },
    });
  });
});

describe('a new version', () => {
  let author: Student;
  let bia: Student;
  let id: string;
  let cloneId: string;
  beforeEach(async () => {
    ({ author, id } = await publishPlan(test));
    bia = await test.registerStudent();
    cloneId = await clonePlan(test, bia, id);
  });
  const source = async () =>
    (await test.call(marketplaceApi.source, { params: { id: cloneId } }, bia)).body.data.source;
  const take = (version: unknown) => test.send('POST', `/study-plans/${cloneId}/source`, { version }, bia);

  async function editTopics(
    student: Student,
    planId: string,
    change: (topics: StudyPlan['topics']) => object[],
  ) {
    const plan = await openPlan(test, student.token, planId);
    const { status } = await test.send(
      'PUT',
      `/study-plans/${planId}`,
      { topics: change(plan.topics) },
      student,
    );
    expect(status).toBe(200);
  }
  const update = () => test.send('PUT', `/study-plans/${id}/publication`, undefined, author);

  it('is offered with what it changes, and keeps what was done in what both have', async () => {
    expect(await source()).toMatchObject({
      version: 1,
      clonedVersion: 1,
      changes: null,
      author: { username: 'Ana' },
    });
    const before = await openPlan(test, bia.token, cloneId);
    const [first, second, third] = before.topics.map(({ name }) => name) as [string, string, string];
    for (const topicIndex of [0, 1])
      await test.send('PUT', `/study-plans/${cloneId}/topic-progress`, { topicIndex, completed: true }, bia);
    const tick = { weekIndex: 0, dayIndex: 0, activityIndex: 0, completed: true };
    await test.send('PUT', `/study-plans/${cloneId}/activity-progress`, tick, bia);
    await editTopics(bia, cloneId, (topics) => [...topics, { name: 'Só meu', completed: true }]);

    await editTopics(author, id, ([one, two, , ...others]) => [
      { ...one, name: `${first} na prática` },
      { ...two },
      ...others,
      { name: 'Astrolábios' },
    ]);
    expect(await update()).toMatchObject({ status: 200 });
    expect(await source()).toMatchObject({
      version: 2,
      clonedVersion: 1,
      changes: {
        added: ['Astrolábios'],
        removed: [third],
        renamed: [{ from: first, to: `${first} na prática` }],
        done: { before: 4, after: 4 },
      },
    });
    expect((await take(1)).body.code).toBe('marketplace.version_changed');
    expect((await take(2)).status).toBe(200);
    const after = await openPlan(test, bia.token, cloneId);
    expect(after.topics.map(({ name, completed }) => [name, completed])).toEqual([
      [`${first} na prática`, true],
      [second, true],
      ...before.topics.slice(3).map(({ name }) => [name, false]),
      ['Astrolábios', false],
      ['Só meu', true],
    ]);
    expect(after.topics.find(({ name }) => name === second)?.completedOn).toBe('2026-03-11');
    expect(activitiesOf(after).filter(({ completed }) => completed)).toHaveLength(1);
    expect(activitiesOf(after)[0]?._id).toBe(activitiesOf(before)[0]?._id);
    const done = after.topics.filter(({ completed }) => completed).length + 1;
    expect(after.progress).toBe(
      Math.round((100 * done) / (after.topics.length + activitiesOf(after).length)),
    );
    expect(await source()).toMatchObject({ version: 2, clonedVersion: 2, changes: null });
    expect((await take(2)).status).toBe(200);
  });

  it('is not there once the author withdrew the plan, and what was cloned stays', async () => {
    await test.send('POST', `/study-plans/${id}/unpublish`, undefined, author);
    expect(await source()).toBeNull();
    expect(await take(1)).toMatchObject({ status: 422, body: { code: 'marketplace.plan_withdrawn' } });
    await test.send('DELETE', `/study-plans/${id}`, undefined, author);
    expect(await source()).toBeNull();
    expect((await openPlan(test, bia.token, cloneId)).topics).toHaveLength(8);
  });

  it('is for clones, and for who owns them', async () => {
    expect(await test.send('POST', `/study-plans/${id}/source`, { version: 1 }, author)).toMatchObject({
      status: 422,
      body: { code: 'marketplace.not_a_clone' },
    });
    expect((await test.send('POST', `/study-plans/${cloneId}/source`, { version: 1 }, author)).status).toBe(
      404,
    );
    for (const version of [undefined, 'x', 0])
      expect((await take(version)).body.message).toBe('Informe a versão que você viu.');
  });
});
