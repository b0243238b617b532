import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const ana = { name: 'Ana Lima', email: 'Ana.Lima@example.com', password: 'segredo1' };

describe('registration', () => {
  it('creates the account, signs it in and shows nothing secret', async () => {
    const { status, body } = await test.call(accountApi.register, { body: ana });
    expect(status).toBe(201);
    expect(body.data.user).toMatchObject({ name: 'Ana Lima', email: 'Ana.Lima@example.com', plan: 'free', role: 'user' });
    expect(body.data.token).toBe(body.data.accessToken);
    expect(JSON.stringify(body)).not.toContain('argon2');
    const profile = await test.call(accountApi.profile, {}, { token: body.data.token });
    expect(profile.body.data.user.id).toBe(body.data.user.id);
  });
});
