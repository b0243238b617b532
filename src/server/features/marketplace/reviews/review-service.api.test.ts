import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { marketplaceApi } from '#shared/contracts/marketplace.ts';
import { jobsDone } from '#test/support/jobs.ts';
import { openListing, provenStudent, searchMarketplace } from '#test/support/marketplace.ts';
import { makePlan, openPlan } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

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
    const [bia, caio] = [await provenStudent(test, { name: 'Bia' }), await provenStudent(test)];
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
    const students = await Promise.all(Array.from({ length: 6 }, () => provenStudent(test)));
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
    const { token } = await provenStudent(test);
    expect(await review(token, id, 5)).toMatchObject({ status: 404 });
  });

  it('need a rating from 1 to 5', async () => {
    const { id } = await published();
    const { token } = await provenStudent(test);
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
    const { token } = await provenStudent(test);
    await review(token, id, 5);
    await unpublish(author.token, id);
    expect((await openPlan(test, author.token, id)).reviews).toHaveLength(1);
    await test.send('DELETE', `/study-plans/${id}`, undefined, { token: author.token });
    expect(await rowsOf(test.services.db, sql`select 1 from plan_reviews`)).toEqual([]);
  });
});

describe('what is counted', () => {
  const counted = (id: string) =>
    rowsOf<{ sum: number; count: number; average: number; reviews: number; total: number; rows: number }>(
      test.services.db,
      sql`select rating_sum as sum, rating_count as count,
        (select average_rating from study_plans where id = ${id}) as average,
        (select number_of_reviews from study_plans where id = ${id}) as reviews,
        (select coalesce(sum(rating), 0)::int from plan_reviews where listing_id = ${id} and moderation = 'none') as total,
        (select count(*)::int from plan_reviews where listing_id = ${id} and moderation = 'none') as rows
      from plan_listings where listing_id = ${id}`,
    );

  it('stays right under fifty reviews, edits and deletions at the same moment', async () => {
    const { author, id } = await published();
    const students = await Promise.all(Array.from({ length: 25 }, () => provenStudent(test)));
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
    const [bia, caio] = [await provenStudent(test), await provenStudent(test)];
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
    const students = await Promise.all(Array.from({ length: 8 }, () => provenStudent(test)));
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
    const students = await Promise.all(Array.from({ length: 12 }, () => provenStudent(test)));
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
    const bia = await provenStudent(test, { name: 'Bia' });
    await review(bia.token, id, 4);
    await test.send('PUT', '/auth/profile', { name: 'Beatriz' }, bia);
    const { reviews } = await openListing(test, author, id);
    expect(reviews).toEqual([
      {
        id: expect.any(String),
        userName: 'Beatriz',
        user: { id: bia.user.id, username: 'Beatriz', profilePicture: null },
        rating: 4,
        comment: null,
        counts: true,
        createdAt: expect.any(String),
      },
    ]);
    expect((await openPlan(test, author.token, id)).reviews).toEqual(reviews);
  });
});

