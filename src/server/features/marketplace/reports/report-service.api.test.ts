import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { openListing, provenStudent, publishPlan, searchMarketplace } from '#test/support/marketplace.ts';
import { openPlan } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { authorLifecycle } from '../lifecycle-service.ts';
import { decide, listReported } from './moderation-service.ts';

let test: TestApp;
let author: Student;
let id: string;
let students: Student[];
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  ({ author, id } = await publishPlan(test, {}, await provenStudent(test, { name: 'Ana' })));
  students = await Promise.all(['Bia', 'Caio', 'Duda', 'Eva'].map((name) => provenStudent(test, { name })));
});
afterAll(() => test.close());

const report = (who: { token: string }, body: object = {}) =>
  test.send('POST', `/study-plans/marketplace/${id}/reports`, { reason: 'spam', ...body }, who);
const look = async () =>
  (await test.send('GET', `/study-plans/marketplace/${id}`, undefined, students[3])).status;
const publish = () => test.send('POST', `/study-plans/${id}/publish`, undefined, author);

describe('reports of a plan', () => {
  it('hide it with the third student, until an administrator decides', async () => {
    for (const student of students.slice(0, 2)) await report(student);
    await report(students[0] as Student, { reason: 'other' });
    expect(await look()).toBe(200);
    expect(await report(students[2] as Student, { comment: 'Cópia de um curso.' })).toMatchObject({
      status: 201,
      body: { success: true, message: 'Obrigado. A denúncia foi registrada e será analisada.' },
    });
    expect(await look()).toBe(404);
    expect((await searchMarketplace(test, author)).studyPlans).toEqual([]);
    expect(await listReported(test.services)).toMatchObject([
      {
        id,
        kind: 'plan',
        isHidden: true,
        author: 'Ana',
        reports: [{ reason: 'spam' }, {}, { comment: 'Cópia de um curso.' }],
      },
    ]);
    await test.send('POST', `/study-plans/${id}/unpublish`, undefined, author);
    expect(await publish()).toMatchObject({ status: 422, body: { code: 'marketplace.under_review' } });

    expect(await decide(test.services, id, 'keep')).toBe(true);
    expect(await listReported(test.services)).toEqual([]);
    expect((await publish()).status).toBe(200);
    expect(await look()).toBe(200);
    expect((await report(students[0] as Student)).status).toBe(201);
    expect(await look()).toBe(200);
  });

  it('may end in its removal, for good', async () => {
    for (const student of students.slice(0, 3)) await report(student);
    expect(await decide(test.services, id, 'remove')).toBe(true);
    expect(await decide(test.services, id, 'keep')).toBe(false);
    expect((await openPlan(test, author.token, id)).isPublished).toBe(false);
    expect(await publish()).toMatchObject({ status: 422, body: { code: 'marketplace.removed' } });
  });

  it('of test accounts, of new ones and of addresses that nobody confirmed are read, but hide nothing', async () => {
    const made = test.clock.now().toISOString();
    const since = async (days: number, { user }: Student) => {
      await test.services.db.execute(
        sql`update accounts set created_at = ${made}::timestamptz - make_interval(days => ${days}) where id = ${user.id}`,
      );
    };
    const verify = ({ user }: Student) =>
      test.services.db.execute(sql`update students set email_verified_at = now() where user_id = ${user.id}`);
    for (let turn = 0; turn < 3; turn++) {
      const { accessToken: token } = (await test.call(accountApi.registerTest, {})).body.data;
      expect((await report({ token })).status).toBe(201);
      const [fresh, unproven] = [await test.registerStudent(), await test.registerStudent()];
      await verify(fresh);
      await since(2, fresh);
      await since(30, unproven);
      for (const student of [fresh, unproven]) expect((await report(student)).status).toBe(201);
    }
    expect(await look()).toBe(200);
    const [reported] = await listReported(test.services);
    expect(reported).toMatchObject({ isHidden: false, hiddenBy: 3 });
    expect(reported?.reports.map(({ counts }) => counts)).toEqual(Array(9).fill(false));
    for (const student of students.slice(0, 2)) await report(student);
    expect(await look()).toBe(200);
    await report(students[2] as Student);
    expect(await look()).toBe(404);
  });

  it('weigh against how many use the plan: it takes more than three to hide what many cloned and reviewed', async () => {
    await test.services.db.execute(
      sql`update plan_listings set clones = 61, rating_count = 10, rating_sum = 45 where listing_id = ${id}`,
    );
    for (const student of students.slice(0, 3)) await report(student);
    expect((await openListing(test, students[3] as Student, id)).studyPlan.id).toBe(id);
    expect(await listReported(test.services)).toMatchObject([{ isHidden: false, hiddenBy: 4 }]);
    await report(students[3] as Student);
    expect(await listReported(test.services)).toMatchObject([{ isHidden: true }]);
  });

  it('tell its author by mail what happened, and who runs the installation by the log', async () => {
    const warned = vi.spyOn(test.services.log, 'warn');
    test.mails.length = 0;
    for (const student of students.slice(0, 3)) await report(student);
    await expect
      .poll(() => test.mails.map(({ to, subject }) => [to, subject]))
      .toEqual([[author.user.email, 'Seu plano está em análise']]);
    expect(test.mails[0]?.text).toContain('É o plano “Funções para o vestibular”.');
    expect(warned.mock.calls).toEqual([
      [{ targetId: id, reports: 3, isHidden: true }, 'reported: npm run moderate shows it and decides'],
    ]);
    await decide(test.services, id, 'keep');
    expect(test.mails.map(({ subject }) => subject)).toEqual([
      'Seu plano está em análise',
      'Seu plano voltou ao marketplace',
    ]);
  });

  it('send no mail to an address that nobody confirmed', async () => {
    await test.services.db.execute(
      sql`update students set email_verified_at = null where user_id = ${author.user.id}`,
    );
    test.mails.length = 0;
    for (const student of students.slice(0, 3)) await report(student);
    await decide(test.services, id, 'remove');
    expect(test.mails).toEqual([]);
  });

  it('need a reason, and are not for what is one’s own or not there', async () => {
    const [bia] = students as [Student];
    expect(await report(author)).toMatchObject({ status: 422, body: { code: 'marketplace.own_report' } });
    expect((await report(bia, { reason: 'x' })).body.message).toBe('Escolha o motivo da denúncia.');
    expect((await report(bia, { comment: 'a'.repeat(501) })).status).toBe(422);
    expect(await report(bia, { reviewId: id })).toMatchObject({
      status: 404,
      body: { code: 'marketplace.review_not_found' },
    });
    await test.send('POST', `/study-plans/${id}/unpublish`, undefined, author);
    expect((await report(bia)).status).toBe(404);
  });
});

