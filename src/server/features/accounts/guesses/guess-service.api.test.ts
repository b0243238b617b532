import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { rowsOf } from '#server/platform/database/database.ts';
import { jobsDone } from '#test/support/jobs.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { sweepAccounts } from '../service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const ana = { name: 'Ana', email: 'ana@example.com', password: 'segredo1' };
const waiting = { status: 429, body: { code: 'accounts.too_many_guesses' } };
const alarms = () => test.mails.filter(({ subject }) => subject.includes('senhas erradas'));

/** A browser that keeps what the application asks it to. */
function browser() {
  let cookie = '';
  const send = async (method: 'POST' | 'PUT', path: string, body: object, token?: string) => {
    const answer = await test.send(method, `/auth${path}`, body, {
      headers: { cookie },
      ...(token && { token }),
    });
    const [set] = [answer.headers['set-cookie']].flat();
    if (set) cookie = String(set).split(';', 1)[0] ?? '';
    return answer;
  };
  return {
    send,
    register: (who = ana) => send('POST', '/register', who),
    signIn: (password = ana.password, email = ana.email) => send('POST', '/login', { email, password }),
    cookie: () => cookie,
  };
}

/** Wrong passwords of strangers until each has to wait. */
async function guessUntilWaiting(email = ana.email): Promise<number> {
  for (let judged = 0; judged < 100; judged++) {
    const { status } = await browser().signIn('errada', email);
    if (status === 429) return judged;
  }
  throw new Error('a hundred were judged');
}

describe('wrong passwords of strangers', () => {
  it('are judged twenty at a time, from however many addresses and through whichever process they come', async () => {
    const { user } = await test.registerStudent();
    const other = await buildApp(test.services);
    const guess = async (nth: number) => {
      const app = nth % 2 === 0 ? test.app : other;
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: `10.0.${nth}.1`,
        payload: { email: user.email, password: `palpite-${nth}` },
      });
      return statusCode;
    };
    const answers = await Promise.all(Array.from({ length: 60 }, (_, nth) => guess(nth)));
    await other.close();
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(40);
  });

  it('wait longer each time, and say how long and what else to do', async () => {
    await browser().register();
    expect(await guessUntilWaiting()).toBe(20);
    expect(await browser().signIn()).toMatchObject({
      ...waiting,
      body: {
        message:
          'Muitas tentativas com este email. Aguarde 2s e tente de novo, ou crie outra senha em “Esqueceu sua senha?”.',
      },
    });
    test.clock.advance({ seconds: 2 });
    expect((await browser().signIn('errada')).status).toBe(401);
    test.clock.advance({ seconds: 2 });
    expect(await browser().signIn()).toMatchObject(waiting);
    test.clock.advance({ seconds: 2 });
    expect((await browser().signIn()).status).toBe(200);
  });

  it('are answered the same for an address that nobody has', async () => {
    await browser().register();
    const ours = [await guessUntilWaiting(), (await browser().signIn('errada')).body];
    const nobody = 'ninguem@example.com';
    expect([await guessUntilWaiting(nobody), (await browser().signIn('errada', nobody)).body]).toEqual(ours);
  });

  it('never keep the student waiting in a browser in which they have signed in', async () => {
    const home = browser();
    await home.register();
    expect(home.cookie()).toMatch(/^orbita_device=[\w.-]+$/);
    await guessUntilWaiting();
    expect((await home.signIn()).status).toBe(200);
    expect(await browser().signIn()).toMatchObject(waiting);
  });

  it('keep everybody else waiting, whatever their cookie says', async () => {
    const [home, school] = [browser(), browser()];
    await home.register();
    await school.register({ ...ana, email: 'bia@example.com' });
    await guessUntilWaiting();
    expect(await school.signIn()).toMatchObject(waiting);
    const [id] = home.cookie().split('=')[1]?.split('.') ?? [];
    for (const forged of ['x', `${id}`, `${id}.${'x'.repeat(43)}`]) {
      const headers = { cookie: `orbita_device=${forged}` };
      expect(await test.send('POST', '/auth/login', ana, { headers })).toMatchObject(waiting);
    }
  });

  it('are over for who sets a new password by mail', async () => {
    await browser().register();
    await guessUntilWaiting();
    const phone = browser();
    await phone.send('POST', '/forgot-password', { email: ana.email });
    await jobsDone(test);
    const token = /reset-password\?token=([\w.-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    expect((await phone.send('POST', '/reset-password', { token, newPassword: 'segredo9' })).status).toBe(
      200,
    );
    expect(await guessUntilWaiting()).toBe(20);
    expect((await phone.signIn('segredo9')).status).toBe(200);
  });

  it('are told to the student when there are thirty of them, once', async () => {
    await browser().register();
    for (let failures = 1; failures <= 40; failures++) {
      test.clock.advance({ minutes: 15 });
      expect((await browser().signIn('errada')).status).toBe(401);
      expect(alarms()).toHaveLength(failures < 30 ? 0 : 1);
    }
    expect(alarms()[0]).toMatchObject({ to: ana.email, text: expect.stringContaining('30 senhas erradas') });
  });

  it('are forgotten after a day', async () => {
    await browser().register();
    await guessUntilWaiting('ninguem@example.com');
    test.clock.advance({ hours: 23 });
    await browser().signIn('errada');
    test.clock.advance({ hours: 1 });
    await sweepAccounts(test.services);
    const left = await rowsOf(test.services.db, sql`select source, failures from password_guesses`);
    expect(left).toEqual([{ source: 'stranger', failures: 1 }]);
  });
});

