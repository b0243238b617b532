import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi, consentVersion } from '#shared/contracts/accounts.ts';
import { calendarFeedApi } from '#shared/contracts/calendar-feed.ts';
import { messages } from '#shared/messages.ts';
import { type GoogleBrowser, googleBrowser } from '#test/support/google/google-journey.ts';
import { openProvider, type TestProvider } from '#test/support/google/openid-provider.ts';
import { jobsDone } from '#test/support/jobs.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';
import { sweepAccounts } from '../service.ts';

let provider: TestProvider;
let test: TestApp;
let browser: GoogleBrowser;
beforeAll(async () => {
  provider = await openProvider('http://127.0.0.1:3000');
  test = await openTestApp({ settings: provider.settings });
});
beforeEach(async () => {
  await test.reset();
  Object.assign(provider, { person: ana, rewrite: null, forges: false });
  await provider.stop();
  await provider.start();
  browser = googleBrowser(test);
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});

const ana = {
  sub: '108000000000000000001',
  email: 'Ana.Lima@example.com',
  email_verified: true,
  name: 'Ana Lima',
  picture: 'https://pictures.example/ana.jpg',
};
const form = { name: 'Ana Lima', birthYear: 2008, consentVersion };
const failed = (address: URL) => {
  expect(address.pathname).toBe('/auth/google/callback');
  expect([...address.searchParams.keys()]).toEqual(['error']);
  return address.searchParams.get('error');
};
const sentence = (name: string) => messages[`accounts.google_${name}` as keyof typeof messages];
const count = async (table: string) =>
  (
    await rowsOf<{ n: number }>(test.services.db, sql`select count(*)::int n from ${sql.identifier(table)}`)
  )[0]?.n;
const accountRow = async (email: string) =>
  (
    await rowsOf<Record<string, unknown>>(
      test.services.db,
      sql`select google_sub, password_hash is not null as password, email_verified_at is not null as verified
        from accounts join students on user_id = id where email_key = ${email.toLowerCase()}`,
    )
  )[0];

/** Makes Ana's account of her Google account. */
async function registerAna() {
  await browser.signIn();
  const { status, body } = (await browser.post('register', form)) as { status: number; body: unknown };
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body as { data: { user: { id: string } } }).data;
}

/** An account with Ana's address and a password; its owner has proven the address unless told otherwise. */
async function studentWithPassword({ proven = true } = {}) {
  const student = await test.registerStudent({ email: ana.email, password: 'segredo1' });
  if (proven)
    await test.services.db.execute(
      sql`update students set email_verified_at = now() where user_id = ${student.user.id}`,
    );
  return student;
}

