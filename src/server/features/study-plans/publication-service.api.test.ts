import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
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
    const bia = await test.registerStudent();
    await review(bia.token, id, 3);
    await unpublish(author.token, id);
    expect(await publish(author.token, id)).toMatchObject({
      status: 422,
      body: { code: 'study_plans.rating_too_low' },
    });
    await test.parts.db.execute(sql`update study_plans set average_rating = 4 where id = ${id}`);
    expect((await publish(author.token, id)).status).toBe(200);
  });

  it('is never for clones, nor for test accounts', async () => {
    const { token } = await test.registerStudent();
    const { id } = await makePlan(test, token);
    await test.parts.db.execute(sql`update study_plans set is_clone = true where id = ${id}`);
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

describe('reviews', () => {
  it('are one for each student, and move the average and the count of the plan', async () => {
    const { author, id } = await published();
    const [bia, caio] = [await test.registerStudent({ name: 'Bia' }), await test.registerStudent()];
    expect(await review(bia.token, id, 5, '  Muito bom.  ')).toMatchObject({
      status: 201,
      body: {
        data: { review: { rating: 5, comment: 'Muito bom.', user: { id: bia.user.id, username: 'Bia' } } },
      },
    });
    await review(caio.token, id, 2);
    expect(await openPlan(test, author.token, id)).toMatchObject({ averageRating: 3.5, numberOfReviews: 2 });
    test.clock.advance({ minutes: 1 });
    await review(caio.token, id, 4, 'Melhorou.');
    const plan = await openPlan(test, author.token, id);
    expect(plan).toMatchObject({ averageRating: 4.5, numberOfReviews: 2 });
    expect(plan.reviews.map(({ rating, comment }) => [rating, comment])).toEqual([
      [4, 'Melhorou.'],
      [5, 'Muito bom.'],
    ]);
  });

  it('lose none of many at once', async () => {
    const { author, id } = await published();
    const students = await Promise.all(Array.from({ length: 6 }, () => test.registerStudent()));
    await Promise.all(students.map(({ token }, index) => review(token, id, (index % 5) + 1)));
    expect(await openPlan(test, author.token, id)).toMatchObject({ numberOfReviews: 6 });
  });

  it('are not for the own plan, nor for one that is not published', async () => {
    const { author, id } = await published();
    expect(await review(author.token, id, 5)).toMatchObject({
      status: 422,
      body: { message: 'Você não pode avaliar o seu próprio plano.' },
    });
    await unpublish(author.token, id);
    const { token } = await test.registerStudent();
    expect(await review(token, id, 5)).toMatchObject({ status: 404 });
  });

  it('need a rating from 1 to 5', async () => {
    const { id } = await published();
    const { token } = await test.registerStudent();
    const message = 'Por favor, selecione uma nota (1 a 5 estrelas).';
    for (const [rating, status] of [
      [undefined, 400],
      ['5', 400],
      [0, 422],
      [6, 422],
      [3.5, 400],
    ] as const)
      expect(await review(token, id, rating), String(rating)).toMatchObject({ status, body: { message } });
    expect(await review(token, id, 5, 'a'.repeat(1001))).toMatchObject({ status: 422 });
  });

  it('survive unpublishing and go with the plan', async () => {
    const { author, id } = await published();
    const { token } = await test.registerStudent();
    await review(token, id, 5);
    await unpublish(author.token, id);
    expect((await openPlan(test, author.token, id)).reviews).toHaveLength(1);
    await test.send('DELETE', `/study-plans/${id}`, undefined, { token: author.token });
    expect(await rowsOf(test.parts.db, sql`select 1 from plan_reviews`)).toEqual([]);
  });
});
