import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { focusSchemas, focusSessionSchema } from '#shared/contracts/focus.schemas.ts';
import { focusApi } from '#shared/contracts/focus.ts';
import { largestInteger } from '#shared/contracts/table-integer.schemas.ts';
import { from, record, someSession } from '#test/support/sessions.ts';
import { type Caller, openTestApp, type TestApp } from '#test/support/test-app.ts';
import { studyMinutes, totalMinutes } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const id = '0195862d-6f00-7000-8000-000000000001';
const nobody = '0195862d-6f00-7000-8000-00000000000f';
const list = async (caller: Caller, query: object = {}) =>
  (await test.call(focusApi.list, { query }, caller)).body;
const create = (caller: Caller, changes: object) =>
  test.send('POST', '/pomodoros', { ...someSession, ...changes }, caller);
const whole = { from: '-infinity', to: 'infinity' };
const signedIn = ({ user }: { user: { id: string } }) =>
  ({ userId: user.id, sessionId: user.id, role: 'user', timeZone: 'America/Sao_Paulo' }) as const;

it('answers 401 without a token', async () => {
  expect(await test.send('GET', '/pomodoros')).toMatchObject({ status: 401 });
  expect(await test.send('POST', '/pomodoros', someSession)).toMatchObject({ status: 401 });
});

describe('recording', () => {
  it('answers the session, which stands in the list from then on, with and without the trailing slash', async () => {
    const student = await test.registerStudent();
    expect(await list(student)).toEqual([]);
    const session = await record(test, student, { id, subject: '  Biologia ' });
    expect(session).toEqual({
      _id: id,
      id,
      startTime: '2026-03-11T14:30:00.000Z',
      endTime: '2026-03-11T14:55:00.000Z',
      durationMinutes: 25,
      category: 'Estudo',
      subject: 'Biologia',
      link: null,
      day: '2026-03-11',
    });
    const { body } = await test.send('GET', '/pomodoros/', undefined, student);
    expect(body).toEqual([session]);
    expect(z.array(focusSchemas.create.response).parse(body)).toEqual([session]);
  });

  it('takes instants with any offset, and makes an id where there is none', async () => {
    const student = await test.registerStudent();
    const session = await record(test, student, {
      startTime: '2026-03-11T11:30:00-03:00',
      endTime: '2026-03-11T15:55:00.250+01:00',
    });
    expect(session).toMatchObject({
      startTime: '2026-03-11T14:30:00.000Z',
      endTime: '2026-03-11T14:55:00.250Z',
      subject: null,
    });
    expect(session.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps the hundredths of the stopwatch, and adds them up without a rest', async () => {
    const student = await test.registerStudent();
    for (const durationMinutes of [0.1, 0.2, 24.999])
      await record(test, student, { durationMinutes, category: 'Cronômetro' });
    expect((await list(student)).map((session) => session.durationMinutes).sort()).toEqual([0.1, 0.2, 25]);
    expect(await totalMinutes(test.services, signedIn(student))).toBe(25.3);
  });

  it('may be shorter than the time between its ends: pauses never count', async () => {
    const student = await test.registerStudent();
    expect(await record(test, student, { durationMinutes: 10 })).toMatchObject({ durationMinutes: 10 });
  });

  it.each([
    [
      'an end before the start',
      { endTime: '2026-03-11T14:29:59Z' },
      'focus.ends_before_start',
      'O fim da sessão deve vir depois do início.',
    ],
    [
      'more than the time that passed',
      { durationMinutes: 25.1 },
      'focus.longer_than_elapsed',
      'A duração passa do tempo entre o início e o fim da sessão.',
    ],
    [
      'an end in the future',
      { endTime: '2026-03-11T15:10:01Z' },
      'focus.in_the_future',
      'A sessão não pode terminar no futuro.',
    ],
  ])('refuses %s', async (_, changes, code, message) => {
    const student = await test.registerStudent();
    expect(await create(student, changes)).toMatchObject({ status: 422, body: { code, message } });
    expect(await list(student)).toEqual([]);
  });

  it.each([
    ['no body', undefined, 400],
    ['a list', [], 400],
    ['no start', { ...someSession, startTime: undefined }, 400],
    ['a start that is none', { ...someSession, startTime: 'ontem' }, 422],
    ['a start in the year zero', { ...someSession, startTime: '0000-01-01T00:00:00Z' }, 422],
    ['a start before there were sessions', { ...someSession, startTime: '1999-12-31T23:59:59Z' }, 422],
    ['an end without a zone', { ...someSession, endTime: '2026-03-11T14:55:00' }, 422],
    ['an end that no calendar has', { ...someSession, endTime: '2026-02-30T14:55:00Z' }, 422],
    ['a duration in words', { ...someSession, durationMinutes: 'vinte' }, 400],
    ['no duration', { ...someSession, durationMinutes: 0 }, 422],
    ['less than none', { ...someSession, durationMinutes: -5 }, 422],
    ['more than a day', { ...someSession, durationMinutes: 1441 }, 422],
    ['another category', { ...someSession, category: 'Lazer' }, 422],
    ['an id that is none', { ...someSession, id: '../1' }, 422],
    ['a subject without end', { ...someSession, subject: 'a'.repeat(81) }, 422],
    ['a link to nothing', { ...someSession, link: { kind: 'plan' } }, 422],
    ['a link with half an id', { ...someSession, link: { kind: 'block', cycleId: id, blockId: 'x' } }, 422],
    ['a wish that is none', { ...someSession, completes: 'sim' }, 400],
  ])('refuses %s with a sentence', async (_, body, status) => {
    const student = await test.registerStudent();
    const answer = await test.send('POST', '/pomodoros', body, student);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/^[A-ZÀ-Ú].*\.$/);
  });

  it('stores text that no database takes', async () => {
    const student = await test.registerStudent();
    expect(await record(test, student, { subject: 'Bio\u0000logia \ud800🧬' })).toMatchObject({
      subject: 'Biologia �🧬',
    });
  });
});

