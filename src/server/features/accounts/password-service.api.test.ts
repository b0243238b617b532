import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken, newSecret } from '#server/platform/auth/tokens.ts';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { calendarFeedApi } from '#shared/contracts/calendar-feed.ts';
import { rightsApi } from '#shared/contracts/rights.ts';
import { jobsDone } from '#test/support/jobs.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const forgot = async (email: string) => {
  const answer = await test.send('POST', '/auth/forgot-password', { email });
  await jobsDone(test);
  return answer;
};
const reset = async (token: string, newPassword = 'segredo9') =>
  (await test.send('POST', '/auth/reset-password', { token, newPassword })).status;
const change = (token: string, currentPassword = 'segredo1', newPassword = 'segredo2') =>
  test.send('PUT', '/auth/change-password', { currentPassword, newPassword }, { token });
const login = async ({ user }: Student, password: string) =>
  (await test.call(accountApi.login, { body: { email: user.email, password } })).status;
const resetMails = () => test.mails.filter(({ text }) => text.includes('/reset-password?'));
const mailedToken = (index = -1) => /token=([\w.-]+)/.exec(test.mails.at(index)?.text ?? '')?.[1] ?? '';
const count = async (table: string) =>
  (
    await rowsOf<{ n: number }>(test.services.db, sql`select count(*)::int n from ${sql.identifier(table)}`)
  )[0]?.n;

/** Links that set a password, as if they had been mailed; answers their tokens. */
async function mailedResets({ user }: Student, links: number): Promise<string[]> {
  const tokens = Array.from({ length: links }, () => `${user.id}.${newSecret()}`);
  const expiresAt = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
  for (const token of tokens)
    await test.services.db.execute(
      sql`insert into password_resets values (${user.id}, ${hashToken(token)}, ${expiresAt})`,
    );
  return tokens;
}

async function makeFeed({ token }: { token: string }): Promise<string> {
  const { status, body } = await test.call(calendarFeedApi.create, {}, { token });
  if (status >= 300) throw new Error(`the address was answered ${status}`);
  return new URL(body.data.feed.url ?? '').pathname.replace('/api', '');
}
const readFeed = async (path: string) => (await test.send('GET', path)).status;

/** A finished copy of the student's data, and the address that fetches it. */
async function makeExportLink({ user, token }: Student): Promise<string> {
  await test.services.db.execute(sql`insert into data_exports (user_id, id, status, created_at, size)
    values (${user.id}, gen_random_uuid(), 'ready', ${test.clock.now().toISOString()}, 0)`);
  const { body } = await test.call(rightsApi.linkExport, {}, { token });
  return body.data.url.replace('/api', '');
}