describe('wrong passwords of a known browser or a session', () => {
  it('are counted apart: they slow down themselves alone', async () => {
    const home = browser();
    await home.register();
    for (let failures = 1; failures <= 20; failures++) await home.signIn('errada');
    expect(await home.signIn()).toMatchObject(waiting);
    expect((await browser().signIn()).status).toBe(200);
    test.clock.advance({ seconds: 2 });
    expect((await home.signIn()).status).toBe(200);
    expect((await home.signIn('errada')).status).toBe(401);
  });

  it('do not mind strangers, and end the patience of the session', async () => {
    const student: Student = await test.registerStudent();
    await guessUntilWaiting(student.user.email);
    const change = (currentPassword: string) =>
      test.send(
        'PUT',
        '/auth/change-password',
        { currentPassword, newPassword: 'segredo2' },
        { token: student.token },
      );
    for (let failures = 1; failures <= 20; failures++) expect((await change('errada')).status).toBe(422);
    expect(await change('segredo1')).toMatchObject(waiting);
    test.clock.advance({ seconds: 2 });
    expect((await change('segredo1')).status).toBe(200);
  });
});

describe('registering an address that has an account', () => {
  it('says so at the same pace, and slows no sign-in down', async () => {
    await browser().register();
    for (let asked = 1; asked <= 20; asked++) expect((await browser().register()).status).toBe(409);
    expect(await browser().register()).toMatchObject(waiting);
    expect((await browser().signIn()).status).toBe(200);
    expect(alarms()).toEqual([]);
  });
});

describe('one of the commonest passwords', () => {
  const common = { status: 422, body: { code: 'accounts.password_common' } };

  it.each(['123456', 'Password1', 'senha123', 'FLAMENGO', 'brasil', 'qwertyuiop'])(
    'is refused at registration: %s',
    async (password) => {
      expect(await browser().register({ ...ana, password })).toMatchObject(common);
      expect((await browser().register()).status).toBe(201);
    },
  );

  it('is refused at a change and at a reset, whose link goes on working', async () => {
    const { user, token } = await test.registerStudent();
    const passwords = { currentPassword: 'segredo1', newPassword: 'corinthians' };
    expect(await test.send('PUT', '/auth/change-password', passwords, { token })).toMatchObject(common);
    await test.send('POST', '/auth/forgot-password', { email: user.email });
    await jobsDone(test);
    const link = /reset-password\?token=([\w.-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    const reset = (newPassword: string) =>
      test.send('POST', '/auth/reset-password', { token: link, newPassword });
    expect(await reset('iloveyou')).toMatchObject(common);
    expect((await reset('segredo-de-ana')).status).toBe(200);
  });
});
