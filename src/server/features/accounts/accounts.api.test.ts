import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepAccounts } from '#server/features/accounts/service.ts';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi, consentVersion } from '#shared/contracts/accounts.ts';
import { jobsDone } from '#test/support/jobs.ts';
import { openListing, publishPlan } from '#test/support/marketplace.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const ana = { name: 'Ana Lima', email: 'Ana.Lima@example.com', password: 'segredo1' };
const register = (body: object) => test.send('POST', '/auth/register', body);
const login = (email: string, password: string) => test.call(accountApi.login, { body: { email, password } });

describe('registration', () => {
  it('creates the account, signs it in and shows nothing secret', async () => {
    const { status, body } = await test.call(accountApi.register, { body: ana });
    expect(status).toBe(201);
    expect(body.data.user).toMatchObject({
      name: 'Ana Lima',
      email: 'Ana.Lima@example.com',
      plan: 'free',
      role: 'user',
      isTestAccount: false,
    });
    expect(body.data.user.preferences).toEqual({
      theme: 'light',
      notifications: { email: true, push: true },
      enableBackgroundAnimations: true,
      shortcuts: { singleKey: true },
      review: { retention: 0.9, newPerDay: 20, reviewsPerDay: 200 },
    });
    expect(body.data.token).toBe(body.data.accessToken);
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|birthYear/);
    const profile = await test.call(accountApi.profile, {}, { token: body.data.token });
    expect(profile.body.data.user).toEqual(body.data.user);
  });

  it('keeps the consent to both texts with version and date, and the birth year', async () => {
    const { body } = await test.call(accountApi.register, {
      body: { ...ana, birthYear: 2009, consentVersion },
    });
    const userId = body.data.user.id;
    const given = await rowsOf<{ document: string; version: string }>(
      test.services.db,
      sql`select document, version, given_at from consents where user_id = ${userId} order by document`,
    );
    expect(given).toMatchObject([
      { document: 'privacy', version: consentVersion },
      { document: 'terms', version: consentVersion },
    ]);
    const [student] = await rowsOf(
      test.services.db,
      sql`select birth_year from students where user_id = ${userId}`,
    );
    expect(student).toEqual({ birth_year: 2009 });
  });

  it.each([
    [{ ...ana, email: 'ana@@example' }, 422, 'Digite um email válido e real.'],
    [{ ...ana, email: 'ana' }, 422, 'Digite um email válido e real.'],
    [{ ...ana, password: '12345' }, 422, 'A senha deve ter pelo menos 6 caracteres.'],
    [{ ...ana, name: '   ' }, 422, 'O nome é obrigatório.'],
    [{ ...ana, name: undefined }, 400, 'O nome é obrigatório.'],
    [{ ...ana, email: undefined }, 400, 'O email é obrigatório.'],
    [{ ...ana, password: 123456 }, 400, 'A senha é obrigatória.'],
    [{ ...ana, password: 'x'.repeat(257) }, 422, 'A senha pode ter até 256 caracteres.'],
    [
      { ...ana, consentVersion: 'zzzz' },
      422,
      'Os textos mudaram. Recarregue a página e leia a versão atual.',
    ],
  ])('refuses %j', async (body, status, message) => {
    const answer = await register(body);
    expect(answer).toMatchObject({ status, body: { message, code: 'common.invalid' } });
  });

  it('lists every broken rule', async () => {
    const { body } = await register({ name: '', email: 'x', password: '1' });
    expect(body.errors).toEqual([
      'O nome é obrigatório.',
      'Digite um email válido e real.',
      'A senha deve ter pelo menos 6 caracteres.',
    ]);
  });

  it('refuses a year of birth that has not begun', async () => {
    expect(await register({ ...ana, birthYear: 2027 })).toMatchObject({
      status: 422,
      body: {
        message: 'Este ano ainda não chegou. Confira o seu ano de nascimento.',
        code: 'accounts.birth_year_ahead',
      },
    });
    expect((await register({ ...ana, birthYear: 2026 })).status).toBe(201);
  });

  it('refuses an address in use, however it is written', async () => {
    await register(ana);
    const answer = await register({ ...ana, email: 'ANA.lima@EXAMPLE.com' });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'Este email já está em uso.', code: 'accounts.email_taken' },
    });
  });

  it('gives one address to one of ten that ask for it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(ana)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('ignores what a client may not set', async () => {
    const { body } = await test.send('POST', '/auth/register', {
      ...ana,
      role: 'admin',
      plan: 'premium',
      isTestAccount: true,
    });
    expect(body).toMatchObject({ data: { user: { role: 'user', plan: 'free' } } });
  });
});

