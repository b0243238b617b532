import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { flashcardApi } from '#shared/contracts/flashcards.ts';
import { streakApi } from '#shared/contracts/streak.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { mailReminder, remindStudents } from './service.ts';

let test: TestApp;
let ana: Student;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  ana = await newStudent('ana@example.com');
});
afterAll(() => test.close());

async function newStudent(email: string, timeZone = 'America/Sao_Paulo'): Promise<Student> {
  const student = await test.registerStudent({ email });
  await test.services.db.execute(
    sql`update students set email_verified_at = now(), time_zone = ${timeZone} where user_id = ${student.user.id}`,
  );
  test.mails.length = 0;
  return student;
}

async function addCards(count: number, student = ana): Promise<void> {
  const token = await test.tokenFor(student);
  for (let number = 0; number < count; number++) {
    const body = { question: `Pergunta ${number}`, answer: 'Resposta', subject: 'Física', difficulty: 3 };
    expect((await test.call(flashcardApi.create, { body }, { token })).status).toBe(201);
  }
}

const setStreak = (length: number, lastOn: string, freezes = 0) =>
  test.services.db.execute(sql`
    update students set streak_length = ${length}, streak_last_on = ${lastOn}::date, streak_freezes = ${freezes}
    where user_id = ${ana.user.id}`);

const savePreferences = async (preferences: object) => {
  const caller = { token: await test.tokenFor(ana) };
  await test.call(accountApi.updateProfile, { body: { name: 'Ana', preferences } }, caller);
};

/** Jobs of mails that are not done yet. */
const onTheWay = () =>
  rowsOf(
    test.services.db,
    sql`select 1 from pgboss.job where name = 'reminders.mail' and state in ('created', 'active', 'retry')`,
  );

/** Runs the job twice at a time; answers who got which mail until then. */
async function remindAt(time: string): Promise<string[]> {
  test.clock.set(time);
  await Promise.all([remindStudents(test.services), remindStudents(test.services)]);
  await remindStudents(test.services);
  await vi.waitFor(async () => expect(await onTheWay()).toEqual([]), { timeout: 60_000, interval: 50 });
  return test.mails.map(({ to, subject }) => `${to}: ${subject}`);
}

const twoCards = 'ana@example.com: Você tem 2 flashcards para revisar hoje';

describe('due cards', () => {
  beforeEach(() => addCards(2));

  it('are mailed in the morning, once a day', async () => {
    expect(await remindAt('2026-03-12T10:59:00Z')).toEqual([]);
    expect(await remindAt('2026-03-12T11:00:00Z')).toEqual([twoCards]);
    expect(await remindAt('2026-03-12T11:15:00Z')).toEqual([twoCards]);
    expect(await remindAt('2026-03-13T12:59:00Z')).toEqual([twoCards, twoCards]);
    expect(await remindAt('2026-03-14T13:00:00Z')).toHaveLength(2);
  });

  it('wait for the morning of the student, in whatever zone', async () => {
    await addCards(1, await newStudent('bia@example.com', 'Asia/Tokyo'));
    const oneCard = 'bia@example.com: Você tem 1 flashcard para revisar hoje';
    expect(await remindAt('2026-03-11T23:00:00Z')).toEqual([oneCard]);
    expect(await remindAt('2026-03-12T11:00:00Z')).toEqual([oneCard, twoCards]);
  });

  it('are not mailed a second time to a student whose day comes back', async () => {
    await test.services.db.execute(sql`update students set time_zone = 'Pacific/Auckland'`);
    expect(await remindAt('2026-03-12T19:00:00Z')).toEqual([twoCards]);
    await test.services.db.execute(sql`update students set time_zone = 'America/Sao_Paulo'`);
    expect(await remindAt('2026-03-13T11:00:00Z')).toEqual([twoCards]);
    expect(await remindAt('2026-03-14T11:00:00Z')).toEqual([twoCards, twoCards]);
  });

  it.each([
    ['without a confirmed address', sql`update students set email_verified_at = null`],
    ['who is leaving', sql`update students set delete_at = now()`],
    ['without cards that are due', sql`update flashcard_counts set due_on = 'infinity'`],
    ['with a test account', sql`update accounts set role = 'user_test'`],
    ['whose address reaches nobody', sql`update accounts set email_key = 'ana@orbita.invalid'`],
    ['who has not been here for a month', sql`update students set streak_last_on = '2026-02-09'`],
    ['of an unknown zone', sql`update students set time_zone = 'Marte/Olimpo'`],
  ])('are not mailed to a student %s', async (_who, change) => {
    await test.services.db.execute(change);
    expect(await remindAt('2026-03-12T11:00:00Z')).toEqual([]);
  });

  it('are not mailed to a student who wants no mail, until they do', async () => {
    await savePreferences({ notifications: { email: false } });
    expect(await remindAt('2026-03-12T11:00:00Z')).toEqual([]);
    await savePreferences({ notifications: { email: true } });
    expect(await remindAt('2026-03-12T11:15:00Z')).toEqual([twoCards]);
  });

  it('are left out when things changed between the promise and the mail', async () => {
    const reminder = { userId: ana.user.id, kind: 'cards', day: '2026-03-12' } as const;
    test.clock.set('2026-03-12T13:00:00Z');
    await mailReminder(test.services, reminder);
    test.clock.set('2026-03-13T11:00:00Z');
    await mailReminder(test.services, reminder);
    test.clock.set('2026-03-12T11:00:00Z');
    await test.services.db.execute(sql`update flashcard_counts set due_on = '2026-03-13'`);
    await mailReminder(test.services, reminder);
    expect(test.mails).toEqual([]);
  });

  it('reach everybody in portions, and stop at the bound of a run', async () => {
    for (const name of ['bia', 'caio', 'davi', 'eva'])
      await addCards(1, await newStudent(`${name}@example.com`));
    test.clock.set('2026-03-12T11:00:00Z');
    const promised = async () => (await rowsOf(test.services.db, sql`select 1 from reminders`)).length;
    await remindStudents(test.services, undefined, { portion: 2, run: 2 });
    expect(await promised()).toBe(2);
    await remindStudents(test.services, AbortSignal.abort(), { portion: 2, run: 100 });
    expect(await promised()).toBe(2);
    await remindStudents(test.services, undefined, { portion: 2, run: 100 });
    expect(await promised()).toBe(5);
    await vi.waitFor(() => expect(test.mails).toHaveLength(5), 10_000);
    expect(new Set(test.mails.map(({ to }) => to)).size).toBe(5);
  });
});

