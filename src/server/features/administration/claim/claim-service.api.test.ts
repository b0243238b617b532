import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administrationApi } from '#shared/contracts/administration.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { offerAdministration } from './claim-service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** The secret of the link that a start prints. */
async function offered(): Promise<string> {
  const link = await offerAdministration(test.services);
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/admin\/claim#[\w-]{43}$/);
  return link?.split('#')[1] ?? '';
}
const claim = (secret: unknown, token: string) =>
  test.send('POST', '/admin/claim', { token: secret }, { token });
const actions = (token: string) => test.call(administrationApi.listActions, { query: {} }, { token });
const invalid = { status: 422, body: { code: 'administration.claim_invalid' } };

describe('the first administrator', () => {
  it('is who opens the link, once; from then on no start offers another', async () => {
    const [ana, bia] = [await test.registerStudent(), await test.registerStudent()];
    expect((await actions(ana.token)).status).toBe(404);
    const secret = await offered();
    expect((await claim(secret, ana.token)).status).toBe(204);
    expect(await actions(ana.token)).toMatchObject({
      status: 200,
      body: {
        data: {
          actions: [{ action: 'claim', administrator: ana.user.email, student: ana.user.email }],
          hasMore: false,
        },
      },
    });
    expect(await claim(secret, bia.token)).toMatchObject(invalid);
    expect((await actions(bia.token)).status).toBe(404);
    expect(await offerAdministration(test.services)).toBeNull();
  });

  it('is one of two who open it at the same moment', async () => {
    const [ana, bia] = [await test.registerStudent(), await test.registerStudent()];
    const [one, other] = [await offered(), await offered()];
    for (const pair of [
      [one, one],
      [one, other],
    ] as const) {
      const answers = await Promise.all([claim(pair[0], ana.token), claim(pair[1], bia.token)]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(1);
    }
    const administrators = await Promise.all([actions(ana.token), actions(bia.token)]);
    expect(administrators.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('needs a link that has not ended', async () => {
    const ana = await test.registerStudent();
    const first = await offered();
    test.clock.advance({ minutes: 59 });
    const second = await offered();
    test.clock.advance({ minutes: 1 });
    const token = await test.tokenFor(ana);
    expect(await claim(first, token)).toMatchObject(invalid);
    expect((await claim(second, token)).status).toBe(204);
  });

  it('is nobody who made the link up, who only tries things, or who is not signed in', async () => {
    const ana = await test.registerStudent();
    const secret = await offered();
    expect(await claim('x'.repeat(43), ana.token)).toMatchObject(invalid);
    for (const wrong of ['', 7, null, 'x'.repeat(101)])
      expect([400, 422]).toContain((await claim(wrong, ana.token)).status);
    const { body } = await test.send('POST', '/auth/register-test');
    const tester = (body as unknown as { data: { token: string } }).data.token;
    expect(await claim(secret, tester)).toMatchObject({
      status: 422,
      body: { code: 'administration.test_account' },
    });
    expect((await test.send('POST', '/admin/claim', { token: secret })).status).toBe(401);
    expect((await claim(secret, ana.token)).status).toBe(204);
  });
});

describe('the guard of administrators', () => {
  it('answers students as for an address that does not exist, and asks guests to sign in', async () => {
    const ana = await test.registerStudent();
    const { body } = await test.send('GET', '/nothing', undefined, { token: ana.token });
    expect(await test.send('GET', '/admin/actions', undefined, { token: ana.token })).toMatchObject({
      status: 404,
      body,
    });
    expect((await test.send('GET', '/admin/actions')).status).toBe(401);
  });

  it('lets nobody in whose session has ended', async () => {
    const ana = await test.registerStudent();
    await claim(await offered(), ana.token);
    await test.send('POST', '/auth/logout', undefined, { token: ana.token });
    expect((await actions(ana.token)).status).toBe(404);
  });
});
