import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import { rightsApi } from '#shared/contracts/rights.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const list = async ({ token }: { token: string }) =>
  (await test.call(rightsApi.listSessions, {}, { token })).body.data.sessions;
const refresh = async (refreshToken: string) =>
  (await test.send('POST', '/auth/refresh-token', { refreshToken })).status;

async function signInAgain({ user }: Student, userAgent = firefox) {
  const { body } = await test.call(
    accountApi.login,
    { body: { email: user.email, password: 'segredo1' } },
    { headers: { 'user-agent': userAgent } },
  );
  return { token: body.data.accessToken, refreshToken: body.data.refreshToken };
}

it('lists open sessions with their device in words, the one used last first', async () => {
  const ana = await test.registerStudent();
  test.clock.advance({ days: 1 });
  const second = await signInAgain(ana);
  test.clock.advance({ minutes: 1 });
  await refresh(ana.refreshToken);
  const sessions = await list(second);
  expect(sessions).toEqual([
    {
      id: expect.any(String),
      device: 'Aparelho desconhecido',
      createdAt: '2026-03-11T15:00:00.000Z',
      lastUsedAt: '2026-03-12T15:01:00.000Z',
      isCurrent: false,
    },
    {
      id: expect.any(String),
      device: 'Firefox no Linux',
      createdAt: '2026-03-12T15:00:00.000Z',
      lastUsedAt: '2026-03-12T15:00:00.000Z',
      isCurrent: true,
    },
  ]);
});

it('leaves out sessions that have ended by themselves', async () => {
  const ana = await test.registerStudent();
  test.clock.advance({ days: 31 });
  const second = await signInAgain(ana);
  expect((await list(second)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

it('keeps twenty sessions at most: the one that was not used for longest makes room', async () => {
  const ana = await test.registerStudent();
  const others = [];
  for (let nth = 1; nth <= 19; nth++) {
    test.clock.advance({ minutes: 1 });
    others.push(await signInAgain(ana));
  }
  expect(await list(await signInAgain(ana))).toHaveLength(20);
  expect(await refresh(ana.refreshToken)).toBe(401);
  test.clock.advance({ minutes: 1 });
  expect(await refresh(others[0]?.refreshToken ?? '')).toBe(200);
  await Promise.all(Array.from({ length: 5 }, () => signInAgain(ana)));
  const last = await signInAgain(ana);
  expect(await list(last)).toHaveLength(20);
  expect(await refresh(others[1]?.refreshToken ?? '')).toBe(401);
  expect(await refresh(others.at(-1)?.refreshToken ?? '')).toBe(200);
});

it('ends one session, which can no longer be renewed, and no other', async () => {
  const ana = await test.registerStudent();
  const second = await signInAgain(ana);
  const other = (await list(second)).find(({ isCurrent }) => !isCurrent);
  const end = () =>
    test.call(rightsApi.endSession, { params: { id: other?.id ?? '' } }, { token: second.token });
  expect((await end()).status).toBe(204);
  expect([await refresh(ana.refreshToken), await refresh(second.refreshToken)]).toEqual([401, 200]);
  expect(await end()).toMatchObject({ status: 404, body: { code: 'accounts.session_not_found' } });
});

it('ends every session but the one that asks', async () => {
  const ana = await test.registerStudent();
  const [second, third] = [await signInAgain(ana), await signInAgain(ana)];
  expect((await test.call(rightsApi.endOtherSessions, {}, { token: second.token })).status).toBe(204);
  expect(await Promise.all([ana, second, third].map(({ refreshToken }) => refresh(refreshToken)))).toEqual([
    401, 200, 401,
  ]);
});

it('never shows or ends those of others', async () => {
  const [ana, bia] = [await test.registerStudent(), await test.registerStudent()];
  const [hers] = await list(bia);
  for (const id of [hers?.id ?? '', 'x', '00000000-0000-7000-8000-000000000000'])
    expect(await test.send('DELETE', `/auth/sessions/${id}`, undefined, { token: ana.token })).toMatchObject({
      status: 404,
      body: { code: 'accounts.session_not_found' },
    });
  await test.call(rightsApi.endOtherSessions, {}, { token: ana.token });
  expect(await refresh(bia.refreshToken)).toBe(200);
});

it('is for signed-in students only', async () => {
  expect((await test.send('GET', '/auth/sessions')).status).toBe(401);
  expect((await test.send('DELETE', '/auth/sessions')).status).toBe(401);
});