describe('reports of a review', () => {
  it('hide it, and its stars no longer count until it is shown again', async () => {
    const [bia, ...others] = students as [Student, ...Student[]];
    const write = (who: Student, rating: number) =>
      test.send('POST', `/study-plans/${id}/reviews`, { rating }, who);
    await write(bia, 1);
    await write(others[0] as Student, 5);
    const mine = (await openListing(test, bia, id)).ownReview;
    const reviewId = mine?.id;
    expect(await report(bia, { reviewId })).toMatchObject({
      status: 422,
      body: { code: 'marketplace.own_report' },
    });
    for (const student of [author, ...others.slice(0, 2)])
      await report(student, { reviewId, reason: 'offensive' });
    const hidden = await openListing(test, author, id);
    expect(hidden.reviews.map(({ rating }) => rating)).toEqual([5]);
    expect(hidden.studyPlan).toMatchObject({ averageRating: 5, numberOfReviews: 1 });
    expect(await openPlan(test, author.token, id)).toMatchObject({ averageRating: 5, numberOfReviews: 1 });
    await write(bia, 2);
    expect((await openListing(test, bia, id)).studyPlan.averageRating).toBe(5);

    expect(await decide(test.services, reviewId ?? '', 'keep')).toBe(true);
    expect(test.mails.map(({ subject }) => subject)).toContain('Sua avaliação voltou ao marketplace');
    expect((await openListing(test, author, id)).studyPlan).toMatchObject({
      averageRating: 3.5,
      numberOfReviews: 2,
    });
  });
});

describe('a student who leaves', () => {
  it('takes along what they published', async () => {
    await inTransaction(test.services.db, async (tx) =>
      authorLifecycle.erased?.({ ...test.services, db: tx }, author.user.id),
    );
    expect((await searchMarketplace(test, students[0] as Student)).studyPlans).toEqual([]);
  });
});