describe('sign-in', () => {
  it('takes the address in any case and answers user and tokens', async () => {
    await register(ana);
    const { status, body } = await login(' ana.lima@EXAMPLE.com ', ana.password);
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(['accessToken', 'refreshToken', 'user']);
  });

  it('answers the same whether the address or the password is wrong', async () => {
    await register(ana);
    const wrongPassword = await login(ana.email, 'outra-senha');
    const nobody = await login('ninguem@example.com', 'outra-senha');
    expect(wrongPassword.status).toBe(401);
    expect(nobody.body).toEqual(wrongPassword.body);
    expect(wrongPassword.body).toMatchObject({
      message: 'Falha ao fazer login. Verifique suas credenciais.',
    });
  });

  it('asks for both fields', async () => {
    const answer = await test.send('POST', '/auth/login', {});
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: ['Informe o seu email.', 'Informe a sua senha.'] },
    });
  });

  it('does not let anybody sign in to a test account, which has no password', async () => {
    const { body } = await test.call(accountApi.registerTest, {});
    expect((await login(body.data.user.email, '')).status).toBe(422);
    expect((await login(body.data.user.email, 'null')).status).toBe(401);
  });
});

describe('test accounts', () => {
  it('come with a session and vanish after a day with all they own', async () => {
    const { status, body } = await test.call(accountApi.registerTest, {});
    expect(status).toBe(201);
    expect(body.data.user).toMatchObject({ role: 'user_test', isTestAccount: true, plan: 'free' });
    expect(body.data.user.expiresAt).toBe('2026-03-12T15:00:00.000Z');
    test.clock.advance({ hours: 25 });
    await sweepAccounts(test.services);
    const left = await rowsOf<{ count: number }>(
      test.services.db,
      sql`select count(*)::int as count from students`,
    );
    expect(left[0]?.count).toBe(0);
  });

  it('leave everybody else alone when they go', async () => {
    const { token } = await test.registerStudent();
    await test.call(accountApi.registerTest, {});
    test.clock.advance({ hours: 25 });
    await sweepAccounts(test.services);
    test.clock.set('2026-03-11T15:00:00Z');
    expect((await test.call(accountApi.profile, {}, { token })).status).toBe(200);
  });
});

