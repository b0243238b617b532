import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { fillEveryTable, findEverywhere } from '#test/support/every-table.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { sweepAccounts } from '../service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const ask = (token: string, password?: unknown) =>
  test.send('POST', '/auth/deletion', { password }, { token });
const cancel = (token: string) => test.send('DELETE', '/auth/deletion', undefined, { token });
const login = ({ user }: Student) =>
  test.call(accountApi.login, { body: { email: user.email, password: 'segredo1' } });
const profile = async (token: string) => (await test.call(accountApi.profile, {}, { token })).body.data.user;
const mailedToken = () => /token=([\w.-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
const withoutPassword = ({ user }: Student) =>
  test.services.db.execute(sql`update students set password_hash = null where user_id = ${user.id}`);

describe('asking to be deleted', () => {
  it('takes the password, names the day, mails it and ends every session', async () => {
    const ana = await test.registerStudent({ name: 'Ana Lima' });
    const answer = await ask(ana.token, 'segredo1');
    expect(answer).toMatchObject({ status: 200, body: { data: { deletionAt: '2026-03-18T15:00:00.000Z' } } });
    expect(test.mails.at(-1)).toMatchObject({
      to: ana.user.email,
      subject: 'Sua conta na Órbita será excluída em 18 de março de 2026',
    });
    expect(test.mails.at(-1)?.text).toContain('Olá, Ana.');
    expect((await test.send('POST', '/auth/refresh-token', { refreshToken: ana.refreshToken })).status).toBe(
      401,
    );
    const { body } = await login(ana);
    expect(body.data.user.deletionAt).toBe('2026-03-18T15:00:00.000Z');
  });

  it.each([undefined, null, '', 'outra-senha'])('refuses the password %j', async (password) => {
    const ana = await test.registerStudent();
    expect(await ask(ana.token, password)).toMatchObject({
      status: 422,
      body: { code: 'accounts.deletion_password' },
    });
    expect((await profile(ana.token)).deletionAt).toBeNull();
  });

  it('asked twice keeps the first day, and mails once', async () => {
    const ana = await test.registerStudent();
    await ask(ana.token, 'segredo1');
    test.clock.advance({ minutes: 10 });
    expect((await ask(ana.token, 'segredo1')).body).toEqual({
      data: { deletionAt: '2026-03-18T15:00:00.000Z' },
    });
    expect(test.mails).toHaveLength(2);
  });

  it('goes by a mailed link where there is no password: once, within an hour', async () => {
    const ana = await test.registerStudent();
    await withoutPassword(ana);
    expect((await profile(ana.token)).hasPassword).toBe(false);
    expect(await ask(ana.token)).toMatchObject({ status: 422, body: { code: 'accounts.deletion_by_mail' } });
    const mail = () => test.send('POST', '/auth/deletion/link', undefined, { token: ana.token });
    const confirm = (token: unknown) => test.send('POST', '/auth/deletion/confirm', { token });
    expect((await mail()).status).toBe(200);
    expect(test.mails.at(-1)?.text).toContain('http://127.0.0.1:3000/delete-account?token=');
    const first = mailedToken();
    expect((await mail()).status).toBe(429);
    test.clock.advance({ minutes: 60 });
    const invalid = { status: 422, body: { code: 'accounts.deletion_link_invalid' } };
    expect(await confirm(first)).toMatchObject(invalid);
    const token = await test.tokenFor(ana);
    await test.send('POST', '/auth/deletion/link', undefined, { token });
    const second = mailedToken();
    expect(await confirm(second)).toMatchObject({
      status: 200,
      body: { data: { deletionAt: '2026-03-18T16:00:00.000Z' } },
    });
    expect(await confirm(second)).toMatchObject(invalid);
    expect(await confirm('abc')).toMatchObject(invalid);
    expect((await confirm(undefined)).status).toBe(400);
  });

  it('takes one click from a test account, whose time ends at once', async () => {
    const { body } = await test.call(accountApi.registerTest, {});
    const { token, user, refreshToken } = body.data;
    expect((await test.send('POST', '/auth/deletion', undefined, { token })).body).toEqual({
      data: { deletionAt: '2026-03-11T15:00:00.000Z' },
    });
    expect((await test.send('POST', '/auth/refresh-token', { refreshToken })).status).toBe(401);
    expect(test.mails).toEqual([]);
    test.clock.advance({ minutes: 16 });
    await sweepAccounts(test.services);
    expect(await findEverywhere(test.services.db, user.id)).toEqual([]);
  });
});

describe('what a leaving student published', () => {
  const shown = async () => ({
    plans: await rowsOf(
      test.services.db,
      sql`select listing_id from plan_listings where is_published order by 1`,
    ),
    summaries: await rowsOf<{ listing_id: string }>(
      test.services.db,
      sql`select listing_id from public_summaries where not is_hidden`,
    ),
  });

  it('is hidden at once, and is there again when they stay', async () => {
    const { db } = test.services;
    const [ana, bia] = [await test.registerStudent(), await test.registerStudent()];
    await fillEveryTable(db, { userId: ana.user.id, email: ana.user.email });
    // The other listing is another's; a third was taken back by the student.
    const [plan] = await rowsOf<{ id: string }>(db, sql`select id from study_plans`);
    await db.execute(sql`update plan_listings set listing_id = ${plan?.id} where user_id = ${ana.user.id}`);
    await db.execute(sql`insert into plan_listings (listing_id, user_id, published_at, updated_at, is_published)
      values (gen_random_uuid(), ${ana.user.id}, now(), now(), false)`);
    await db.execute(sql`update public_summaries set is_hidden = false`);
    const before = await shown();
    expect([before.plans.length, before.summaries.length]).toEqual([2, 1]);

    const read = () =>
      test.send('GET', `/summaries/public/${before.summaries[0]?.listing_id}`, undefined, {
        token: bia.token,
      });
    const count = async () =>
      (
        (await test.send('GET', '/summaries/public', undefined, { token: bia.token })).body as unknown as {
          count: number;
        }
      ).count;
    expect([(await read()).status, await count()]).toEqual([200, 1]);

    await ask(ana.token, 'segredo1');
    const during = await shown();
    expect([during.plans.length, during.summaries.length]).toEqual([1, 0]);
    expect([(await read()).status, await count()]).toEqual([404, 0]);

    const { body } = await login(ana);
    expect((await cancel(body.data.accessToken)).status).toBe(204);
    expect(await shown()).toEqual(before);
    expect([(await read()).status, await count()]).toEqual([200, 1]);
  });
});

describe('staying after all', () => {
  it('takes one call, and is mailed once', async () => {
    const ana = await test.registerStudent();
    await ask(ana.token, 'segredo1');
    test.clock.advance({ days: 6, hours: 23 });
    const { body } = await login(ana);
    expect((await cancel(body.data.accessToken)).status).toBe(204);
    expect((await cancel(body.data.accessToken)).status).toBe(204);
    expect(test.mails.map(({ subject }) => subject).slice(1)).toEqual([
      'Sua conta na Órbita será excluída em 18 de março de 2026',
      'Sua conta na Órbita continua',
    ]);
    test.clock.advance({ days: 30 });
    await sweepAccounts(test.services);
    expect((await login(ana)).status).toBe(200);
  });
});

describe('after seven days', () => {
  it('nobody signs in, and everything goes when the last access token is over', async () => {
    const { db } = test.services;
    const [ana, bia] = [await test.registerStudent(), await test.registerStudent()];
    await ask(ana.token, 'segredo1');
    test.clock.advance({ days: 6, hours: 23, minutes: 59 });
    const { body } = await login(ana);
    await sweepAccounts(test.services);
    expect((await profile(body.data.accessToken)).deletionAt).not.toBeNull();

    test.clock.advance({ minutes: 1 });
    expect((await login(ana)).status).toBe(401);
    const { refreshToken } = body.data;
    expect((await test.send('POST', '/auth/refresh-token', { refreshToken })).status).toBe(401);
    test.clock.advance({ minutes: 15 });
    await sweepAccounts(test.services);
    expect(await findEverywhere(db, ana.user.id)).not.toEqual([]);

    test.clock.advance({ seconds: 1 });
    test.mails.length = 0;
    await sweepAccounts(test.services);
    expect(await findEverywhere(db, ana.user.id)).toEqual([]);
    expect(await findEverywhere(db, ana.user.email)).toEqual([]);
    expect(test.mails).toEqual([
      expect.objectContaining({ to: ana.user.email, subject: 'Sua conta na Órbita foi excluída' }),
    ]);
    expect((await login(bia)).status).toBe(200);
    await sweepAccounts(test.services);
    expect(test.mails).toHaveLength(1);
  });

  it('goes on with what an interruption left, also of a test account', async () => {
    const { db } = test.services;
    const { body } = await test.call(accountApi.registerTest, {});
    const { id } = body.data.user;
    const broken = { ...test.services.jobs, forget: () => Promise.reject(new Error('no power')) };
    test.clock.advance({ hours: 25 });
    await expect(sweepAccounts({ ...test.services, jobs: broken })).rejects.toThrow('no power');
    expect(await findEverywhere(db, id)).toEqual(['students']);
    test.clock.advance({ minutes: 16 });
    await sweepAccounts(test.services);
    expect(await findEverywhere(db, id)).toEqual([]);
  });

  it('lets the address be registered again', async () => {
    const ana = await test.registerStudent({ email: 'ana@example.com' });
    await ask(ana.token, 'segredo1');
    test.clock.advance({ days: 7, minutes: 16 });
    await sweepAccounts(test.services);
    expect((await test.registerStudent({ email: 'ana@example.com' })).user.id).not.toBe(ana.user.id);
  });
});