describe('a streak that ends today', () => {
  const nineDays = 'ana@example.com: Sua sequência de 9 dias termina hoje';

  it('is mailed in the evening, once', async () => {
    await setStreak(9, '2026-03-11');
    expect(await remindAt('2026-03-12T20:59:00Z')).toEqual([]);
    expect(await remindAt('2026-03-12T21:00:00Z')).toEqual([nineDays]);
    expect(await remindAt('2026-03-12T23:59:00Z')).toEqual([nineDays]);
    expect(await remindAt('2026-03-13T00:00:00Z')).toEqual([nineDays]);
  });

  it('is mailed by the clock of the student', async () => {
    await setStreak(9, '2026-03-11');
    await test.services.db.execute(sql`update students set time_zone = 'Asia/Kolkata'`);
    expect(await remindAt('2026-03-12T12:29:00Z')).toEqual([]);
    expect(await remindAt('2026-03-12T12:30:00Z')).toEqual([nineDays]);
  });

  it.each([
    ['went on today', 9, '2026-03-12', 0],
    ['is kept by a freeze', 9, '2026-03-11', 1],
    ['is over already', 9, '2026-03-10', 0],
    ['is of one day', 1, '2026-03-11', 0],
  ])('is not mailed when it %s', async (_how, length, lastOn, freezes) => {
    await setStreak(length, lastOn, freezes);
    expect(await remindAt('2026-03-12T22:00:00Z')).toEqual([]);
  });

  it('is mailed on the last day that freezes keep', async () => {
    await setStreak(9, '2026-03-10', 1);
    expect(await remindAt('2026-03-12T22:00:00Z')).toEqual([nineDays]);
  });

  it('is not mailed to a student who came between the promise and the mail', async () => {
    await setStreak(9, '2026-03-11');
    test.clock.set('2026-03-12T22:00:00Z');
    const caller = { token: await test.tokenFor(ana), timeZone: 'America/Sao_Paulo' };
    await test.call(streakApi.update, {}, caller);
    await mailReminder(test.services, { userId: ana.user.id, kind: 'streak', day: '2026-03-12' });
    expect(test.mails).toEqual([]);
  });
});

describe('the link that ends reminders', () => {
  async function mailedToken(): Promise<string> {
    await addCards(2);
    await remindAt('2026-03-12T11:00:00Z');
    const [mail] = test.mails;
    expect(mail?.text).toContain('Perfil');
    const [, token = ''] = /\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(mail?.unsubscribeUrl).toBe(`http://127.0.0.1:3000/api/reminders/unsubscribe?token=${token}`);
    return token;
  }
  const wantsMail = async () =>
    (await test.call(accountApi.profile, {}, { token: await test.tokenFor(ana) })).body.data.user.preferences
      .notifications;

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
    ['application/json', undefined],
  ])('works with one %s call, again and again, and changes nothing else', async (type, payload) => {
    const url = `/api/reminders/unsubscribe?token=${await mailedToken()}`;
    for (let call = 0; call < 2; call++) {
      const headers = payload === undefined ? {} : { 'content-type': type };
      const answer = await test.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: 'Pronto: você não recebe mais lembretes por email.' },
      ]);
    }
    expect(await wantsMail()).toEqual({ email: false, push: true });
    expect(await remindAt('2026-03-13T11:00:00Z')).toHaveLength(1);
  });

  it('is refused when it was made up, and never works by being looked at', async () => {
    const token = await mailedToken();
    const bia = await newStudent('bia@example.com');
    const [, signature = ''] = token.split('.');
    const otherLetter = signature.startsWith('A') ? 'B' : 'A';
    for (const wrong of [
      'x',
      `${bia.user.id}.${signature}`,
      `${ana.user.id}.${otherLetter}${signature.slice(1)}`,
      `${ana.user.id}.${token}`,
    ])
      expect(await test.send('POST', `/reminders/unsubscribe?token=${wrong}`)).toMatchObject({
        status: 422,
        body: { code: 'reminders.link_invalid' },
      });
    expect((await test.send('POST', '/reminders/unsubscribe')).status).toBe(400);
    expect((await test.send('GET', `/reminders/unsubscribe?token=${token}`)).status).toBe(404);
    expect(await wantsMail()).toMatchObject({ email: true });
  });

  it('of an account that is gone says nothing about it', async () => {
    const token = await mailedToken();
    await test.services.db.execute(sql`delete from accounts where id = ${ana.user.id}`);
    expect((await test.send('POST', `/reminders/unsubscribe?token=${token}`)).status).toBe(200);
  });
});