async function setPasswordByMail(email: string, newPassword: string): Promise<void> {
  await test.call(accountApi.forgotPassword, { body: { email } });
  await jobsDone(test);
  const token = /reset-password\?token=([\w.-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const { status } = await test.call(accountApi.resetPassword, { body: { token, newPassword } });
  if (status !== 200) throw new Error(`the reset was answered ${status}`);
}

describe('going to Google', () => {
  it('asks with code, PKCE, state and nonce for exactly our address, and lets people choose who they are', async () => {
    const address = await browser.start();
    expect(address.origin).toBe(provider.settings.GOOGLE_ISSUER);
    const asked = Object.fromEntries(address.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'orbita',
      redirect_uri: 'http://127.0.0.1:3000/api/auth/google/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/);
    const again = await browser.start();
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(again.searchParams.get(name)).not.toBe(asked[name]);
  });

  it('keeps the attempt in a sealed cookie of ten minutes, for these calls only', async () => {
    const address = await browser.start();
    expect(browser.setCookie()).toMatch(
      /^orbita_google=[\w.-]+; Path=\/api\/auth\/google; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    expect(browser.setCookie()).not.toContain(address.searchParams.get('state'));
  });

  it('never lets a cookie made on https travel without it', async () => {
    const settings = { ...provider.settings, APP_URL: 'https://orbita.example' };
    const secure = await openTestApp({ settings });
    const { headers } = await secure.send('GET', '/auth/google');
    expect(headers['set-cookie']).toMatch(/; Secure$/);
    expect(new URL(String(headers.location)).searchParams.get('redirect_uri')).toBe(
      'https://orbita.example/api/auth/google/callback',
    );
    await secure.close();
  });

  it('says so while the provider is down, and works once it is back', async () => {
    const later = await openTestApp({ settings: provider.settings });
    await provider.stop();
    const visitor = googleBrowser(later);
    expect(failed(await visitor.start())).toBe(sentence('unreachable'));
    await provider.start();
    expect((await visitor.start()).origin).toBe(provider.settings.GOOGLE_ISSUER);
    await later.close();
  });

  it('says so where it is not configured', async () => {
    const plain = await openTestApp();
    expect(failed(await googleBrowser(plain).start())).toBe(sentence('unconfigured'));
    expect(failed(await googleBrowser(plain).comeBack(new URL('http://x/?code=1')))).toBe(
      sentence('unconfigured'),
    );
    await plain.close();
  });
});

describe('a Google account that nobody has', () => {
  it('becomes an account only after both texts are accepted', async () => {
    const address = await browser.signIn();
    expect(address.pathname + address.search).toBe('/auth/google/finish');
    expect(await count('accounts')).toBe(0);
    expect(await browser.pending()).toMatchObject({
      status: 200,
      body: { data: { step: 'register', name: 'Ana Lima', email: ana.email, byPassword: false } },
    });
    for (const consent of [undefined, '1999-01-01']) {
      const refused = await browser.post('register', { ...form, consentVersion: consent });
      expect(refused).toMatchObject({ body: { message: expect.stringContaining('é preciso aceitar') } });
    }
    expect(await browser.post('register', { ...form, birthYear: 2027 })).toMatchObject({
      status: 422,
      body: { code: 'accounts.birth_year_ahead' },
    });
    expect(await count('accounts')).toBe(0);

    const made = await browser.post('register', { ...form, name: 'Ana Júlia', theme: 'dark' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        data: {
          accessToken: expect.any(String),
          refreshToken: expect.any(String),
          user: {
            name: 'Ana Júlia',
            email: ana.email,
            emailVerified: true,
            profilePicture: ana.picture,
            plan: 'free',
            role: 'user',
            preferences: { theme: 'dark' },
          },
        },
      },
    });
    expect(await accountRow(ana.email)).toEqual({ google_sub: ana.sub, password: false, verified: true });
    expect(test.mails).toEqual([]);
    const given = await rowsOf(
      test.services.db,
      sql`select document, version from consents order by document`,
    );
    expect(given).toEqual([
      { document: 'privacy', version: consentVersion },
      { document: 'terms', version: consentVersion },
    ]);
  });

  it('is registered once, however often it is sent', async () => {
    await browser.signIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post('register', form)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await count('accounts')).toBe(1);
  });

  it('is asked for what Google does not know, and keeps no picture without https', async () => {
    const picture = 'http://pictures.example/x.jpg';
    provider.person = { sub: 'x', email: 'x@example.com', email_verified: true, picture };
    await browser.signIn();
    expect(await browser.pending()).toMatchObject({ body: { data: { name: '' } } });
    const { body } = await browser.post('register', form);
    expect(body).toMatchObject({ data: { user: { profilePicture: null, emailVerified: true } } });
  });

  it.each([{ email_verified: false }, { email_verified: undefined }])(
    'makes no account when Google has not verified its address: %j',
    async (claim) => {
      provider.person = { ...ana, ...claim };
      expect(failed(await browser.signIn())).toBe(sentence('unverified'));
      expect(await browser.post('register', form)).toMatchObject({ status: 422 });
      expect(await count('accounts')).toBe(0);
    },
  );

  it('that came in before its address was proven has no way in once the owner has set a password by mail', async () => {
    const { user, refreshToken } = await studentWithPassword({ proven: false });
    await test.services.db.execute(sql`update accounts set google_sub = ${ana.sub} where id = ${user.id}`);
    await setPasswordByMail(user.email, 'segredo9');
    expect(await accountRow(ana.email)).toEqual({ google_sub: null, password: true, verified: true });
    expect(await test.send('POST', '/auth/refresh-token', { refreshToken })).toMatchObject({ status: 401 });
    expect((await browser.signIn()).pathname).toBe('/auth/google/finish');
  });

  it('stays with its account when a password is set for an address that was proven', async () => {
    await registerAna();
    await setPasswordByMail(ana.email, 'segredo9');
    expect(await accountRow(ana.email)).toEqual({ google_sub: ana.sub, password: true, verified: true });
  });

  it('has ten minutes to accept', async () => {
    await browser.signIn();
    test.clock.advance({ minutes: 10 });
    expect(await browser.post('register', form)).toMatchObject({
      status: 422,
      body: { code: 'accounts.google_interrupted' },
    });
    expect(await browser.pending()).toMatchObject({ status: 422 });
  });

  it('has no password until one is set by mail', async () => {
    const { user, accessToken } = (await registerAna()) as never as {
      user: { email: string };
      accessToken: string;
    };
    const change = { currentPassword: 'qualquer', newPassword: 'segredo2' };
    expect(await test.send('PUT', '/auth/change-password', change, { token: accessToken })).toMatchObject({
      status: 422,
      body: { code: 'accounts.no_password', message: expect.stringContaining('Esqueceu sua senha?') },
    });
    await setPasswordByMail(user.email, 'segredo2');
    expect(
      (await test.call(accountApi.login, { body: { email: user.email, password: 'segredo2' } })).status,
    ).toBe(200);
  });
});

describe('a Google account that is known', () => {
  it('comes back with a ticket that is a session once', async () => {
    const { user } = await registerAna();
    const address = await browser.signIn();
    expect(address.pathname).toBe('/auth/google/callback');
    expect([...address.searchParams.keys()]).toEqual(['token', 'user']);
    expect(JSON.parse(address.searchParams.get('user') ?? '')).toEqual({ id: user.id, name: 'Ana Lima' });
    const token = address.searchParams.get('token') ?? '';
    expect(token).toMatch(new RegExp(`^${user.id}\\.[\\w-]{43}$`));

    const first = await browser.post('exchange', { token });
    expect(first).toMatchObject({ status: 200, body: { data: { user: { id: user.id } } } });
    expect(browser.setCookie()).toContain('orbita_google=; Path=/api/auth/google; Max-Age=0');
    const profile = (first.body as { data: { accessToken: string } }).data.accessToken;
    expect((await test.call(accountApi.profile, {}, { token: profile })).status).toBe(200);
    expect(await browser.post('exchange', { token })).toMatchObject({ status: 422 });
  });

  it('is known by its sub, whatever its address has become', async () => {
    const { user } = await registerAna();
    provider.person = { ...ana, email: 'outra@example.com', name: 'Outra' };
    const address = await browser.signIn();
    expect(JSON.parse(address.searchParams.get('user') ?? '')).toEqual({ id: user.id, name: 'Ana Lima' });
  });

  it('uses its ticket once, of many calls at the same moment', async () => {
    await registerAna();
    const token = (await browser.signIn()).searchParams.get('token');
    const sessions = await count('sessions');
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post('exchange', { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await count('sessions')).toBe((sessions ?? 0) + 1);
  });

  it('has 60 seconds for it, in the same browser, and keeps only its hash', async () => {
    await registerAna();
    const late = (await browser.signIn()).searchParams.get('token');
    test.clock.advance({ seconds: 60 });
    expect(await browser.post('exchange', { token: late })).toMatchObject({ status: 422 });

    const token = (await browser.signIn()).searchParams.get('token');
    const kept = JSON.stringify(await rowsOf(test.services.db, sql`select * from google_tickets`));
    expect(kept).not.toContain(token?.split('.')[1]);
    const elsewhere = googleBrowser(test);
    expect(await elsewhere.post('exchange', { token })).toMatchObject({
      status: 422,
      body: { code: 'accounts.google_interrupted' },
    });
    expect(await browser.post('exchange', { token })).toMatchObject({ status: 200 });
  });

  it('leaves nothing behind that nobody can use any more', async () => {
    await registerAna();
    await browser.signIn();
    expect(await count('google_tickets')).toBe(1);
    test.clock.advance({ minutes: 2 });
    await sweepAccounts(test.services);
    expect(await count('google_tickets')).toBe(0);
  });
});

describe('the address of an existing account', () => {
  it('is linked with the account’s password, and never without', async () => {
    const { user } = await studentWithPassword();
    expect((await browser.signIn()).pathname).toBe('/auth/google/finish');
    expect(await browser.pending()).toMatchObject({ body: { data: { step: 'link', byPassword: true } } });
    expect(await browser.post('link', { password: 'errada' })).toMatchObject({
      status: 422,
      body: { code: 'accounts.google_wrong_password' },
    });
    expect(await browser.post('register', form)).toMatchObject({ status: 409 });
    expect(await accountRow(ana.email)).toMatchObject({ google_sub: null });

    const linked = await browser.post('link', { password: 'segredo1' });
    expect(linked).toMatchObject({ status: 200, body: { data: { user: { id: user.id } } } });
    expect(await accountRow(ana.email)).toEqual({ google_sub: ana.sub, password: true, verified: true });
    expect((await browser.signIn()).searchParams.get('token')).toContain(user.id);
  });

  it('is linked with a mailed link, once, in any browser', async () => {
    const { user, refreshToken } = await studentWithPassword();
    await browser.signIn();
    expect(await browser.post('link-mail')).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining(user.email) },
    });
    expect(test.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Entrar na Órbita com o Google' });
    const token = mailedToken();
    expect(token).toMatch(new RegExp(`^${user.id}\\.`));
    expect(JSON.stringify(await rowsOf(test.services.db, sql`select * from google_links`))).not.toContain(
      token.split('.')[1],
    );
    const phone = googleBrowser(test);
    expect(await phone.post('confirm-link', { token })).toMatchObject({
      status: 200,
      body: { data: { user: { id: user.id } } },
    });
    expect(await accountRow(ana.email)).toEqual({ google_sub: ana.sub, password: true, verified: true });
    expect(await phone.post('confirm-link', { token })).toMatchObject({
      status: 422,
      body: { code: 'accounts.google_link_invalid' },
    });
    expect(await test.send('POST', '/auth/refresh-token', { refreshToken })).toMatchObject({ status: 200 });
  });

  it('that nobody ever proved is linked by mail only, and whoever registered it loses their way in', async () => {
    const { user, token, refreshToken } = await studentWithPassword({ proven: false });
    const feed = (await test.call(calendarFeedApi.create, {}, { token })).body.data.feed.url ?? '';
    const readFeed = async () => (await test.send('GET', new URL(feed).pathname.replace('/api', ''))).status;
    expect(await readFeed()).toBe(200);
    await browser.signIn();
    expect(await browser.pending()).toMatchObject({ body: { data: { step: 'link', byPassword: false } } });
    expect(await browser.post('link', { password: 'segredo1' })).toMatchObject({ status: 422 });
    expect(await accountRow(ana.email)).toMatchObject({ google_sub: null, password: true });
    await browser.post('link-mail');
    expect(test.mails.at(-1)?.text).toContain('a senha atual da conta deixa de valer');
    expect(await browser.post('confirm-link', { token: mailedToken() })).toMatchObject({
      status: 200,
      body: { data: { user: { id: user.id, emailVerified: true } } },
    });
    expect(await accountRow(ana.email)).toEqual({ google_sub: ana.sub, password: false, verified: true });
    expect(await test.send('POST', '/auth/refresh-token', { refreshToken })).toMatchObject({ status: 401 });
    expect(await readFeed()).toBe(404);
  });

  it('has an hour for the newest mailed link', async () => {
    await studentWithPassword();
    await browser.signIn();
    await browser.post('link-mail');
    const first = mailedToken();
    await browser.post('link-mail');
    expect(await browser.post('confirm-link', { token: first })).toMatchObject({ status: 422 });
    test.clock.advance({ minutes: 60 });
    expect(await browser.post('confirm-link', { token: mailedToken() })).toMatchObject({ status: 422 });
    expect(await accountRow(ana.email)).toMatchObject({ google_sub: null });
    await sweepAccounts(test.services);
    test.clock.advance({ seconds: 1 });
    await sweepAccounts(test.services);
    expect(await count('google_links')).toBe(0);
  });

  it.each(['', 'x', 'a.b', '019a0000-0000-7000-8000-000000000001.x'])(
    'is not linked by a made-up token: "%s"',
    async (token) => {
      expect(await browser.post('confirm-link', { token })).toMatchObject({
        status: 422,
        body: { message: sentence('link_invalid') },
      });
    },
  );

  it('is left alone when Google has not verified it', async () => {
    await studentWithPassword();
    provider.person = { ...ana, email_verified: false };
    expect(failed(await browser.signIn())).toBe(sentence('unverified'));
    expect(await browser.post('link', { password: 'segredo1' })).toMatchObject({ status: 422 });
  });

  it('is left alone when the account has another Google account', async () => {
    await registerAna();
    provider.person = { ...ana, sub: 'another' };
    expect(failed(await browser.signIn())).toBe(sentence('other_account'));
  });

  it('is left alone when it is a test account’s', async () => {
    const { body } = await test.call(accountApi.registerTest, {});
    const { email } = body.data.user;
    provider.person = { ...ana, email };
    expect(failed(await browser.signIn())).toBe(sentence('unverified'));
    expect(await accountRow(email)).toMatchObject({ google_sub: null });
  });
});

const mailedToken = () => /google\/link\?token=([\w.-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';

describe('what comes back wrong', () => {
  const comeBackChanged = async (name: string, value: string) => {
    const address = await browser.visitProvider(await browser.start());
    address.searchParams.set(name, value);
    return browser.comeBack(address);
  };

  it('says that the person said no', async () => {
    provider.person = null;
    expect(failed(await browser.signIn())).toBe(sentence('denied'));
  });

  it.each(['state', 'code', 'iss'])('with another %s is refused', async (name) => {
    expect(failed(await comeBackChanged(name, 'x'.repeat(43)))).toBe(sentence('interrupted'));
    expect(browser.setCookie()).toContain('Max-Age=0');
    expect(await count('google_tickets')).toBe(0);
  });

  it('with a nonce that is not the attempt’s is refused', async () => {
    const address = await browser.start();
    address.searchParams.set('nonce', 'x'.repeat(43));
    expect(failed(await browser.comeBack(await browser.visitProvider(address)))).toBe(
      sentence('interrupted'),
    );
  });

  it('without the cookie, or after ten minutes, is refused', async () => {
    const address = await browser.visitProvider(await browser.start());
    const elsewhere = googleBrowser(test);
    expect(failed(await elsewhere.comeBack(address))).toBe(sentence('interrupted'));
    test.clock.advance({ minutes: 10 });
    expect(failed(await browser.comeBack(address))).toBe(sentence('interrupted'));
  });

  it('a second time is refused', async () => {
    const address = await browser.visitProvider(await browser.start());
    expect((await browser.comeBack(address)).pathname).toBe('/auth/google/finish');
    expect(failed(await browser.comeBack(address))).toBe(sentence('interrupted'));
  });

  const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
  it.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ['that has expired', (claims) => ({ ...claims, exp: ago(60) })],
    ['for another application', (claims) => ({ ...claims, aud: 'another' })],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://accounts.example' })],
    ['with another nonce', (claims) => ({ ...claims, nonce: 'another' })],
  ])('with an id token %s is refused', async (_case, rewrite) => {
    provider.rewrite = rewrite;
    expect(failed(await browser.signIn())).toBe(sentence('interrupted'));
    expect(await browser.pending()).toMatchObject({ status: 422 });
  });

  it('without an e-mail, in the id token and in the user info, is refused', async () => {
    const { email, ...nameless } = ana;
    provider.person = nameless;
    expect(failed(await browser.signIn())).toBe(sentence('interrupted'));
    expect(await browser.pending()).toMatchObject({ status: 422 });
  });

  it('with an id token signed by somebody else is refused', async () => {
    provider.forges = true;
    expect(failed(await browser.signIn())).toBe(sentence('interrupted'));
  });

  it('says so when the provider has gone meanwhile', async () => {
    const address = await browser.visitProvider(await browser.start());
    await provider.stop();
    expect(failed(await browser.comeBack(address))).toBe(sentence('unreachable'));
  });

  it('never reaches a log, a cache or the next site', async () => {
    await registerAna();
    const address = await browser.visitProvider(await browser.start());
    const { headers } = await test.send('GET', `/auth/google/callback${address.search}`);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const page = await test.app.inject({ url: '/auth/google/callback?token=x&user=y' });
    expect(page.headers['referrer-policy']).toBe('no-referrer');
  });
});