describe('a review of an account whose address nobody confirmed', () => {
  const ratingOf = async (id: string, reader: { token: string }) => {
    const { averageRating, numberOfReviews } = (await openListing(test, reader, id)).studyPlan;
    return { averageRating, numberOfReviews };
  };
  const visitor = async () => {
    const { user, accessToken: token } = (await test.call(accountApi.registerTest, {})).body.data;
    return { user, token };
  };
  const verifyLinks = () =>
    test.mails.flatMap(({ to, text }) => {
      const token = /verify-email\?token=(\S+)/.exec(text)?.[1];
      return token ? [{ to, token }] : [];
    });
  /** As the student does it: with the mailed link, signed in. */
  async function confirm(student: Student): Promise<void> {
    const { token } = verifyLinks().findLast(({ to }) => to === student.user.email) ?? {};
    const answer = await test.send('POST', '/auth/verify-email', { token }, student);
    if (answer.status >= 300) throw new Error(`confirming answered ${answer.status}: ${answer.body.message}`);
  }

  it('is read, after those that count, and moves neither average, count, order nor publishing', async () => {
    const { author, id } = await published();
    const other = await makePlan(test, author.token, { title: 'Outro plano' });
    await publish(author.token, other.id);
    const [bia, caio] = [
      await provenStudent(test, { name: 'Bia' }),
      await test.registerStudent({ name: 'Caio' }),
    ];
    await review(bia.token, id, 4, 'Bom.');
    test.clock.advance({ minutes: 1 });
    expect(await review(caio.token, id, 1, 'Ruim.')).toMatchObject({
      status: 201,
      body: { data: { review: { counts: false, userName: 'Caio' } } },
    });
    for (let turn = 0; turn < 12; turn++) await review((await visitor()).token, other.id, 5);
    for (let turn = 0; turn < 3; turn++) await review((await visitor()).token, id, 1);

    const detail = await openListing(test, caio, id);
    expect(detail.reviews.map(({ counts }) => counts)).toEqual([true, false, false, false, false]);
    expect(detail.reviewPages).toBe(1);
    expect(detail.ratings).toEqual([0, 0, 0, 1, 0]);
    expect(detail.ownReview).toMatchObject({ rating: 1, counts: false });
    expect(await ratingOf(id, bia)).toEqual({ averageRating: 4, numberOfReviews: 1 });
    expect(await openPlan(test, author.token, id)).toMatchObject({ averageRating: 4, numberOfReviews: 1 });
    const { studyPlans } = await searchMarketplace(test, bia, { sortBy: 'rating' });
    expect(studyPlans.map((plan) => [plan.id, plan.numberOfReviews])).toEqual([
      [id, 1],
      [other.id, 0],
    ]);
    expect((await openListing(test, bia, other.id)).reviewPages).toBe(2);
    await unpublish(author.token, id);
    expect((await publish(author.token, id)).status).toBe(200);
  });

  it('counts once they confirm it, in every plan that they reviewed', async () => {
    const { author, id } = await published();
    const second = await makePlan(test, author.token, { title: 'Outro plano' });
    await publish(author.token, second.id);
    const bia = await test.registerStudent();
    await review(bia.token, id, 2);
    await review(bia.token, second.id, 5);
    expect(await ratingOf(id, author)).toEqual({ averageRating: 0, numberOfReviews: 0 });
    // Its author reads it all the same.
    expect((await openPlan(test, author.token, id)).reviews).toMatchObject([{ rating: 2, counts: false }]);
    await confirm(bia);
    expect(await ratingOf(id, author)).toEqual({ averageRating: 2, numberOfReviews: 1 });
    expect(await ratingOf(second.id, author)).toEqual({ averageRating: 5, numberOfReviews: 1 });
    expect(await openPlan(test, author.token, second.id)).toMatchObject({
      averageRating: 5,
      numberOfReviews: 1,
    });
    await review(bia.token, id, 4);
    expect(await ratingOf(id, author)).toEqual({ averageRating: 4, numberOfReviews: 1 });
  });

  it('counts, too, when a mailed reset proves the address', async () => {
    const { author, id } = await published();
    const bia = await test.registerStudent();
    await review(bia.token, id, 3);
    await test.send('POST', '/auth/forgot-password', { email: bia.user.email });
    await jobsDone(test);
    const token = /reset-password\?token=(\S+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    const newPassword = 'outro segredo';
    const answer = await test.send('POST', '/auth/reset-password', { token, newPassword });
    expect(answer.status).toBeLessThan(300);
    expect(await ratingOf(id, author)).toEqual({ averageRating: 3, numberOfReviews: 1 });
  });

  it('is counted once and not lost while many write and confirm at the same moment', async () => {
    const { author, id } = await published();
    const students = await Promise.all(Array.from({ length: 12 }, () => test.registerStudent()));
    await Promise.all(
      students.flatMap((student, index) => [
        review(student.token, id, (index % 5) + 1),
        confirm(student),
        index % 3 === 0 ? review(student.token, id, 5) : publish(author.token, id),
      ]),
    );
    const [row] = await rowsOf<{ rows: number; total: number; counted: number; sum: number }>(
      test.services.db,
      sql`select count(*)::int as rows, sum(rating)::int as total,
        (select rating_count from plan_listings where listing_id = ${id}) as counted,
        (select rating_sum from plan_listings where listing_id = ${id}) as sum
      from plan_reviews where listing_id = ${id} and counts`,
    );
    expect(row).toMatchObject({ rows: 12, counted: 12, sum: row?.total });
    expect(await openPlan(test, author.token, id)).toMatchObject({ numberOfReviews: 12 });
  });

  it('goes with them, a confirmed student’s stays under nobody’s name', async () => {
    const { author, id } = await published();
    const bia = await provenStudent(test);
    const guest = await visitor();
    await review(bia.token, id, 5, 'Bom.');
    await review(guest.token, id, 1, 'Ruim.');
    const { eraseStudent } = await import('#server/features/accounts/rights/erase-service.ts');
    for (const { user } of [guest, bia]) await eraseStudent(test.services, user.id);
    expect((await openListing(test, author, id)).reviews).toMatchObject([
      { rating: 5, comment: 'Bom.', user: { username: 'Usuário removido' } },
    ]);
    expect(await ratingOf(id, author)).toEqual({ averageRating: 5, numberOfReviews: 1 });
  });
});
