import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { marketplaceApi } from '#shared/contracts/marketplace.ts';
import { openListing } from '#test/support/marketplace.ts';
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

describe('what is counted', () => {
  const counted = (id: string) =>
    rowsOf<{ sum: number; count: number; average: number; reviews: number; total: number; rows: number }>(
      test.parts.db,
      sql`select rating_sum as sum, rating_count as count,
        (select average_rating from study_plans where id = ${id}) as average,
        (select number_of_reviews from study_plans where id = ${id}) as reviews,
        (select coalesce(sum(rating), 0)::int from plan_reviews where listing_id = ${id} and moderation = 'none') as total,
        (select count(*)::int from plan_reviews where listing_id = ${id} and moderation = 'none') as rows
      from plan_listings where listing_id = ${id}`,
    );

  it('stays right under fifty reviews, edits and deletions at the same moment', async () => {
    const { author, id } = await published();
    const students = await Promise.all(Array.from({ length: 25 }, () => test.registerStudent()));
    const remove = (token: string) => test.send('DELETE', `/study-plans/${id}/reviews`, undefined, { token });
    await Promise.all(
      students.flatMap(({ token }, index) => [
        review(token, id, (index % 5) + 1),
        index % 5 === 0 ? remove(token) : review(token, id, ((index * 3) % 5) + 1),
      ]),
    );
    const [row] = await counted(id);
    expect(row?.rows).toBeGreaterThanOrEqual(20);
    expect(row).toMatchObject({ sum: row?.total, count: row?.rows, reviews: row?.rows });
    expect(row?.average).toBeCloseTo((row?.total ?? 0) / (row?.rows ?? 1), 10);
    expect((await openPlan(test, author.token, id)).averageRating).toBe(row?.average);
  });

  it('follows a review that is taken back, once', async () => {
    const { author, id } = await published();
    const [bia, caio] = [await test.registerStudent(), await test.registerStudent()];
    await review(bia.token, id, 5);
    await review(caio.token, id, 1);
    const remove = () => test.send('DELETE', `/study-plans/${id}/reviews`, undefined, caio);
    expect((await remove()).status).toBe(204);
    expect(await openPlan(test, author.token, id)).toMatchObject({ averageRating: 5, numberOfReviews: 1 });
    expect(await remove()).toMatchObject({ status: 404, body: { code: 'marketplace.review_not_found' } });
    expect(await counted(id)).toMatchObject([{ sum: 5, count: 1 }]);
  });

  it('lets publishing and reviewing the same plan at once wait for each other', async () => {
    const { author, id } = await published();
    const students = await Promise.all(Array.from({ length: 8 }, () => test.registerStudent()));
    const answers = await Promise.all(
      students.flatMap(({ token }, index) => [
        review(token, id, 5),
        index % 2
          ? test.send('PUT', `/study-plans/${id}/publication`, undefined, author)
          : publish(author.token, id),
      ]),
    );
    expect(answers.map(({ status }) => status).filter((status) => status > 201)).toEqual([]);
  });
});

describe('the pages of reviews', () => {
  it('hold ten each, newest first, and the own review stands apart', async () => {
    const { id } = await published();
    const students = await Promise.all(Array.from({ length: 12 }, () => test.registerStudent()));
    for (const [index, { token }] of students.entries()) {
      test.clock.advance({ seconds: 1 });
      await review(token, id, 5, `Comentário ${index}`);
    }
    const first = students[0] as (typeof students)[number];
    const detail = await openListing(test, first, id);
    expect(detail.reviews.map(({ comment }) => comment)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Comentário ${11 - index}`),
    );
    expect(detail.ownReview?.comment).toBe('Comentário 0');
    const page = (number: number) =>
      test.call(marketplaceApi.reviews, { params: { id }, query: { page: number } }, first);
    expect((await page(2)).body.data).toMatchObject({
      reviews: [{ comment: 'Comentário 1' }, { comment: 'Comentário 0' }],
      pagination: { page: 2, pages: 2, total: 12, hasMore: false },
    });
    expect((await page(3)).body.data.reviews).toEqual([]);
  });

  it('show name and picture of who wrote, as they are now, and nothing else', async () => {
    const { author, id } = await published();
    const bia = await test.registerStudent({ name: 'Bia' });
    await review(bia.token, id, 4);
    await test.send('PUT', '/auth/profile', { name: 'Beatriz' }, bia);
    const { reviews } = await openListing(test, author, id);
    expect(reviews).toEqual([
      {
        id: expect.any(String),
        user: { id: bia.user.id, username: 'Beatriz', profilePicture: null },
        rating: 4,
        comment: null,
        createdAt: expect.any(String),
      },
    ]);
    expect((await openPlan(test, author.token, id)).reviews).toEqual(reviews);
  });
});