describe('profile', () => {
  it('changes name, picture and preferences, and never e-mail, plan or role', async () => {
    const { token, user } = await test.registerStudent();
    const { status, body } = await test.send(
      'PUT',
      '/auth/profile',
      {
        name: 'Ana Souza',
        email: 'outra@example.com',
        plan: 'premium',
        role: 'admin',
        profilePicture: 'https://example.com/ana.png',
        preferences: { theme: 'dark', notifications: { push: true } },
      },
      { token },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        user: {
          name: 'Ana Souza',
          email: user.email,
          plan: 'free',
          role: 'user',
          profilePicture: 'https://example.com/ana.png',
          preferences: {
            theme: 'dark',
            notifications: { email: true, push: true },
            enableBackgroundAnimations: true,
            review: { retention: 0.9, newPerDay: 20, reviewsPerDay: 200 },
          },
        },
      },
    });
  });

  it.each([
    [{ name: '' }, 422, 'O nome é obrigatório.'],
    [
      { name: 'Ana', profilePicture: 'javascript:alert(1)' },
      422,
      'A foto deve ser um endereço (URL) que comece com http:// ou https://.',
    ],
    [
      { name: 'Ana', profilePicture: 'foto' },
      422,
      'A foto deve ser um endereço (URL) que comece com http:// ou https://.',
    ],
    [{ name: 'Ana', preferences: { theme: 'azul' } }, 422, 'Escolha o tema claro ou escuro.'],
    [
      { name: 'Ana', profilePicture: 'data:image/svg+xml;base64,PHN2Zz4=' },
      422,
      'A foto deve ser um endereço (URL) que comece com http:// ou https://.',
    ],
    // Says that it is a JPEG, and isn't.
    [
      { name: 'Ana', profilePicture: 'data:image/jpeg;base64,PHN2Zz48L3N2Zz4=' },
      422,
      'A foto deve ser um endereço (URL) que comece com http:// ou https://.',
    ],
    [
      { name: 'Ana', profilePicture: `data:image/jpeg;base64,/9j/${'A'.repeat(12_000)}` },
      422,
      'O endereço da foto é longo demais.',
    ],
    [
      { name: 'Ana', profilePicture: `https://example.com/${'a'.repeat(2048)}` },
      422,
      'O endereço da foto é longo demais.',
    ],
  ])('refuses %j', async (body, status, message) => {
    const { token } = await test.registerStudent();
    expect(await test.send('PUT', '/auth/profile', body, { token })).toMatchObject({
      status,
      body: { message },
    });
  });

  it('removes the picture when it is empty', async () => {
    const { token } = await test.registerStudent();
    await test.call(
      accountApi.updateProfile,
      { body: { name: 'Ana', profilePicture: 'https://example.com/a.png' } },
      { token },
    );
    const { body } = await test.call(
      accountApi.updateProfile,
      { body: { name: 'Ana', profilePicture: '' } },
      { token },
    );
    expect(body.data.user.profilePicture).toBeNull();
  });

  it('keeps a small picture that is its own address, and shows it to nobody else', async () => {
    const bia = await test.registerStudent({ name: 'Bia' });
    const { id } = await publishPlan(test);
    await test.send('POST', `/study-plans/${id}/reviews`, { rating: 5 }, bia);
    const profilePicture = `data:image/jpeg;base64,/9j/${'A'.repeat(8000)}`;
    const saved = await test.call(accountApi.updateProfile, { body: { name: 'Bia', profilePicture } }, bia);
    expect(saved.body.data.user.profilePicture).toBe(profilePicture);
    const { reviews } = await openListing(test, bia, id);
    expect(reviews).toMatchObject([{ user: { username: 'Bia', profilePicture: null } }]);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer a.b.c'])(
    'answers 401 to the header "%s"',
    async (authorization) => {
      const answer = await test.send('GET', '/auth/profile', undefined, { headers: { authorization } });
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'common.unauthenticated', message: 'Entre na sua conta para continuar.' },
      });
    },
  );

  it('answers 401 when the account is gone', async () => {
    const { token, user } = await test.registerStudent();
    await test.services.db.execute(sql`delete from students where user_id = ${user.id}`);
    expect((await test.call(accountApi.profile, {}, { token })).status).toBe(401);
  });

  it('counts a lapsed plan as free at once', async () => {
    const { token, user } = await test.registerStudent();
    await test.services.db.execute(
      sql`update students set plan = 'premium', plan_expires_at = '2026-03-12T00:00:00Z' where user_id = ${user.id}`,
    );
    expect((await test.call(accountApi.profile, {}, { token })).body.data.user.plan).toBe('premium');
    test.clock.set('2026-03-12T00:00:00Z');
    const { accessToken } = (await login(user.email, 'segredo1')).body.data;
    const lapsed = (await test.call(accountApi.profile, {}, { token: accessToken })).body.data.user;
    expect(lapsed).toMatchObject({ plan: 'free', planExpiresAt: '2026-03-12T00:00:00.000Z' });
  });
});