describe('the same session', () => {
  it('sent twice is recorded once, as it was the first time', async () => {
    const student = await test.registerStudent();
    const first = await record(test, student, { id });
    expect(await record(test, student, { id, category: 'Projeto', durationMinutes: 1 })).toEqual(first);
    expect(await list(student)).toEqual([first]);
    expect(await totalMinutes(test.services, signedIn(student))).toBe(25);
  });

  it('sent many times at once is recorded once', async () => {
    const student = await test.registerStudent();
    const answers = await Promise.all(Array.from({ length: 12 }, () => record(test, student, { id })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await list(student)).toHaveLength(1);
    expect(await totalMinutes(test.services, signedIn(student))).toBe(25);
  });

  it('is another for another student', async () => {
    const [one, other] = [await test.registerStudent(), await test.registerStudent()];
    await record(test, one, { id });
    await record(test, other, { id, category: 'Leitura' });
    expect((await list(one)).map(({ category }) => category)).toEqual(['Estudo']);
    expect((await list(other)).map(({ category }) => category)).toEqual(['Leitura']);
  });

  it('recorded beside many others of the day loses none of them', async () => {
    const student = await test.registerStudent();
    await Promise.all(Array.from({ length: 15 }, () => record(test, student, { durationMinutes: 10.1 })));
    expect(await totalMinutes(test.services, signedIn(student))).toBe(151.5);
  });
});

describe('the day of a session', () => {
  it.each([
    ['America/Noronha', '2026-03-11T01:50:00Z'],
    ['America/Sao_Paulo', '2026-03-11T02:50:00Z'],
    ['America/Manaus', '2026-03-11T03:50:00Z'],
    ['America/Rio_Branco', '2026-03-11T04:50:00Z'],
  ])('is the one on which it began, also past midnight, in %s', async (timeZone, startTime) => {
    const { token, user } = await test.registerStudent();
    const caller = { token, timeZone };
    const crossing = await record(test, caller, from(startTime, 25));
    const after = await record(
      test,
      caller,
      from(new Date(Date.parse(startTime) + 600_000).toISOString(), 5),
    );
    expect([crossing.day, after.day]).toEqual(['2026-03-10', '2026-03-11']);
    expect(await list(caller, { from: '2026-03-10', to: '2026-03-10' })).toEqual([crossing]);
    expect(await studyMinutes(test.services, signedIn({ user }), whole)).toEqual([
      { day: '2026-03-10', minutes: 25 },
      { day: '2026-03-11', minutes: 5 },
    ]);
  });
});

describe('the list', () => {
  const days = ['2026-03-11', '2026-03-05', '2026-02-10', '2025-12-24'];
  async function withSessions() {
    const student = await test.registerStudent();
    for (const day of days) {
      await record(test, student, from(`${day}T10:00:00Z`, 10));
      await record(test, student, from(`${day}T12:00:00Z`, 20));
    }
    return student;
  }
  const starts = (sessions: { startTime: string }[]) =>
    sessions.map(({ startTime }) => startTime.slice(5, 13));

  it('is bare, whole and newest first', async () => {
    expect(starts(await list(await withSessions()))).toEqual([
      '03-11T12',
      '03-11T10',
      '03-05T12',
      '03-05T10',
      '02-10T12',
      '02-10T10',
      '12-24T12',
      '12-24T10',
    ]);
  });

  it('holds the days asked for, both included', async () => {
    const student = await withSessions();
    expect(starts(await list(student, { from: '2026-03-05' }))).toHaveLength(4);
    expect(starts(await list(student, { to: '2026-02-10' }))).toHaveLength(4);
    expect(starts(await list(student, { from: '2026-02-10', to: '2026-03-05' }))).toHaveLength(4);
    expect(await list(student, { from: '2026-03-12' })).toEqual([]);
    expect(await list(student, { from: '', to: '' })).toHaveLength(8);
  });

  it('comes in pages that together are the whole', async () => {
    const student = await withSessions();
    const pages = [];
    for (const page of ['1', '2', '3', '4']) pages.push(await list(student, { page, limit: '3' }));
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 2, 0]);
    expect(pages.flat()).toEqual(await list(student));
    expect(await list(student, { page: '1' })).toHaveLength(8);
  });

  it.each([
    '?from=2026-03-11&to=2026-03-10',
    '?from=amanhã',
    '?from=2026-02-30',
    '?to=0000-01-01',
    '?from=1999-12-31',
    '?page=0',
    '?limit=201',
    '?limit=1e9&page=1e9',
    '?page=99999999999999999999',
  ])('refuses %s with a sentence', async (query) => {
    const student = await test.registerStudent();
    for (const path of query.includes('page') || query.includes('limit')
      ? ['/pomodoros']
      : ['/pomodoros', '/pomodoros/summary', '/pomodoros/export']) {
      const { status, body } = await test.send('GET', path + encodeURI(query), undefined, student);
      expect(status, path).toBe(422);
      expect(body.message).toMatch(/\.$/);
    }
  });

  it('is empty beyond its last page, and malformed where a page is none', async () => {
    const student = await withSessions();
    expect(await list(student, { page: String(largestInteger), limit: '200' })).toEqual([]);
    expect(await test.send('GET', '/pomodoros?page=x', undefined, student)).toMatchObject({ status: 400 });
  });

  it('says what a reversed range is', async () => {
    const { body } = await test.send(
      'GET',
      '/pomodoros?from=2026-03-11&to=2026-03-10',
      undefined,
      await test.registerStudent(),
    );
    expect(body).toMatchObject({
      code: 'focus.range_reversed',
      message: 'A data inicial deve vir antes da data final.',
    });
  });

  it('shows a student nothing of another', async () => {
    await withSessions();
    expect(await list(await test.registerStudent())).toEqual([]);
  });
});

