import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { googleBrowser } from '#test/support/google/google-journey.ts';
import { openProvider, type TestProvider } from '#test/support/google/openid-provider.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { sweepAccounts } from '../service.ts';
import {
  createInvitationLink,
  inviteAddresses,
  listInvitations,
  revokeInvitation,
} from './invitation-service.ts';

let test: TestApp;
let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider('http://127.0.0.1:3000');
  provider.person = { sub: '1', email: 'ana@example.com', email_verified: true, name: 'Ana' };
  test = await openTestApp({ settings: { ...provider.settings, REGISTRATION: 'invite' } });
});
beforeEach(() => test.reset());
afterEach(() => {
  test.services.settings.REGISTRATION = 'invite';
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});

const register = (email: string, invitation?: string | null) =>
  test.send('POST', '/auth/register', { name: 'Ana', email, password: 'segredo1', invitation });
const tokenIn = (text: string) => /\/register\?invitation=([\w-]{43})\b/.exec(text)?.[1] ?? '';
const link = async (uses = 1, days = 7) => tokenIn(await createInvitationLink(test.services, { uses, days }));
const refused = (code: string) => ({ status: 403, body: { code: `accounts.${code}` } });
const left = async () =>
  (await listInvitations(test.services, { limit: 20, offset: 0 })).invitations.map(({ email, usesLeft }) => ({
    email,
    usesLeft,
  }));

describe('where nobody registers any more', () => {
  beforeEach(() => {
    test.services.settings.REGISTRATION = 'closed';
  });

  it('no way to register is open, an invitation included', async () => {
    const token = await link();
    for (const answer of [
      await register('ana@example.com', token),
      await register('ana@example.com'),
      await test.send('POST', '/auth/register-test'),
    ])
      expect(answer).toMatchObject(refused('registration_closed'));
    const address = await googleBrowser(test).signIn();
    expect(address.searchParams.get('error')).toBe('Esta instalação da Órbita não recebe novos cadastros.');
  });
});

describe('where registering takes an invitation', () => {
  it('is refused without one, and with one that was made up or has ended', async () => {
    expect(await register('ana@example.com')).toMatchObject(refused('invitation_missing'));
    expect(await test.send('POST', '/auth/register-test')).toMatchObject(refused('invitation_missing'));
    expect(await register('ana@example.com', 'x'.repeat(43))).toMatchObject(refused('invitation_invalid'));
    const token = await link(1, 7);
    test.clock.advance({ hours: 7 * 24 });
    expect(await register('ana@example.com', token)).toMatchObject(refused('invitation_invalid'));
    await sweepAccounts(test.services);
    expect(await left()).toEqual([]);
  });

  it('lets as many in by a link as it was made for, and no more when all come at once', async () => {
    const token = await link(3);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => register(`estudante${index}@example.com`, token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403]);
    expect(await left()).toEqual([]);
  });

  it('takes no use of a link for a registration that came to nothing', async () => {
    const token = await link(2);
    expect((await register('ana@example.com', token)).status).toBe(201);
    expect((await register('ana@example.com', token)).status).toBe(409);
    expect(await left()).toEqual([{ email: null, usesLeft: 1 }]);
  });

  it('mails a list of addresses a link each, good for that address alone', async () => {
    await register('bia@example.com', await link());
    test.mails.length = 0;
    expect(await inviteAddresses(test.services, ['Ana@example.com', 'BIA@example.com'], 7)).toEqual({
      invited: 1,
      registered: 1,
      failed: [],
    });
    const [mail] = test.mails;
    expect(mail).toMatchObject({ to: 'Ana@example.com', subject: 'Seu convite para a Órbita' });
    const token = tokenIn(mail?.text ?? '');
    expect(await register('carla@example.com', token)).toMatchObject(refused('invitation_invalid'));
    expect((await register('ana@EXAMPLE.com', token)).status).toBe(201);
    expect(await register('carla@example.com', token)).toMatchObject(refused('invitation_invalid'));
  });

  it('ends an earlier link of the same address, and one that is taken back', async () => {
    await inviteAddresses(test.services, ['ana@example.com'], 7);
    await inviteAddresses(test.services, ['ana@example.com'], 7);
    const [first = '', second = ''] = test.mails.map(({ text }) => tokenIn(text));
    expect(await register('ana@example.com', first)).toMatchObject(refused('invitation_invalid'));
    const { invitations, count } = await listInvitations(test.services, { limit: 20, offset: 0 });
    expect([invitations.length, count]).toEqual([1, 1]);
    await revokeInvitation(test.services, invitations[0]?.id ?? '');
    expect(await register('ana@example.com', second)).toMatchObject(refused('invitation_invalid'));
  });

  it('takes the same link when signing in with Google', async () => {
    const token = await link();
    const uninvited = await googleBrowser(test).signIn();
    expect(uninvited.searchParams.get('error')).toMatch(/^O cadastro aqui é por convite/);
    const browser = googleBrowser(test);
    const address = await browser.signIn(`?invitation=${token}`);
    expect(address.pathname).toBe('/auth/google/finish');
    const made = await browser.post('register', { name: 'Ana', birthYear: 2000, consentVersion });
    expect(made.status).toBe(201);
    expect(await left()).toEqual([]);
  });
});
