import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import { marketplaceApi } from '#shared/contracts/marketplace.ts';
import { clonePlan, openListing, provenStudent, searchMarketplace } from '#test/support/marketplace.ts';
import { makePlan, openPlan } from '#test/support/plans.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const post = (token: string, path: string, body?: unknown) => test.send('POST', path, body, { token });
const publish = (token: string, id: string) => post(token, `/study-plans/${id}/publish`);
const unpublish = (token: string, id: string) => post(token, `/study-plans/${id}/unpublish`);
const review = (token: string, id: string, rating: unknown, comment?: string) =>
  post(token, `/study-plans/${id}/reviews`, { rating, comment });

async function published() {
  const author = await test.registerStudent({ name: 'Ana' });
  const { id } = await makePlan(test, author.token);
  await publish(author.token, id);
  return { author, id };
}

describe('publishing', () => {
  it('shows a plan that was never reviewed, and takes it back', async () => {
    const { token } = await test.registerStudent();
    const { id } = await makePlan(test, token);
    for (let turn = 0; turn < 2; turn++) {
      expect(await publish(token, id)).toMatchObject({
        status: 200,
        body: { success: true, message: 'Plano publicado no marketplace.' },
      });
    }
    expect((await openPlan(test, token, id)).isPublished).toBe(true);
    expect(await unpublish(token, id)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Plano removido do marketplace.' },
    });
    expect((await openPlan(test, token, id)).isPublished).toBe(false);
  });

  it('needs an average of at least 4 once there are reviews', async () => {
    const { author, id } = await published();
    const bia = await provenStudent(test);
    await review(bia.token, id, 3);
    await unpublish(author.token, id);
    expect(await publish(author.token, id)).toMatchObject({
      status: 422,
      body: { code: 'study_plans.rating_too_low' },
    });
    await test.services.db.execute(sql`update plan_listings set rating_sum = 4 where listing_id = ${id}`);
    expect((await publish(author.token, id)).status).toBe(200);
  });

  it('is never for clones, nor for test accounts', async () => {
    const { token } = await test.registerStudent();
    const { id } = await makePlan(test, token);
    await test.services.db.execute(sql`update study_plans set is_clone = true where id = ${id}`);
    expect(await publish(token, id)).toMatchObject({
      status: 422,
      body: { code: 'study_plans.clone_not_publishable' },
    });
    const visitor = (await test.call(accountApi.registerTest, {})).body.data;
    const plan = await makePlan(test, visitor.accessToken);
    expect(await publish(visitor.accessToken, plan.id)).toMatchObject({
      status: 403,
      body: { code: 'study_plans.test_account_publish' },
    });
  });

  it('is for the own plans only', async () => {
    const { id } = await published();
    const { token } = await test.registerStudent();
    for (const call of [publish, unpublish])
      for (const other of [id, randomUUID(), 'x'])
        expect(await call(token, other)).toMatchObject({
          status: 404,
          body: { code: 'study_plans.plan_not_found' },
        });
  });
});