describe('deleting', () => {
  it('takes a session out of the list and the totals, once', async () => {
    const student = await test.registerStudent();
    const gone = await record(test, student, { durationMinutes: 10.55 });
    const kept = await record(test, student, { durationMinutes: 5.2 });
    const remove = () => test.send('DELETE', `/pomodoros/${gone.id}`, undefined, student);
    expect(await remove()).toMatchObject({ status: 204 });
    expect(await list(student)).toEqual([kept]);
    expect(await totalMinutes(test.services, signedIn(student))).toBe(5.2);
    expect(await remove()).toMatchObject({
      status: 404,
      body: { code: 'focus.session_not_found', message: 'Sessão não encontrada.' },
    });
    expect(await totalMinutes(test.services, signedIn(student))).toBe(5.2);
  });

  it('tells sessions of others, of nobody and of no id apart from none', async () => {
    const [owner, other] = [await test.registerStudent(), await test.registerStudent()];
    const session = await record(test, owner);
    for (const which of [session.id, nobody, 'x', '%00'])
      expect(await test.send('DELETE', `/pomodoros/${which}`, undefined, other)).toMatchObject({
        status: 404,
        body: { code: 'focus.session_not_found' },
      });
    expect(await list(owner)).toEqual([session]);
  });

  it('twice at once takes it out of the totals once', async () => {
    const student = await test.registerStudent();
    const { id } = await record(test, student);
    await record(test, student);
    const remove = () => test.send('DELETE', `/pomodoros/${id}`, undefined, student);
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await totalMinutes(test.services, signedIn(student))).toBe(25);
  });
});

it('exports the sessions of the days asked for as CSV', async () => {
  const student = await test.registerStudent();
  await record(test, student, { ...from('2026-03-09T12:00:00Z', 30), subject: '=HIPERLINK("x")' });
  await record(test, student, { ...from('2026-03-10T12:00:00Z', 12.5), category: 'Leitura' });
  await record(test, await test.registerStudent());
  const file = async (query: string) => test.send('GET', `/pomodoros/export${query}`, undefined, student);
  const { status, headers, body } = await file('');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="sessoes-de-estudo.csv"');
  expect(body).toBe(
    '\ufeff"Início";"Fim";"Duração (min)";"Categoria";"Matéria"\r\n' +
      '"10/03/2026 09:00:00";"10/03/2026 09:12:30";"12,50";"Leitura";""\r\n' +
      `"09/03/2026 09:00:00";"09/03/2026 09:30:00";"30,00";"Estudo";"'=HIPERLINK(""x"")"\r\n`,
  );
  expect(String((await file('?from=2026-03-10')).body).split('\r\n')).toHaveLength(3);
});

it('answers each session by the contract', async () => {
  const student = await test.registerStudent();
  await record(test, student, { subject: 'Física' });
  expect(
    focusSessionSchema
      .strict()
      .array()
      .safeParse(await list(student)).error,
  ).toBeUndefined();
});
