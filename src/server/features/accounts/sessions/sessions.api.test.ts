import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const refresh = (refreshToken?: unknown) => test.send('POST', '/auth/refresh-token', { refreshToken });
const tokensOf = (answer: { body: unknown }) =>
  (answer.body as { data: { accessToken: string; refreshToken: string } }).data;

it('gives fresh tokens that work', async () => {
  const { refreshToken } = await test.registerStudent();
  const answer = await refresh(refreshToken);
  expect(answer.status).toBe(200);
  const tokens = tokensOf(answer);
  expect(tokens.refreshToken).not.toBe(refreshToken);
  expect((await test.call(accountApi.profile, {}, { token: tokens.accessToken })).status).toBe(200);
});

it('gives fifty parallel refreshes the same successor', async () => {
  const { refreshToken } = await test.registerStudent();
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const successors = new Set(answers.map((answer) => tokensOf(answer).refreshToken));
  expect(successors.size).toBe(1);
  expect((await refresh([...successors][0])).status).toBe(200);
});

it('repeats the answer to the parent within the grace, so that a lost answer signs nobody out', async () => {
  const { refreshToken } = await test.registerStudent();
  const first = tokensOf(await refresh(refreshToken));
  test.clock.advance({ seconds: 9 });
  expect(tokensOf(await refresh(refreshToken)).refreshToken).toBe(first.refreshToken);
});

it('ends the family when the parent comes back after the grace', async () => {
  const { refreshToken } = await test.registerStudent();
  const successor = tokensOf(await refresh(refreshToken)).refreshToken;
  test.clock.advance({ seconds: 11 });
  expect(await refresh(refreshToken)).toMatchObject({
    status: 401,
    body: { message: 'Erro ao atualizar token' },
  });
  expect((await refresh(successor)).status).toBe(401);
});

it('ends the family when a grandparent comes back, even at once', async () => {
  const { refreshToken } = await test.registerStudent();
  const parent = tokensOf(await refresh(refreshToken)).refreshToken;
  const current = tokensOf(await refresh(parent)).refreshToken;
  expect((await refresh(refreshToken)).status).toBe(401);
  expect((await refresh(current)).status).toBe(401);
});

it('ends the family when one of its first tokens comes back, many generations later', async () => {
  const { refreshToken } = await test.registerStudent();
  let current = refreshToken;
  for (let generation = 0; generation < 30; generation++)
    current = tokensOf(await refresh(current)).refreshToken;
  expect((await refresh(refreshToken)).status).toBe(401);
  expect((await refresh(current)).status).toBe(401);
});

it('refuses a token that somebody made up, and leaves the session alone', async () => {
  const { refreshToken } = await test.registerStudent();
  const [userId, sessionId] = refreshToken.split('.');
  const forged = `${userId}.${sessionId}.${'x'.repeat(43)}`;
  expect(await refresh(forged)).toMatchObject({ status: 401, body: { message: 'Erro ao atualizar token' } });
  expect((await refresh(refreshToken)).status).toBe(200);
});

it('says what is wrong with a missing or malformed token', async () => {
  const missing = {
    status: 401,
    body: { message: 'Refresh token não encontrado', code: 'accounts.refresh_missing' },
  };
  expect(await test.send('POST', '/auth/refresh-token')).toMatchObject(missing);
  expect(await refresh(null)).toMatchObject(missing);
  expect(await refresh('')).toMatchObject(missing);
  for (const forged of ['x', 'a.b.c', `${'0'.repeat(36)}.${'0'.repeat(36)}.${'x'.repeat(43)}`]) {
    expect(await refresh(forged)).toMatchObject({
      status: 401,
      body: { message: 'Erro ao atualizar token' },
    });
  }
});

it('stops refreshing at once after logout, which needs no body', async () => {
  const { token, refreshToken } = await test.registerStudent();
  expect((await test.send('POST', '/auth/logout', undefined, { token })).status).toBe(200);
  expect((await refresh(refreshToken)).status).toBe(401);
});

it('lets an access token live for fifteen minutes', async () => {
  const { token } = await test.registerStudent();
  const profile = async () => (await test.call(accountApi.profile, {}, { token })).status;
  test.clock.advance({ minutes: 14, seconds: 59 });
  expect(await profile()).toBe(200);
  test.clock.advance({ seconds: 1 });
  expect(await profile()).toBe(401);
});

it('ends a session after thirty days without use', async () => {
  const { refreshToken } = await test.registerStudent();
  test.clock.advance({ days: 29 });
  const kept = tokensOf(await refresh(refreshToken)).refreshToken;
  test.clock.advance({ days: 31 });
  expect((await refresh(kept)).status).toBe(401);
});

it('refuses a token signed for another purpose or with another secret', async () => {
  const { user } = await test.registerStudent();
  const forged = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${btoa(JSON.stringify({ sub: user.id, sid: 'x', exp: 9e9 })).replaceAll('=', '')}.`;
  expect((await test.call(accountApi.profile, {}, { token: forged })).status).toBe(401);
});

it('keeps only hashes of refresh tokens', async () => {
  const { refreshToken } = await test.registerStudent();
  const [row] = await rowsOf<Record<string, unknown>>(test.services.db, sql`select * from sessions`);
  expect(JSON.stringify(row)).not.toContain(refreshToken.split('.')[2]);
});

it('stores the time zone of the header when it changes, and ignores one that does not exist', async () => {
  const { token, user } = await test.registerStudent();
  const zone = async () => {
    const [row] = await rowsOf<{ time_zone: string }>(
      test.services.db,
      sql`select time_zone from students where user_id = ${user.id}`,
    );
    return row?.time_zone;
  };
  expect(await zone()).toBe('America/Sao_Paulo');
  await test.call(accountApi.profile, {}, { token, timeZone: 'America/Rio_Branco' });
  expect(await zone()).toBe('America/Rio_Branco');
  await test.call(accountApi.profile, {}, { token, timeZone: 'Marte/Olimpo' });
  await test.call(accountApi.profile, {}, { token, timeZone: '+23:59' });
  expect(await zone()).toBe('America/Rio_Branco');
  await test.call(accountApi.profile, {}, { token, timeZone: 'America/Sao_Paulo' });
  expect(await zone()).toBe('America/Sao_Paulo');
});

it('stores where a student is who goes there and back over several servers', async () => {
  const student = await test.registerStudent();
  const other = await buildApp(test.services);
  const seenFrom = async (app: FastifyInstance, timeZone: string) => {
    const headers = { authorization: `Bearer ${await test.tokenFor(student)}`, 'x-time-zone': timeZone };
    expect((await app.inject({ url: '/api/auth/profile', headers })).statusCode).toBe(200);
    const [row] = await rowsOf<{ time_zone: string }>(
      test.services.db,
      sql`select time_zone from students where user_id = ${student.user.id}`,
    );
    return row?.time_zone;
  };
  try {
    for (const zone of ['America/Sao_Paulo', 'America/Rio_Branco']) {
      const elsewhere = zone === 'America/Sao_Paulo' ? 'Europe/Lisbon' : 'Asia/Tokyo';
      expect(await seenFrom(other, zone)).toBe(zone);
      expect(await seenFrom(test.app, elsewhere)).toBe(elsewhere);
      test.clock.advance({ minutes: 1 });
      expect(await seenFrom(other, zone)).toBe(zone);
    }
  } finally {
    await other.close();
  }
});