describe('a publication', () => {
  const publication = async ({ token }: { token: string }, id: string) => {
    const { status, body } = await test.call(marketplaceApi.publication, { params: { id } }, { token });
    expect(status).toBe(200);
    return body.data.publication;
  };
  const update = (token: string, id: string) =>
    test.send('PUT', `/study-plans/${id}/publication`, undefined, { token });

  it('is what the plan said when it was published, until it is updated', async () => {
    const { author, id } = await published();
    const bia = await test.registerStudent();
    await test.send('PUT', `/study-plans/${id}`, { title: 'Outro título' }, author);
    expect((await openListing(test, bia, id)).studyPlan).toMatchObject({
      title: 'Funções para o vestibular',
      version: 1,
    });
    expect(await publication(author, id)).toMatchObject({ state: 'published', hasChanges: true, version: 1 });
    test.clock.advance({ minutes: 5 });
    expect(await update(author.token, id)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Publicação atualizada.' },
    });
    expect((await openListing(test, bia, id)).studyPlan).toMatchObject({
      title: 'Outro título',
      version: 2,
      createdAt: '2026-03-11T15:00:00.000Z',
      updatedAt: '2026-03-11T15:05:00.000Z',
    });
    expect(await publication(author, id)).toMatchObject({ hasChanges: false, version: 2 });
    await update(author.token, id);
    expect(await publication(author, id)).toMatchObject({ version: 2 });
  });

  it('does not change with what is done in the plan', async () => {
    const { author, id } = await published();
    const tick = { weekIndex: 0, dayIndex: 0, activityIndex: 0, completed: true };
    await test.send('PUT', `/study-plans/${id}/activity-progress`, tick, author);
    await test.send('PUT', `/study-plans/${id}/topic-progress`, { topicIndex: 0, completed: true }, author);
    expect(await publication(author, id)).toMatchObject({ hasChanges: false });
  });

  it('leaks neither address, progress nor dates of its author', async () => {
    const { author, id } = await published();
    const tick = { weekIndex: 0, dayIndex: 0, activityIndex: 0, completed: true };
    await test.send('PUT', `/study-plans/${id}/activity-progress`, tick, author);
    await test.send('PUT', `/study-plans/${id}`, { examDate: '2026-05-01' }, author);
    await update(author.token, id);
    const { studyPlan } = await openListing(test, await test.registerStudent(), id);
    const text = JSON.stringify(studyPlan);
    for (const secret of [
      author.user.email,
      author.user.id,
      '2026-03-12',
      '2026-04',
      '2026-05',
      'ompleted',
      'rogress',
      'Date',
    ])
      expect(text, secret).not.toContain(secret);
    expect(studyPlan.schedule[0]).toEqual({
      weekNumber: 1,
      day: 'Quarta-feira',
      activities: expect.arrayContaining([
        {
          time: '08:00',
          topic: expect.any(String),
          kind: expect.any(String),
          duration: expect.any(Number),
          description: expect.any(String),
        },
      ]),
    });
    expect(studyPlan.topics[0]).toEqual({
      name: expect.any(String),
      description: expect.any(String),
      priority: expect.any(String),
    });
  });

  it('is not there for others before it is published, nor once it is taken back', async () => {
    const author = await test.registerStudent();
    const { id } = await makePlan(test, author.token);
    const look = () => test.send('GET', `/study-plans/marketplace/${id}`, undefined, author);
    expect(await look()).toMatchObject({ status: 404, body: { message: 'Plano de estudo não encontrado.' } });
    expect(await publication(author, id)).toMatchObject({
      state: 'unpublished',
      publishedAt: null,
      days: [],
    });
    expect(await update(author.token, id)).toMatchObject({
      status: 422,
      body: { code: 'marketplace.not_published' },
    });
    await publish(author.token, id);
    expect((await look()).status).toBe(200);
    await unpublish(author.token, id);
    expect((await look()).status).toBe(404);
    expect((await searchMarketplace(test, author)).studyPlans).toEqual([]);
    await publish(author.token, id);
    expect(await publication(author, id)).toMatchObject({ state: 'published', version: 1 });
  });

  it('is for its author only', async () => {
    const { id } = await published();
    const bia = await test.registerStudent();
    for (const [method, path] of [
      ['GET', `/study-plans/${id}/publication`],
      ['PUT', `/study-plans/${id}/publication`],
      ['GET', `/study-plans/${id}/source`],
    ] as const)
      expect(await test.send(method, path, undefined, bia), path).toMatchObject({
        status: 404,
        body: { code: 'study_plans.plan_not_found' },
      });
  });

  it('shows its author who looked, cloned and rated, day by day', async () => {
    const { author, id } = await published();
    const [bia, caio] = [await provenStudent(test), await test.registerStudent()];
    const view = (who: { token: string }) =>
      test.send('POST', `/study-plans/marketplace/${id}/views`, undefined, who);
    for (const who of [author, bia, bia, caio]) expect((await view(who)).status).toBe(204);
    await review(bia.token, id, 5);
    await clonePlan(test, bia, id);
    test.clock.advance({ days: 1 });
    const later = { token: await test.tokenFor(bia) };
    await view(later);
    await review(later.token, id, 2);
    const owner = { token: await test.tokenFor(author) };
    expect(await publication(owner, id)).toMatchObject({
      views: 3,
      clones: 1,
      averageRating: 2,
      numberOfReviews: 1,
      days: [
        { day: '2026-03-11', views: 2, clones: 1, averageRating: 5, numberOfReviews: 1 },
        { day: '2026-03-12', views: 1, clones: 0, averageRating: 2, numberOfReviews: 1 },
      ],
    });
    expect(
      (await test.send('POST', `/study-plans/marketplace/${randomUUID()}/views`, undefined, later)).status,
    ).toBe(404);
  });
});
