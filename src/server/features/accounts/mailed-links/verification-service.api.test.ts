import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi, consentVersion } from '#shared/contracts/accounts.ts';
import { calendarFeedApi } from '#shared/contracts/calendar-feed.ts';
import { rightsApi } from '#shared/contracts/rights.ts';
import { jobsDone } from '#test/support/jobs.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const mailedToken = (index = -1) => /token=([\w.-]+)/.exec(test.mails.at(index)?.text ?? '')?.[1] ?? '';
const verify = (token: unknown, { password, session }: { password?: string; session?: string } = {}) =>
  test.send('POST', '/auth/verify-email', { token, password }, session ? { token: session } : {});
const notMe = (token: unknown) => test.send('POST', '/auth/verify-email/not-me', { token });
const login = async (email: string, password: string) =>
  (await test.call(accountApi.login, { body: { email, password } })).status;
const refresh = async (refreshToken: string) =>
  (await test.send('POST', '/auth/refresh-token', { refreshToken })).status;
const resend = (token: string) => test.send('POST', '/auth/verify-email/resend', undefined, { token });
const profile = async (token: string) => (await test.call(accountApi.profile, {}, { token })).body.data.user;

describe('the address of a new account', () => {
  it('is confirmed by the mailed link in a session of the account, once', async () => {
    const { user, token } = await test.registerStudent();
    expect(user.emailVerified).toBe(false);
    expect(test.mails).toHaveLength(1);
    expect(test.mails[0]).toMatchObject({ to: user.email, subject: 'Confirme seu email na Órbita' });
    expect(test.mails[0]?.text).toContain('http://127.0.0.1:3000/verify-email?token=');
    expect(mailedToken()).toMatch(new RegExp(`^${user.id}\\.`));
    expect(await verify(mailedToken(), { session: token })).toMatchObject({
      status: 200,
      body: { message: 'Email confirmado. Obrigado!' },
    });
    expect((await profile(token)).emailVerified).toBe(true);
    expect(await verify(mailedToken(), { session: token })).toMatchObject({
      status: 422,
      body: { code: 'accounts.verify_link_invalid' },
    });
  });

  it('is confirmed with the password of the account where nobody, or somebody else, is signed in', async () => {
    const ana = await test.registerStudent();
    const link = mailedToken();
    const bia = await test.registerStudent({ password: 'segredo7' });
    const unproven = { status: 422, body: { code: 'accounts.verify_unproven' } };
    expect(await verify(link)).toMatchObject(unproven);
    expect(await verify(link, { session: bia.token })).toMatchObject(unproven);
    expect(await verify(link, { session: bia.token, password: 'segredo7' })).toMatchObject({
      status: 422,
      body: { code: 'accounts.verify_password' },
    });
    expect((await profile(ana.token)).emailVerified).toBe(false);
    expect((await verify(link, { session: bia.token, password: 'segredo1' })).status).toBe(200);
    expect((await profile(ana.token)).emailVerified).toBe(true);
    expect((await profile(bia.token)).emailVerified).toBe(false);
  });

  it('is not confirmed by a session that has ended, or a token that is none', async () => {
    const { token } = await test.registerStudent();
    expect((await verify(mailedToken(), { session: 'a.b.c' })).status).toBe(401);
    await test.send('POST', '/auth/logout', undefined, { token });
    expect((await verify(mailedToken(), { session: token })).status).toBe(401);
    expect((await profile(token)).emailVerified).toBe(false);
  });

  it('lets its owner say that the account is not theirs, once: who made it finds no way in', async () => {
    const mallory = await test.registerStudent();
    const { user, token, refreshToken } = mallory;
    const link = mailedToken();
    await test.services.db.execute(sql`update accounts set google_sub = 'mallory' where id = ${user.id}`);
    const feed = (await test.call(calendarFeedApi.create, {}, { token })).body.data.feed.url ?? '';
    expect(await notMe(link)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('perdeu o acesso') },
    });
    expect([await login(user.email, 'segredo1'), await refresh(refreshToken)]).toEqual([401, 401]);
    expect((await test.send('GET', new URL(feed).pathname.replace('/api', ''))).status).toBe(404);
    const [row] = await rowsOf(
      test.services.db,
      sql`select google_sub, password_hash, email_verified_at
        from accounts join students on user_id = id where id = ${user.id}`,
    );
    expect(row).toEqual({ google_sub: null, password_hash: null, email_verified_at: null });
    for (const again of [notMe(link), verify(link, { password: 'segredo1' })])
      expect(await again).toMatchObject({ status: 422, body: { code: 'accounts.verify_link_invalid' } });
  });

  it('can’t be disowned with any other link, or once it was confirmed', async () => {
    const { user, token } = await test.registerStudent();
    const link = mailedToken();
    await test.call(rightsApi.mailDeletionLink, {}, { token });
    for (const wrong of [mailedToken(), 'abc', `${user.id}.${'x'.repeat(43)}`])
      expect((await notMe(wrong)).status).toBe(422);
    expect((await verify(link, { session: token })).status).toBe(200);
    expect((await notMe(link)).status).toBe(422);
    expect(await login(user.email, 'segredo1')).toBe(200);
  });

  it('has two days to be confirmed', async () => {
    await test.registerStudent();
    test.clock.advance({ hours: 48 });
    for (const late of [await verify(mailedToken(), { password: 'segredo1' }), await notMe(mailedToken())])
      expect(late).toMatchObject({ status: 422, body: { code: 'accounts.verify_link_invalid' } });
  });

  it.each([
    [undefined, 400],
    ['', 422],
    ['abc', 422],
    [`00000000-0000-7000-8000-000000000000.${'x'.repeat(43)}`, 422],
  ])('refuses the token %j', async (token, status) => {
    await test.registerStudent();
    expect((await verify(token)).status).toBe(status);
  });

  it('is kept with a hash of the link only, which proves nothing else', async () => {
    await test.registerStudent();
    const rows = await rowsOf<{ row: string }>(
      test.services.db,
      sql`select t::text as row from mailed_links t`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(Buffer.from(mailedToken().split('.')[1] ?? '').toString('hex'));
    expect((await test.send('POST', '/auth/deletion/confirm', { token: mailedToken() })).status).toBe(422);
  });

  it('works with any link mailed so far, and none after', async () => {
    const { token } = await test.registerStudent();
    const first = mailedToken();
    test.clock.advance({ minutes: 1 });
    expect((await resend(token)).status).toBe(200);
    expect(mailedToken()).not.toBe(first);
    expect((await verify(first, { session: token })).status).toBe(200);
    expect((await verify(mailedToken(), { session: token })).status).toBe(422);
    expect(await resend(token)).toMatchObject({ status: 409, body: { code: 'accounts.already_verified' } });
  });

  it('is asked about once a minute and five times an hour at most', async () => {
    const student = await test.registerStudent();
    expect(await resend(student.token)).toMatchObject({
      status: 429,
      body: { message: 'Muitas tentativas em pouco tempo. Aguarde 60 s e tente novamente.' },
    });
    for (let mail = 2; mail <= 5; mail++) {
      test.clock.advance({ minutes: 1 });
      expect((await resend(student.token)).status).toBe(200);
    }
    test.clock.advance({ minutes: 1 });
    expect((await resend(student.token)).status).toBe(429);
    test.clock.advance({ minutes: 55 });
    expect((await resend(await test.tokenFor(student))).status).toBe(200);
    expect(test.mails).toHaveLength(6);
  });

  it('does not exist for test accounts', async () => {
    const { body } = await test.call(accountApi.registerTest, {});
    expect(test.mails).toEqual([]);
    expect(await resend(body.data.token)).toMatchObject({
      status: 403,
      body: { code: 'accounts.test_account_mail' },
    });
  });

  it('is taken for confirmed by a password reset too, whose link came by mail', async () => {
    const { user, token } = await test.registerStudent();
    await test.send('POST', '/auth/forgot-password', { email: user.email });
    await jobsDone(test);
    await test.send('POST', '/auth/reset-password', { token: mailedToken(), newPassword: 'segredo9' });
    expect((await profile(token)).emailVerified).toBe(true);
  });
});

