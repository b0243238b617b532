import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import type { ApiCall } from '#shared/contracts/endpoint.ts';
import { planFollowUpApi } from '#shared/contracts/plan-follow-up.ts';
import { type StudyPlan, studyPlanApi } from '#shared/contracts/study-plans.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { isOneApp } from '#test/support/many-apps.ts';
import { finishedPlan, makePlan, openPlan, today, wantedPlan } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { planPdf } from '../pdf-service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const send = (token: string, method: ApiCall['method'], path: string, body?: unknown) =>
  test.send(method, path, body, { token });
const tickTopic = (token: string, id: string, topicIndex: number, completed = true) =>
  send(token, 'PUT', `/study-plans/${id}/topic-progress`, { topicIndex, completed });
const revise = (token: string, id: string, number: number, completed = true, topicIndex = 0) =>
  send(token, 'PUT', `/study-plans/${id}/topic-revision`, { topicIndex, number, completed });
const log = (token: string, id: string, entry: object) =>
  send(token, 'POST', `/study-plans/${id}/questions`, { id: randomUUID(), topicIndex: 0, ...entry });

async function withPlan(changes: object = {}): Promise<{ student: Student; token: string; plan: StudyPlan }> {
  const student = await test.registerStudent();
  return { student, token: student.token, plan: await makePlan(test, student.token, changes) };
}

async function later(student: Student, days: number): Promise<string> {
  test.clock.advance({ days });
  return test.tokenFor(student);
}

it('answers 401 without a token and 404 to what is not the own', async () => {
  const { plan } = await withPlan();
  const other = await test.registerStudent();
  for (const endpoint of Object.values(planFollowUpApi)) {
    const path = endpoint.path.replace(':entryId', randomUUID());
    const body = {
      id: randomUUID(),
      topicIndex: 0,
      done: 1,
      right: 1,
      number: 1,
      completed: true,
      version: '1',
    };
    expect(await test.send(endpoint.method, path.replace(':id', plan.id), body)).toMatchObject({
      status: 401,
    });
    for (const id of [plan.id, randomUUID(), 'x'])
      expect(await send(other.token, endpoint.method, path.replace(':id', id), body)).toMatchObject({
        status: 404,
      });
  }
});

describe('revisions', () => {
  it('count from the day a topic is ticked, shift when they are late, and go when it is unticked', async () => {
    const { student, token, plan } = await withPlan();
    await tickTopic(token, plan.id, 0);
    expect((await openPlan(test, token, plan.id)).topics[0]).toMatchObject({
      completedOn: today,
      revisedOn: [],
    });
    expect(await revise(token, plan.id, 1)).toMatchObject({
      status: 422,
      body: { message: 'Esta revisão fica disponível em 12/03/2026.' },
    });
    let now = await later(student, 3);
    const revised = await revise(now, plan.id, 1);
    expect(revised).toMatchObject({
      status: 200,
      body: { data: { topic: { revisedOn: [addDays(today, 3)] } } },
    });
    // Ticked twice, counted once.
    await revise(now, plan.id, 1);
    expect(await revise(now, plan.id, 2)).toMatchObject({ status: 422 });
    now = await later(student, 6);
    expect((await revise(now, plan.id, 2)).status).toBe(200);
    await tickTopic(now, plan.id, 0);
    expect((await openPlan(test, now, plan.id)).topics[0]).toMatchObject({
      completedOn: today,
      revisedOn: [addDays(today, 3), addDays(today, 9)],
    });
    await tickTopic(now, plan.id, 0, false);
    expect((await openPlan(test, now, plan.id)).topics[0]).toMatchObject({
      completedOn: null,
      revisedOn: [],
    });
  });

  it('follow their order, both ways', async () => {
    const { student, token, plan } = await withPlan();
    const outOfTurn = { status: 422, body: { code: 'study_plans.revision_out_of_turn' } };
    expect(await revise(token, plan.id, 1)).toMatchObject(outOfTurn);
    await tickTopic(token, plan.id, 0);
    const now = await later(student, 40);
    expect(await revise(now, plan.id, 2)).toMatchObject(outOfTurn);
    await revise(now, plan.id, 1);
    const after = await later(student, 40);
    await revise(after, plan.id, 2);
    expect(await revise(after, plan.id, 1, false)).toMatchObject(outOfTurn);
    expect((await revise(after, plan.id, 2, false)).status).toBe(200);
    expect((await revise(after, plan.id, 1, false)).status).toBe(200);
    expect(await revise(after, plan.id, 1, true, 99)).toMatchObject({
      status: 404,
      body: { message: 'Tópico não encontrado. Tente recarregar a página.' },
    });
  });

  it('follow the student, not the server, over midnight', async () => {
    const { student, plan } = await withPlan();
    test.clock.advance({ hours: 11, minutes: 30 });
    // 2026-03-12T02:30Z is still the 11th in São Paulo, and the 12th in Lisbon.
    const token = await test.tokenFor(student);
    await test.send(
      'PUT',
      `/study-plans/${plan.id}/topic-progress`,
      { topicIndex: 0, completed: true },
      { token },
    );
    await test.send(
      'PUT',
      `/study-plans/${plan.id}/topic-progress`,
      { topicIndex: 1, completed: true },
      { token, timeZone: 'Europe/Lisbon' },
    );
    const { topics } = await openPlan(test, token, plan.id);
    expect(topics.slice(0, 2).map(({ completedOn }) => completedOn)).toEqual(['2026-03-11', '2026-03-12']);
  });
});

