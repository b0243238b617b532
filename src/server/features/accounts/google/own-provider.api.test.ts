import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { googleBrowser } from '#test/support/google/google-journey.ts';
import { openProvider, type TestProvider } from '#test/support/google/openid-provider.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
let google: TestProvider;
let own: TestProvider;
const ana = { sub: '7', email: 'ana@example.com', email_verified: true, name: 'Ana Lima' };
const form = { name: 'Ana Lima', birthYear: 2000, consentVersion };

beforeAll(async () => {
  google = await openProvider('http://127.0.0.1:3000');
  own = await openProvider('http://127.0.0.1:3000', { tellsByUserInfo: true });
  test = await openTestApp({ settings: { ...google.settings, ...own.ownSettings } });
});
beforeEach(async () => {
  await test.reset();
  google.person = own.person = ana;
});
afterAll(async () => {
  await test.close();
  await google.stop();
  await own.stop();
});

const subjects = async () =>
  (
    await rowsOf<{ google_sub: string | null }>(
      test.services.db,
      sql`select google_sub from accounts order by created_at`,
    )
  ).map(({ google_sub }) => google_sub);
const errorOf = (address: URL) => address.searchParams.get('error');

describe('a provider that the installation names', () => {
  it('makes an account, by what only its user info tells, and opens it again', async () => {
    const browser = googleBrowser(test, 'openid');
    expect((await browser.signIn()).pathname).toBe('/auth/openid/finish');
    expect((await browser.pending()).body).toMatchObject({
      data: { step: 'register', name: 'Ana Lima', email: 'ana@example.com' },
    });
    expect((await browser.post('register', form)).status).toBe(201);
    expect(await subjects()).toEqual([`${new URL(own.ownSettings.OIDC_ISSUER).href} 7`]);
    const again = googleBrowser(test, 'openid');
    const back = await again.signIn();
    expect(back.pathname).toBe('/auth/openid/callback');
    const exchanged = await again.post('exchange', { token: back.searchParams.get('token') });
    expect(exchanged).toMatchObject({ status: 200, body: { data: { user: { email: 'ana@example.com' } } } });
  });

  it('is told apart from Google by the issuer: the same subject there is somebody else', async () => {
    const here = googleBrowser(test, 'openid');
    await here.signIn();
    await here.post('register', form);
    google.person = { ...ana, email: 'outra@example.com' };
    const there = googleBrowser(test);
    expect((await there.signIn()).pathname).toBe('/auth/google/finish');
    expect((await there.post('register', form)).status).toBe(201);
    expect(new Set(await subjects())).toEqual(
      new Set([`${new URL(own.ownSettings.OIDC_ISSUER).href} 7`, '7']),
    );
    google.person = ana;
    expect((await googleBrowser(test).signIn()).pathname).toBe('/auth/google/callback');
  });

  it('is linked to an account by a mail that calls it by its name', async () => {
    await test.registerStudent({ email: ana.email });
    const browser = googleBrowser(test, 'openid');
    await browser.signIn();
    expect((await browser.post('link-mail')).status).toBe(200);
    const mail = test.mails.at(-1);
    expect(mail?.subject).toBe('Entrar na Órbita com Escola Viva');
    expect(mail?.text).not.toContain('Google');
    const token = /\/auth\/openid\/link\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await browser.post('confirm-link', { token })).status).toBe(200);
    expect(await subjects()).toEqual([`${new URL(own.ownSettings.OIDC_ISSUER).href} 7`]);
  });

  it('is never called Google where something is wrong', async () => {
    own.person = null;
    expect(errorOf(await googleBrowser(test, 'openid').signIn())).toBe('Você cancelou a entrada.');
    own.person = { ...ana, email_verified: false };
    expect(errorOf(await googleBrowser(test, 'openid').signIn())).toMatch(
      /^O serviço de login ainda não confirmou/,
    );
    const begun = googleBrowser(test, 'openid');
    begun.forget();
    expect(await begun.pending()).toMatchObject({
      status: 422,
      body: { code: 'accounts.openid_interrupted' },
    });
  });

  it('takes no step that was begun with Google', async () => {
    const browser = googleBrowser(test);
    await browser.signIn();
    const cookie = browser.setCookie().split(';', 1)[0]?.replace('orbita_google', 'orbita_openid') ?? '';
    const answer = await test.send('POST', '/auth/openid/register', form, { headers: { cookie } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'accounts.openid_interrupted' } });
  });
});