describe('consents', () => {
  const list = async (token: string) =>
    (await test.call(rightsApi.listConsents, {}, { token })).body.data.consents;
  const give = (version: unknown, token: string) =>
    test.send('POST', '/auth/consents', { consentVersion: version }, { token });

  it('are shown with version and date, and given once for each version', async () => {
    const { user, token } = await test.registerStudent();
    expect(user.consentVersion).toBeNull();
    expect(await list(token)).toEqual([]);
    expect((await give(consentVersion, token)).status).toBe(204);
    test.clock.advance({ minutes: 5 });
    expect((await give(consentVersion, token)).status).toBe(204);
    const given = { version: consentVersion, givenAt: '2026-03-11T15:00:00.000Z' };
    expect(await list(token)).toEqual([
      { document: 'privacy', ...given },
      { document: 'terms', ...given },
    ]);
    expect((await profile(token)).consentVersion).toBe(consentVersion);
  });

  it('are asked for again when what the student agreed to is older', async () => {
    const { user, token } = await test.registerStudent();
    await test.services.db.execute(sql`insert into consents values (${user.id}, 'terms', '2020-01-01', now()),
      (${user.id}, 'terms', '2021-01-01', now())`);
    expect((await profile(token)).consentVersion).toBe('2021-01-01');
  });

  it.each([
    [undefined, 400],
    ['1999-01-01', 422],
  ])('are not given to the version %j', async (version, status) => {
    const { token } = await test.registerStudent();
    expect((await give(version, token)).status).toBe(status);
    expect(await list(token)).toEqual([]);
  });
});