describe('links that set a password', () => {
  it('are mailed once a minute and five times an hour for one account, whoever asks, with the same answer', async () => {
    const { user } = await test.registerStudent();
    const first = await forgot(user.email);
    const again = await Promise.all(Array.from({ length: 8 }, () => forgot(user.email)));
    for (const answer of again) expect(answer).toMatchObject({ status: 200, body: first.body });
    expect(resetMails()).toHaveLength(1);
    for (let mail = 2; mail <= 7; mail++) {
      test.clock.advance({ minutes: 1 });
      await forgot(user.email);
    }
    expect(resetMails()).toHaveLength(5);
    test.clock.advance({ minutes: 55 });
    await forgot(user.email);
    expect(resetMails()).toHaveLength(6);
  });

  it('go on working when others are mailed after them', async () => {
    const ana = await test.registerStudent();
    await forgot(ana.user.email);
    const first = mailedToken();
    test.clock.advance({ minutes: 1 });
    await forgot(ana.user.email);
    expect(mailedToken()).not.toBe(first);
    expect(await reset(first)).toBe(200);
    expect(await login(ana, 'segredo9')).toBe(200);
  });

  it('set one password, however many of them are used at the same moment', async () => {
    const ana = await test.registerStudent();
    const tokens = await mailedResets(ana, 16);
    const answers = await Promise.all(tokens.map((token, nth) => reset(token, `segredo-numero-${nth}`)));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(await count('password_resets')).toBe(0);
    expect(await login(ana, `segredo-numero-${answers.indexOf(200)}`)).toBe(200);
  });

  it('end, with all others that were mailed, when the password is changed', async () => {
    const ana = await test.registerStudent();
    const [resetToken = ''] = await mailedResets(ana, 1);
    await test.call(rightsApi.mailDeletionLink, {}, { token: ana.token });
    const deletion = mailedToken();
    const linkToken = `${ana.user.id}.${newSecret()}`;
    await test.services.db.execute(
      sql`insert into google_links values (${ana.user.id}, ${hashToken(linkToken)}, 'sub', '2027-01-01')`,
    );
    expect((await change(ana.token)).status).toBe(200);
    expect(await reset(resetToken)).toBe(422);
    expect((await test.send('POST', '/auth/deletion/confirm', { token: deletion })).status).toBe(422);
    expect((await test.send('POST', '/auth/google/confirm-link', { token: linkToken })).status).toBe(422);
    expect([
      await count('password_resets'),
      await count('mailed_links'),
      await count('google_links'),
    ]).toEqual([0, 0, 0]);
  });

  it('end with a reset too', async () => {
    const ana = await test.registerStudent();
    const [one = '', other = ''] = await mailedResets(ana, 2);
    await test.call(rightsApi.mailDeletionLink, {}, { token: ana.token });
    const deletion = mailedToken();
    expect(await reset(one)).toBe(200);
    expect(await reset(other)).toBe(422);
    expect((await test.send('POST', '/auth/deletion/confirm', { token: deletion })).status).toBe(422);
  });

  it('are mailed behind an answer that writes the same whether the address has an account or not', async () => {
    const { user } = await test.registerStudent();
    await forgot('ninguem@example.com');
    await forgot(user.email);
    const queued = await rowsOf<{ data: { emailKey: string } }>(
      test.services.db,
      sql`select data from pgboss.job where name = 'accounts.reset-mail' order by created_on desc limit 2`,
    );
    expect(queued.map(({ data }) => data.emailKey)).toEqual([user.email, 'ninguem@example.com']);
    expect(resetMails()).toHaveLength(1);
  });
});

describe('a new password', () => {
  it('is not set over one that was set meanwhile', async () => {
    const ana = await test.registerStudent();
    const [token = ''] = await mailedResets(ana, 1);
    // Whichever is first: the reset has the last word, or the change finds that its password is no longer the old one.
    const [changed] = await Promise.all([change(ana.token, 'segredo1', 'segredo-de-outro'), reset(token)]);
    if (changed.status === 200) expect(await login(ana, 'segredo-de-outro')).toBe(200);
    else expect(await login(ana, 'segredo9')).toBe(200);
  });
});

describe('what reads along without a session', () => {
  it('ends when the password is reset, and can’t be made anew with what is left of an old session', async () => {
    const ana = await test.registerStudent();
    const [token = ''] = await mailedResets(ana, 1);
    const [feed, copy] = [await makeFeed(ana), await makeExportLink(ana)];
    expect(await readFeed(feed)).toBe(200);
    expect(await reset(token)).toBe(200);
    expect(await readFeed(feed)).toBe(404);
    expect((await test.send('GET', copy)).status).toBe(422);
    expect((await test.call(calendarFeedApi.create, {}, { token: ana.token })).status).toBe(401);
    expect((await test.call(rightsApi.linkExport, {}, { token: ana.token })).status).toBe(401);
  });

  it('ends with the other sessions, and with a changed password; the session that asks may make it anew', async () => {
    const ana = await test.registerStudent();
    const [feed, copy] = [await makeFeed(ana), await makeExportLink(ana)];
    await test.call(rightsApi.endOtherSessions, {}, { token: ana.token });
    expect(await readFeed(feed)).toBe(404);
    expect((await test.send('GET', copy)).status).toBe(422);
    const second = await makeFeed(ana);
    expect(await readFeed(second)).toBe(200);
    await change(ana.token);
    expect(await readFeed(second)).toBe(404);
    expect(await readFeed(await makeFeed(ana))).toBe(200);
  });
});