describe('password change', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    test.send('PUT', '/auth/change-password', { currentPassword, newPassword }, { token });

  it('takes the new password, keeps this session and ends the others', async () => {
    const { token, refreshToken, user } = await test.registerStudent();
    const other = (await login(user.email, 'segredo1')).body.data;
    expect(await change(token, 'segredo1', 'segredo2')).toMatchObject({
      status: 200,
      body: { message: 'Senha alterada com sucesso!' },
    });
    expect((await login(user.email, 'segredo1')).status).toBe(401);
    expect((await login(user.email, 'segredo2')).status).toBe(200);
    const refresh = (token: string) => test.send('POST', '/auth/refresh-token', { refreshToken: token });
    expect((await refresh(other.refreshToken)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('needs the current password and six characters', async () => {
    const { token } = await test.registerStudent();
    expect(await change(token, 'errada', 'segredo2')).toMatchObject({
      status: 422,
      body: { message: 'Erro ao alterar senha. Verifique sua senha atual.' },
    });
    expect(await change(token, 'segredo1', '12345')).toMatchObject({
      status: 422,
      body: { message: 'A nova senha deve ter pelo menos 6 caracteres' },
    });
  });

  it('says so when the account has no password', async () => {
    const { body } = await test.call(accountApi.registerTest, {});
    expect(await change(body.data.token, 'segredo1', 'segredo2')).toMatchObject({
      status: 422,
      body: { code: 'accounts.no_password' },
    });
  });
});

describe('password reset', () => {
  const forgot = async (email: string) => {
    const answer = await test.send('POST', '/auth/forgot-password', { email });
    await jobsDone(test);
    return answer;
  };
  const reset = (token: unknown, newPassword: string) =>
    test.send('POST', '/auth/reset-password', { token, newPassword });
  const mailedToken = () => /token=([\w.-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';

  it('mails a link that sets the password once and ends every session', async () => {
    const { user, refreshToken } = await test.registerStudent();
    test.mails.length = 0;
    expect(await forgot(user.email.toUpperCase())).toMatchObject({
      status: 200,
      body: {
        message: 'Se o email estiver cadastrado, instruções foram enviadas. Verifique sua caixa de spam.',
      },
    });
    expect(test.mails).toHaveLength(1);
    expect(test.mails[0]).toMatchObject({ to: user.email });
    const token = mailedToken();
    expect(token).toMatch(new RegExp(`^${user.id}\\.`));
    expect(await reset(token, 'segredo9')).toMatchObject({
      status: 200,
      body: { message: 'Senha redefinida com sucesso! Você será redirecionado para o login.' },
    });
    expect((await login(user.email, 'segredo9')).status).toBe(200);
    expect((await test.send('POST', '/auth/refresh-token', { refreshToken })).status).toBe(401);
    expect(await reset(token, 'segredo8')).toMatchObject({
      status: 422,
      body: { code: 'accounts.reset_token_invalid' },
    });
  });

  it('answers the same, and sends nothing, when nobody has the address', async () => {
    const { user } = await test.registerStudent();
    test.mails.length = 0;
    const known = await forgot(user.email);
    const unknown = await forgot('ninguem@example.com');
    expect(unknown.body).toEqual(known.body);
    expect(test.mails).toHaveLength(1);
  });

  it('lets a link live for an hour', async () => {
    const { user } = await test.registerStudent();
    await forgot(user.email);
    test.clock.advance({ minutes: 60 });
    expect((await reset(mailedToken(), 'segredo9')).status).toBe(422);
  });

  it.each([
    [undefined, 400, 'Token de redefinição ausente.'],
    ['', 422, 'Token de redefinição ausente.'],
    ['abc', 422, 'Token de redefinição não encontrado ou inválido.'],
    ['00000000-0000-7000-8000-000000000000.abc', 422, 'Token de redefinição não encontrado ou inválido.'],
    ['------------------------------------.abc', 422, 'Token de redefinição não encontrado ou inválido.'],
  ])('refuses the token %j', async (token, status, message) => {
    expect(await reset(token, 'segredo9')).toMatchObject({ status, body: { message } });
  });

  it('keeps only a hash of the token', async () => {
    const { user } = await test.registerStudent();
    await forgot(user.email);
    const secret = mailedToken().split('.')[1] ?? '';
    const rows = await rowsOf<{ token_hash: Uint8Array }>(
      test.services.db,
      sql`select token_hash from password_resets`,
    );
    expect(Buffer.from(rows[0]?.token_hash ?? []).toString('utf8')).not.toContain(secret);
    expect(rows).toHaveLength(1);
  });
});

describe('the rest', () => {
  it('checks an address without telling whether it has an account', async () => {
    const { user } = await test.registerStudent();
    const check = async (email: string) =>
      (await test.call(accountApi.validateEmail, { body: { email } })).body;
    expect(await check(user.email)).toEqual({ exists: true });
    expect(await check('novo@example.com')).toEqual({ exists: true });
    expect(await check('novo@')).toEqual({ exists: false });
  });

  it('refuses a registration whose address does not exist', async () => {
    const strict = await openTestApp({ services: { emailCheck: { exists: async () => false } } });
    try {
      const answer = await strict.send('POST', '/auth/register', ana);
      expect(answer).toMatchObject({
        status: 422,
        body: { message: 'Este endereço de email não existe ou não foi encontrado no provedor.' },
      });
    } finally {
      await strict.close();
    }
  });

  it('sends Google sign-in back with a plain sentence until it is configured', async () => {
    const response = await test.app.inject('/api/auth/google');
    expect(response.statusCode).toBe(302);
    const url = new URL(String(response.headers.location), 'http://127.0.0.1');
    expect(url.pathname).toBe('/auth/google/callback');
    expect(url.searchParams.get('error')).toBe(
      'O login com Google ainda não está configurado nesta instalação.',
    );
  });
});