describe('question log', () => {
  it('adds up by topic, once for each entry, and takes an entry back', async () => {
    const { token, plan } = await withPlan();
    const id = randomUUID();
    for (let turn = 0; turn < 2; turn++) {
      expect(await log(token, plan.id, { id, done: 10, right: 4 })).toMatchObject({
        status: 201,
        body: {
          data: {
            topic: { questionsDone: 10, questionsRight: 4 },
            entry: { id, topic: plan.topics[0]?.name, day: today, done: 10, right: 4 },
          },
        },
      });
    }
    test.clock.advance({ minutes: 1 });
    await log(token, plan.id, { topicIndex: 0, done: 5, right: 5 });
    expect((await openPlan(test, token, plan.id)).topics[0]).toMatchObject({
      questionsDone: 15,
      questionsRight: 9,
    });
    const { body } = await test.call(planFollowUpApi.listQuestions, { params: { id: plan.id } }, { token });
    expect(body.data.entries.map(({ done }) => done)).toEqual([5, 10]);
    const removed = await send(token, 'DELETE', `/study-plans/${plan.id}/questions/${id}`);
    expect(removed).toMatchObject({
      status: 200,
      body: { data: { topic: { questionsDone: 5, questionsRight: 5 } } },
    });
    expect(await send(token, 'DELETE', `/study-plans/${plan.id}/questions/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'study_plans.entry_not_found' },
    });
  });

  it.each([
    [{ done: 0, right: 0 }, 422, 'Informe quantas questões você fez.'],
    [{ done: 3, right: 4 }, 422, 'Os acertos não podem passar das questões feitas.'],
    [{ done: 501, right: 4 }, 422, 'Registre até 500 questões por vez.'],
    [{ done: '3', right: 1 }, 400, 'Informe quantas questões você fez.'],
    [{ done: 3 }, 400, 'Informe quantas questões você acertou.'],
    [{ id: 'x', done: 3, right: 1 }, 422, 'Informe o identificador do registro.'],
  ])('refuses %j', async (entry, status, message) => {
    const { token, plan } = await withPlan({ topicsCount: 5 });
    expect(await log(token, plan.id, entry)).toMatchObject({ status, body: { message } });
  });

  it('loses no entry of many at once', async () => {
    const { token, plan } = await withPlan();
    await Promise.all(Array.from({ length: 20 }, () => log(token, plan.id, { done: 3, right: 1 })));
    expect((await openPlan(test, token, plan.id)).topics[0]).toMatchObject({
      questionsDone: 60,
      questionsRight: 20,
    });
  });
});

describe('an edit of topics', () => {
  it('keeps what was done in them, by id or by name', async () => {
    const { token, plan } = await withPlan();
    await tickTopic(token, plan.id, 0);
    await log(token, plan.id, { topicIndex: 1, done: 6, right: 2 });
    const { topics } = await openPlan(test, token, plan.id);
    const [first, second, third] = topics;
    if (!first || !second || !third) throw new Error('too few topics');
    const edited = [
      { name: 'Tópico novo' },
      { name: second.name.toUpperCase(), completed: true },
      { id: first.id, name: 'Outro nome', completed: true },
      { name: third.name },
    ];
    expect((await send(token, 'PUT', `/study-plans/${plan.id}`, { topics: edited })).status).toBe(200);
    const after = await openPlan(test, token, plan.id);
    expect(
      after.topics.map(({ id, completedOn, questionsDone }) => [id, completedOn, questionsDone]),
    ).toEqual([
      [8, null, 0],
      [second.id, today, 6],
      [first.id, today, 0],
      [third.id, null, 0],
    ]);
    // A log entry of a topic that left the plan can still be taken back.
    const { body } = await test.call(planFollowUpApi.listQuestions, { params: { id: plan.id } }, { token });
    await send(token, 'PUT', `/study-plans/${plan.id}`, { topics: [{ name: 'Só este' }] });
    const removed = await send(
      token,
      'DELETE',
      `/study-plans/${plan.id}/questions/${body.data.entries[0]?.id}`,
    );
    expect(removed).toMatchObject({ status: 200, body: { data: { topic: null } } });
  });
});

describe('replan', () => {
  const preview = (token: string, id: string, body: object = {}) =>
    test.call(planFollowUpApi.previewReplan, { params: { id }, body }, { token });
  const apply = (token: string, id: string, version: string, until?: string) =>
    send(token, 'POST', `/study-plans/${id}/replan`, { version, until });
  const undo = (token: string, id: string) => send(token, 'POST', `/study-plans/${id}/replan/undo`);
  const content = ({ weeks, topics, endDate, progress }: StudyPlan) => ({ weeks, topics, endDate, progress });
  const openMinutes = ({ weeks }: StudyPlan) =>
    weeks
      .flatMap(({ days }) => days.flatMap(({ activities }) => activities))
      .reduce((sum, { completed, duration }) => sum + (completed ? 0 : duration), 0);

  it('shows, applies and takes back exactly', async () => {
    const { student, token, plan } = await withPlan();
    const [week] = plan.weeks;
    const dayIndex = week?.days.findIndex(({ activities }) => activities.length > 0) ?? 0;
    const at = { weekIndex: 0, dayIndex, activityIndex: 0, completed: true };
    await send(token, 'PUT', `/study-plans/${plan.id}/activity-progress`, at);
    const now = await later(student, 6);
    const before = await openPlan(test, now, plan.id);
    expect(before.isDelayed).toBe(true);
    const shown = (await preview(now, plan.id)).body.data.preview;
    expect(shown).toMatchObject({ from: addDays(today, 6), minutesOpen: openMinutes(before) });
    expect(shown.moved).toBeGreaterThan(0);
    expect(content(await openPlan(test, now, plan.id))).toEqual(content(before));

    expect((await apply(now, plan.id, shown.version)).status).toBe(200);
    const after = await openPlan(test, now, plan.id);
    expect(after).toMatchObject({ canUndoReplan: true, progress: before.progress });
    expect(openMinutes(after)).toBe(openMinutes(before));
    const openDays = after.weeks
      .flatMap(({ days }) => days)
      .filter(({ activities }) => activities.some(({ completed }) => !completed));
    expect(openDays.every(({ date }) => date >= addDays(today, 6))).toBe(true);
    expect(openDays.filter(({ date }) => date <= shown.until).map(({ date }) => date)).toEqual(
      shown.days.map(({ date }) => date),
    );
    expect(after.weeks[0]?.days[dayIndex]?.activities).toMatchObject([{ completed: true }]);

    expect((await undo(now, plan.id)).status).toBe(200);
    expect(content(await openPlan(test, now, plan.id))).toEqual(content(before));
    expect(await undo(now, plan.id)).toMatchObject({
      status: 409,
      body: { code: 'study_plans.nothing_to_undo' },
    });
  });

  it('is refused when the plan changed since the preview, and cannot be undone after a tick', async () => {
    const { student, plan } = await withPlan();
    const now = await later(student, 6);
    const { version } = (await preview(now, plan.id)).body.data.preview;
    await tickTopic(now, plan.id, 0);
    expect(await apply(now, plan.id, version)).toMatchObject({
      status: 409,
      body: { code: 'study_plans.plan_changed' },
    });
    const fresh = (await preview(now, plan.id)).body.data.preview;
    await apply(now, plan.id, fresh.version);
    await tickTopic(now, plan.id, 1);
    expect(await openPlan(test, now, plan.id)).toMatchObject({ canUndoReplan: false });
    expect((await undo(now, plan.id)).status).toBe(409);
  });

  it('takes a new end when the old one has passed, and moves the end of the plan', async () => {
    const { student, plan } = await withPlan({ endDate: addDays(today, 14) });
    const now = await later(student, 20);
    const nothing = (await preview(now, plan.id)).body.data.preview;
    expect(nothing).toMatchObject({ minutesLeft: 0, days: [] });
    expect(nothing.leftOut.length).toBeGreaterThan(0);
    const until = addDays(today, 50);
    const { version, leftOut } = (await preview(now, plan.id, { until })).body.data.preview;
    expect(leftOut).toEqual([]);
    expect(await apply(now, plan.id, version, until)).toMatchObject({
      status: 200,
      body: { data: { studyPlan: { endDate: until } } },
    });
    await undo(now, plan.id);
    expect((await openPlan(test, now, plan.id)).endDate).toBe(plan.endDate);
    for (const day of [addDays(today, 19), addDays(today, 20 + 366)])
      expect(await send(now, 'POST', `/study-plans/${plan.id}/replan/preview`, { until: day })).toMatchObject(
        {
          status: 422,
          body: { code: 'study_plans.until_out_of_range' },
        },
      );
  });

  it('stops on the day before the exam', async () => {
    const { student, plan } = await withPlan({ examDate: addDays(today, 10) });
    const now = await later(student, 6);
    expect((await preview(now, plan.id)).body.data.preview.until).toBe(addDays(today, 9));
  });

  it('says of nothing finished or weak that it finds no place', async () => {
    const { student, token, plan } = await withPlan();
    const names = plan.topics.map(({ name }) => name);
    await tickTopic(token, plan.id, 0);
    const entry = { id: randomUUID(), topicIndex: 7, done: 10, right: 2 };
    expect((await send(token, 'POST', `/study-plans/${plan.id}/questions`, entry)).status).toBe(201);
    const now = await later(student, 12);
    const before = await openPlan(test, now, plan.id);
    const ofFirst = before.weeks
      .flatMap(({ days }) => days.flatMap(({ activities }) => activities))
      .filter(({ topic }) => topic === names[0]);
    expect(ofFirst.length).toBeGreaterThan(0);
    const until = addDays(today, 15);
    const { leftOut, minutesOpen, days } = (await preview(now, plan.id, { until })).body.data.preview;
    expect(leftOut.length).toBeGreaterThan(0);
    const leftOutTopics = new Set(leftOut.map(({ topic }) => topic));
    expect([leftOutTopics.has(names[0] ?? ''), leftOutTopics.has(names[7] ?? '')]).toEqual([false, false]);
    expect(days.flatMap(({ activities }) => activities).some(({ topic }) => topic === names[7])).toBe(true);
    expect(minutesOpen).toBe(ofFirst.reduce((sum, { duration }) => sum - duration, openMinutes(before)));

    const { version } = (await preview(now, plan.id, { until })).body.data.preview;
    expect((await apply(now, plan.id, version, until)).status).toBe(200);
    const late = (await openPlan(test, now, plan.id)).weeks
      .flatMap(({ days }) => days)
      .filter(({ date }) => date > until)
      .flatMap(({ activities }) => activities.map(({ topic }) => topic));
    expect(late).not.toContain(names[0]);
  });

  it('has nothing to do in a plan without open activities', async () => {
    const { token, plan } = await withPlan({ includeSchedule: false });
    expect(await send(token, 'POST', `/study-plans/${plan.id}/replan/preview`)).toMatchObject({
      status: 422,
      body: { message: 'Não há atividade aberta para redistribuir.' },
    });
  });
});

it.each([
  ['America/Sao_Paulo', ['2026-03-11', '2026-04-08', '2026-06-01'], '2026-06-30'],
  ['America/Rio_Branco', ['2026-03-11', '2026-04-08', '2026-06-01'], '2026-06-30'],
  ['Europe/Lisbon', ['2026-03-12', '2026-04-09', '2026-06-02'], '2026-07-01'],
])('an instant is the day on which it falls in %s', async (timeZone, days, later) => {
  const { token } = await test.registerStudent();
  const caller = { token, timeZone };
  const given = {
    startDate: '2026-03-12T02:00:00Z',
    endDate: '2026-04-09T01:30:00.000Z',
    examDate: '2026-06-01T23:59:59-03:00',
  };
  const created = await test.send('POST', '/study-plans', { ...wantedPlan, ...given }, caller);
  expect(created.status).toBe(202);
  const { taskId } = created.body as unknown as { taskId: string };
  const plan = await openPlan(test, token, await finishedPlan(test, token, taskId));
  expect([plan.startDate, plan.endDate, plan.examDate]).toEqual(days);
  const changed = await test.send(
    'PUT',
    `/study-plans/${plan.id}`,
    { examDate: '2026-07-01T02:30:00.000+00:00' },
    caller,
  );
  expect(changed).toMatchObject({ status: 200, body: { data: { studyPlan: { examDate: later } } } });
  // Without a zone of its own it is the student's own clock.
  await test.send('PUT', `/study-plans/${plan.id}`, { examDate: '2026-07-01T23:30:00' }, caller);
  expect((await openPlan(test, token, plan.id)).examDate).toBe('2026-07-01');
  for (const examDate of ['2026-07-01T99:00:00Z', '9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00Z'])
    expect((await test.send('PUT', `/study-plans/${plan.id}`, { examDate }, caller)).status, examDate).toBe(
      422,
    );
});

describe('exam date', () => {
  it('is set on creation or later, taken away, and lies after the start', async () => {
    const { token, plan } = await withPlan({ examDate: '2026-06-01' });
    expect(plan.examDate).toBe('2026-06-01');
    const set = (examDate: string | null) => send(token, 'PUT', `/study-plans/${plan.id}`, { examDate });
    expect(await set('2026-07-01T10:00:00Z')).toMatchObject({
      body: { data: { studyPlan: { examDate: '2026-07-01' } } },
    });
    for (const day of [today, '2025-01-01', '2036-01-01'])
      expect(await set(day)).toMatchObject({ status: 422, body: { code: 'study_plans.exam_out_of_range' } });
    expect(await set('junho')).toMatchObject({
      status: 422,
      body: { message: 'Informe a data no formato AAAA-MM-DD.' },
    });
    expect(await set(null)).toMatchObject({ body: { data: { studyPlan: { examDate: null } } } });
    const { body } = await test.call(studyPlanApi.list, {}, { token });
    expect(body.studyPlans[0]).toMatchObject({ examDate: null });
  });
});

describe('PDF', () => {
  it('is a file of the own plan', async () => {
    const { token, plan } = await withPlan({ title: 'Função “exponencial” 🚀' });
    const answer = await test.app.inject({
      url: `/api/study-plans/${plan.id}/pdf`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.length).toBeGreaterThan(10_000);
  });

  it.runIf(isOneApp)('is made one at a time for a student, and a few wait', async () => {
    const { token, plan } = await withPlan();
    const ask = () => send(token, 'GET', `/study-plans/${plan.id}/pdf`);
    const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toEqual({
      code: 'common.queue_full',
      message:
        'Seus pedidos anteriores ainda estão em andamento. Espere um deles terminar e tente novamente.',
    });
    expect((await ask()).status).toBe(200);
  });

  it('says so when the plan is more than can be set', async () => {
    const { student, plan } = await withPlan();
    const making = planPdf(student.user.id, plan, { timeoutMs: 1, memoryMb: 256 });
    await expect(making).rejects.toMatchObject({
      status: 422,
      code: 'study_plans.pdf_too_heavy',
      message: 'Este plano é longo demais para virar PDF de uma vez.',
    });
  });
});

it('deletes with the plan all that followed it up', async () => {
  const { token, plan } = await withPlan();
  await log(token, plan.id, { done: 3, right: 1 });
  await send(token, 'DELETE', `/study-plans/${plan.id}`);
  expect(await rowsOf(test.services.db, sql`select 1 from study_plan_questions`)).toEqual([]);
  expect(await send(token, 'GET', `/study-plans/${plan.id}/questions`)).toMatchObject({ status: 404 });
});
