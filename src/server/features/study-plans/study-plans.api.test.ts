import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { type StudyPlan, studyPlanApi } from '#shared/contracts/study-plans.ts';
import { addDays, daysBetween, weekdayOf } from '#shared/rules/time/study-day.ts';
import { makePlan as makePlanIn, openPlan, today, wantedPlan } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { sweepStudyPlans } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const create = (token: string, changes: object = {}) =>
  test.send('POST', '/study-plans', { ...wantedPlan, ...changes }, { token });

const makePlan = (token: string, changes: object = {}) => makePlanIn(test, token, changes);
const open = (token: string, id: string) => openPlan(test, token, id);

const setTier = ({ user }: Student, plan: string, until: string) =>
  test.services.db.execute(
    sql`update students set plan = ${plan}, plan_expires_at = ${until} where user_id = ${user.id}`,
  );

async function withTier(plan: 'basic' | 'premium'): Promise<string> {
  const student = await test.registerStudent();
  await setTier(student, plan, '2026-04-01T00:00:00Z');
  return student.token;
}

type Place = ReturnType<typeof activitiesOf>[number];

const activitiesOf = (plan: StudyPlan) =>
  plan.weeks.flatMap(({ days }, weekIndex) =>
    days.flatMap(({ activities }, dayIndex) =>
      activities.map((activity, activityIndex) => ({ ...activity, weekIndex, dayIndex, activityIndex })),
    ),
  );

describe('what is kept', () => {
  const read = (token: string, path: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}`, ...headers } });

  it('answers 304 to who has the current plan and list, and never after a change of any kind', async () => {
    const { token } = await test.registerStudent();
    const { id, topics } = await makePlan(token);
    const paths = ['/study-plans', `/study-plans/${id}`];
    const etags = async () =>
      Promise.all(paths.map(async (path) => String((await read(token, path)).headers.etag)));
    const at = { weekIndex: 0, dayIndex: 0, activityIndex: 0, completed: true };
    const changes: ['PUT', string, object][] = [
      ['PUT', `/study-plans/${id}/activity-progress`, at],
      ['PUT', `/study-plans/${id}/topic-progress`, { topicIndex: 1, completed: true }],
      ['PUT', `/study-plans/${id}`, { title: 'Outro título' }],
      [
        'PUT',
        `/study-plans/${id}`,
        { topics: topics.slice(1).map((topic) => ({ ...topic, description: 'Nova' })) },
      ],
      ['PUT', `/study-plans/${id}`, { isActive: false }],
    ];
    for (const [method, path, body] of changes) {
      const before = await etags();
      for (const [index, path] of paths.entries()) {
        const again = await read(token, path, { 'if-none-match': before[index] as string });
        expect(again.statusCode).toBe(304);
        expect(again.body).toBe('');
        expect(again.headers['cache-control']).toBe('private, no-cache');
      }
      expect((await test.send(method, path, body, { token })).status).toBe(200);
      const after = await etags();
      expect(after[1]).not.toBe(before[1]);
      const stale = await read(token, paths[1] as string, { 'if-none-match': before[1] as string });
      expect(stale.statusCode).toBe(200);
    }
  });

  it('follows the list through creation, deletion and the days', async () => {
    const student = await test.registerStudent();
    const { token } = student;
    const etag = async (given = token) => (await read(given, '/study-plans')).headers.etag;
    const seen = [await etag()];
    const { id } = await makePlan(token);
    seen.push(await etag());
    await makePlan(token);
    seen.push(await etag());
    await test.send('DELETE', `/study-plans/${id}`, undefined, { token });
    seen.push(await etag());
    test.clock.advance({ days: 20 });
    const later = await read(await test.tokenFor(student), '/study-plans');
    expect(later.json().studyPlans[0]).toMatchObject({ isDelayed: true });
    seen.push(later.headers.etag);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('sends the same JSON plain, in gzip and in brotli', async () => {
    const { token } = await test.registerStudent();
    const { id } = await makePlan(token);
    const path = `/study-plans/${id}`;
    const plain = await read(token, path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, expand] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      // Twice: made, then kept.
      for (let turn = 0; turn < 2; turn++) {
        const answer = await read(token, path, { 'accept-encoding': encoding });
        expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
        expect(expand(answer.rawPayload).toString()).toBe(plain.body);
      }
    }
  });

  it('keeps nothing of one student for another', async () => {
    const [ana, bia] = [await test.registerStudent(), await test.registerStudent()];
    const { id } = await makePlan(ana.token);
    const { etag } = (await read(ana.token, `/study-plans/${id}`)).headers;
    const answer = await read(bia.token, `/study-plans/${id}`, { 'if-none-match': String(etag) });
    expect(answer.statusCode).toBe(404);
    expect((await read(bia.token, '/study-plans')).json()).toEqual({ studyPlans: [] });
  });
});

describe('creation', () => {
  it('generates a plan in the background, from the words of the student', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token);
    expect(plan).toMatchObject({
      title: wantedPlan.title,
      subject: 'Matemática',
      difficulty: 'easy',
      isActive: true,
      isDelayed: false,
      isPublished: false,
      isPublishable: true,
      isTestAccount: false,
      expiresAt: null,
      progress: 0,
      startDate: today,
      endDate: '2026-04-08',
      timeAvailable: 10,
      goals: wantedPlan.goals,
      engine: 'local',
    });
    expect(plan.topics).toHaveLength(8);
    expect(plan.description.length).toBeGreaterThan(40);
    expect(plan.resources.length).toBeGreaterThan(0);
    expect(plan.evaluationMethods.length).toBeGreaterThan(0);
  });

  it('lays weeks out from the first day, seven days each', async () => {
    const { token } = await test.registerStudent();
    const { weeks } = await makePlan(token);
    expect(weeks.map(({ weekNumber }) => weekNumber)).toEqual([1, 2]);
    weeks.forEach(({ days }, week) => {
      expect(days.map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(days.map(({ date }) => date)).toEqual(days.map((_, day) => addDays(today, 7 * week + day)));
    });
    const worked = weeks.flatMap(({ days }) => days).filter(({ activities }) => activities.length > 0);
    expect(new Set(worked.map(({ date }) => weekdayOf(date)))).toEqual(
      new Set(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']),
    );
  });

  it('follows the weekly schedule, which wins over the hours of the week', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token, {
      weeklySchedule: [{ day: 'saturday', hours: 2 }],
      timeAvailable: 40,
    });
    expect(plan.timeAvailable).toBe(2);
    for (const day of plan.weeks.flatMap(({ days }) => days)) {
      const minutes = day.activities.reduce((sum, { duration }) => sum + duration, 0);
      expect(minutes).toBeLessThanOrEqual(weekdayOf(day.date) === 'saturday' ? 120 : 0);
      if (weekdayOf(day.date) === 'saturday') expect(minutes).toBeGreaterThanOrEqual(108);
    }
  });

  it('moves the end to the last scheduled day when the weeks reach past it', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token, { endDate: '2026-03-14', numberOfWeeks: 3 });
    const last = plan.weeks.flatMap(({ days }) => days).findLast(({ activities }) => activities.length > 0);
    expect(plan.endDate).toBe(last?.date);
    expect(plan.endDate > '2026-03-14').toBe(true);
  });

  it('can leave the schedule out', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token, { includeSchedule: false });
    expect(plan.weeks).toEqual([]);
    expect(plan.topics).toHaveLength(8);
  });

  it.each([
    [{ title: undefined }, 400, 'O título é obrigatório.'],
    [{ title: ' ' }, 422, 'O título é obrigatório.'],
    [{ subject: undefined }, 400, 'A matéria é obrigatória.'],
    [{ difficulty: undefined }, 400, 'A dificuldade é obrigatória.'],
    [{ difficulty: 'easy' }, 422, 'Escolha iniciante, intermediário ou avançado.'],
    [{ startDate: undefined }, 400, 'A data de início é obrigatória.'],
    [{ endDate: undefined }, 400, 'A data de término é obrigatória.'],
    [{ endDate: '2026-02-30' }, 422, 'Informe a data no formato AAAA-MM-DD.'],
    [{ endDate: today }, 422, 'A data de término deve ficar entre amanhã e 31 dias a partir de hoje.'],
    [{ endDate: '2026-04-12' }, 422, 'A data de término deve ficar entre amanhã e 31 dias a partir de hoje.'],
    [{ startDate: '2026-04-09' }, 422, 'A data de início deve vir antes da data de término.'],
    [{ startDate: '2026-01-01' }, 422, 'A data de início pode ficar até 31 dias no passado.'],
    [{ goals: [] }, 422, 'Escreva pelo menos um objetivo.'],
    [{ goals: undefined }, 400, 'Escreva pelo menos um objetivo.'],
    [{ goals: ['Passar', '  '] }, 422, 'Todos os objetivos devem ser preenchidos'],
    [{ topicsCount: 4 }, 422, 'Um plano tem de 5 a 50 tópicos.'],
    [{ topicsCount: 51 }, 422, 'Um plano tem de 5 a 50 tópicos.'],
    [{ topicsCount: 7.5 }, 400, 'Informe quantos tópicos o plano deve ter.'],
    [{ numberOfWeeks: 0 }, 422, 'Um plano tem de 1 a 52 semanas.'],
    [{ numberOfWeeks: 53 }, 422, 'Um plano tem de 1 a 52 semanas.'],
    [{ weeklySchedule: [{ day: 'monday', hours: 12.5 }] }, 422, 'As horas de um dia vão de 0 a 12.'],
    [
      { weeklySchedule: [{ day: 'monday', hours: 1.25 }] },
      422,
      'As horas de um dia seguem passos de meia hora.',
    ],
    [{ weeklySchedule: [{ day: 'segunda', hours: 1 }] }, 422, 'Informe um dia da semana válido.'],
    [
      { weeklySchedule: [{ day: 'monday', hours: 0 }] },
      422,
      'Defina pelo menos meia hora de estudo em algum dia da semana.',
    ],
    [
      {
        weeklySchedule: [
          { day: 'monday', hours: 1 },
          { day: 'monday', hours: 2 },
        ],
      },
      422,
      'Cada dia da semana aparece uma vez só.',
    ],
    [{ timeAvailable: 61 }, 422, 'As horas por semana vão de 0,5 a 60.'],
  ])('refuses %j', async (changes, status, message) => {
    const { token } = await test.registerStudent();
    expect(await create(token, changes)).toMatchObject({ status, body: { message } });
  });

  it('takes the 31st day from today and tomorrow', async () => {
    const { token } = await test.registerStudent();
    expect((await create(token, { endDate: '2026-04-11' })).status).toBe(202);
    expect((await create(token, { endDate: '2026-03-12', startDate: today })).status).toBe(202);
  });

  it("counts days in the student's own zone", async () => {
    const student = await test.registerStudent();
    test.clock.set('2026-03-12T01:00:00Z');
    const token = await test.tokenFor(student);
    const at = (timeZone: string, endDate: string) =>
      test
        .send('POST', '/study-plans', { ...wantedPlan, endDate }, { token, timeZone })
        .then(({ status }) => status);
    expect(await at('America/Sao_Paulo', '2026-03-12')).toBe(202);
    expect(await at('Europe/Lisbon', '2026-03-12')).toBe(422);
    expect(await at('Europe/Lisbon', '2026-03-13')).toBe(202);
  });

  it.each([
    ['free', { topicsCount: 21 }, 'Seu plano permite até 20 tópicos. O plano Básico permite até 35.'],
    ['free', { topicsCount: 36 }, 'Seu plano permite até 20 tópicos. O plano Premium permite até 50.'],
    ['free', { numberOfWeeks: 5 }, 'Seu plano permite até 4 semanas. O plano Básico permite até 12.'],
    ['free', { isAdvanced: true }, 'A IA avançada está disponível no plano Premium.'],
    ['basic', { topicsCount: 36 }, 'Seu plano permite até 35 tópicos. O plano Premium permite até 50.'],
    ['basic', { numberOfWeeks: 13 }, 'Seu plano permite até 12 semanas. O plano Premium permite até 52.'],
    ['basic', { isAdvanced: true }, 'A IA avançada está disponível no plano Premium.'],
  ] as const)('tells a %s student who asks for %j which plan allows it', async (tier, changes, message) => {
    const token = tier === 'free' ? (await test.registerStudent()).token : await withTier(tier);
    expect(await create(token, changes)).toMatchObject({ status: 403, body: { message } });
  });

  it('gives premium all of it', async () => {
    const token = await withTier('premium');
    // Of a whole subject: one part of it does not have as many.
    const title = 'Matemática para o vestibular';
    const plan = await makePlan(token, { title, topicsCount: 50, numberOfWeeks: 52, isAdvanced: true });
    expect(plan.topics).toHaveLength(50);
    expect(plan.weeks).toHaveLength(52);
    expect(plan.isAdvanced).toBe(true);
  });

  it('treats a lapsed plan as free', async () => {
    const student = await test.registerStudent();
    await setTier(student, 'premium', '2026-03-12T00:00:00Z');
    expect((await create(student.token, { topicsCount: 21 })).status).toBe(202);
    test.clock.set('2026-03-12T00:00:00Z');
    expect((await create(await test.tokenFor(student), { topicsCount: 21 })).status).toBe(403);
  });

  it('answers the task of another student, an unknown one and a malformed one alike', async () => {
    const { token } = await test.registerStudent();
    const taskId = ((await create(token)).body as unknown as { taskId: string }).taskId;
    const other = await test.registerStudent();
    for (const [id, who] of [
      [taskId, other.token],
      ['019a0000-0000-7000-8000-000000000000', token],
      ['x', token],
    ] as const) {
      expect(await test.send('GET', `/study-plans/status/${id}`, undefined, { token: who })).toMatchObject({
        status: 404,
        body: { code: 'study_plans.task_not_found' },
      });
    }
  });
});

describe('list', () => {
  it('shows the own plans, newest first', async () => {
    const { token } = await test.registerStudent();
    const other = await test.registerStudent();
    await makePlan(other.token);
    await makePlan(token, { title: 'Primeiro' });
    test.clock.advance({ minutes: 5 });
    await makePlan(token, { title: 'Segundo' });
    const { body } = await test.call(studyPlanApi.list, {}, { token });
    expect(body.studyPlans.map(({ title }) => title)).toEqual(['Segundo', 'Primeiro']);
    expect(Object.keys(body.studyPlans[0] ?? {})).not.toContain('weeks');
  });

  it('says what each plan goes on with: what today asks for, what was left open first, a topic, nothing', async () => {
    const student = await test.registerStudent();
    const { token } = student;
    const { id, weeks, topics } = await makePlan(token);
    const next = async (given = token) =>
      (await test.call(studyPlanApi.list, {}, { token: given })).body.studyPlans[0]?.next;
    const all = weeks.flatMap(({ days }, weekIndex) =>
      days.flatMap(({ date, activities }, dayIndex) =>
        activities.map(({ topic, time }, activityIndex) => ({
          shown: { topic, day: date, time },
          at: { weekIndex, dayIndex, activityIndex },
        })),
      ),
    );
    const [first, second] = all;
    expect(await next()).toEqual(first?.shown);
    const tick = (at: object, path: string, as = token) =>
      test.send('PUT', `/study-plans/${id}/${path}`, { ...at, completed: true }, { token: as });
    await tick(first?.at ?? {}, 'activity-progress');
    expect(await next()).toEqual(second?.shown);
    const later = all.find(({ shown }) => shown.day > today);
    test.clock.advance({ days: daysBetween(today, later?.shown.day ?? '') });
    const now = await test.tokenFor(student);
    expect(await next(now)).toEqual(later?.shown);
    for (const { shown, at } of all)
      if (shown.day === later?.shown.day) await tick(at, 'activity-progress', now);
    expect(await next(now)).toEqual(second?.shown);
    // What is left of a finished topic is passed over.
    const finished = topics.findIndex(({ name }) => name === second?.shown.topic);
    const setTopic = (completed: boolean) =>
      test.send(
        'PUT',
        `/study-plans/${id}/topic-progress`,
        { topicIndex: finished, completed },
        { token: now },
      );
    await setTopic(true);
    expect((await next(now))?.topic).not.toBe(second?.shown.topic);
    await setTopic(false);
    expect(await next(now)).toEqual(second?.shown);
    for (const { at } of all) await tick(at, 'activity-progress', now);
    expect(await next(now)).toEqual({ topic: topics[0]?.name, day: null, time: null });
    for (const topicIndex of topics.keys()) await tick({ topicIndex }, 'topic-progress', now);
    expect(await next(now)).toBeNull();
  });
});

describe('detail', () => {
  it('answers 404 to a plan of somebody else, an unknown and a malformed id', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token);
    const other = await test.registerStudent();
    const missing = {
      status: 404,
      body: { message: 'Plano de estudo não encontrado.', code: 'study_plans.plan_not_found' },
    };
    const tick = { weekIndex: 0, dayIndex: 0, activityIndex: 0, completed: true };
    for (const [id, who] of [
      [plan.id, other.token],
      ['019a0000-0000-7000-8000-000000000000', token],
      ['abc', token],
    ] as const) {
      const as = { token: who };
      expect(await test.send('GET', `/study-plans/${id}`, undefined, as)).toMatchObject(missing);
      expect(await test.send('PUT', `/study-plans/${id}`, { title: 'Meu' }, as)).toMatchObject(missing);
      expect(await test.send('DELETE', `/study-plans/${id}`, undefined, as)).toMatchObject(missing);
      expect(await test.send('PUT', `/study-plans/${id}/activity-progress`, tick, as)).toMatchObject(missing);
      expect(
        await test.send('PUT', `/study-plans/${id}/topic-progress`, { topicIndex: 0, completed: true }, as),
      ).toMatchObject(missing);
    }
    expect((await open(token, plan.id)).progress).toBe(0);
  });

  it('answers 401 to every call without a token', async () => {
    for (const endpoint of Object.values(studyPlanApi)) {
      const path = endpoint.path.replace(':id', '019a0000-0000-7000-8000-000000000000');
      expect(await test.send(endpoint.method, path)).toMatchObject({
        status: 401,
        body: { code: 'common.unauthenticated' },
      });
    }
  });

  it('answers with and without the trailing slash', async () => {
    const { token } = await test.registerStudent();
    expect((await test.send('GET', '/study-plans/', undefined, { token })).status).toBe(200);
  });
});

describe('progress', () => {
  it('reaches 100 only when every activity and topic is done, and goes back', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token, { numberOfWeeks: 1, topicsCount: 5, timeAvailable: 5 });
    const params = { id: plan.id };
    const activities = activitiesOf(plan);
    const total = activities.length + plan.topics.length;
    let done = 0;
    for (const { weekIndex, dayIndex, activityIndex, _id } of activities) {
      const { status, body } = await test.call(
        studyPlanApi.setActivity,
        { params, body: { weekIndex, dayIndex, activityIndex, completed: true } },
        { token },
      );
      done++;
      expect(status).toBe(200);
      expect(body.activity).toMatchObject({ _id, completed: true });
      expect(body.progress).toBe(Math.min(99, Math.round((100 * done) / total)));
    }
    for (const topicIndex of plan.topics.keys()) {
      const { body } = await test.call(
        studyPlanApi.setTopic,
        { params, body: { topicIndex, completed: true } },
        { token },
      );
      done++;
      expect(body.data.topic).toEqual({ ...plan.topics[topicIndex], completed: true, completedOn: today });
      expect(body.data.progress).toBe(done === total ? 100 : Math.min(99, Math.round((100 * done) / total)));
    }
    const finished = await open(token, plan.id);
    expect(finished.progress).toBe(100);
    expect(activitiesOf(finished).every(({ completed }) => completed)).toBe(true);
    const { body } = await test.call(
      studyPlanApi.setTopic,
      { params, body: { topicIndex: 0, completed: false } },
      { token },
    );
    expect(body.data.progress).toBeLessThan(100);
  });

  it('of an item with its id finds it wherever it stands by now', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token);
    const [first, second] = activitiesOf(plan) as [Place, Place];
    const { weekIndex, dayIndex, activityIndex } = first;
    const call = (path: string, body: object) =>
      test.send('PUT', `/study-plans/${plan.id}/${path}`, { completed: true, ...body }, { token });
    const tick = (activityId: string) =>
      call('activity-progress', { weekIndex, dayIndex, activityIndex, activityId });
    expect((await tick(second._id)).body).toMatchObject({ activity: { _id: second._id, completed: true } });
    expect((await tick(randomUUID())).status).toBe(404);
    const last = plan.topics.at(-1)?.id;
    const topic = await call('topic-progress', { topicIndex: 0, topicId: last });
    expect(topic.body).toMatchObject({ data: { topic: { id: last, completed: true } } });
    expect((await call('topic-progress', { topicIndex: 0, topicId: 9999 })).status).toBe(404);
    const after = await open(token, plan.id);
    expect(activitiesOf(after).flatMap(({ _id, completed }) => (completed ? [_id] : []))).toEqual([
      second._id,
    ]);
    expect(after.topics.flatMap(({ id, completed }) => (completed ? [id] : []))).toEqual([last]);
  });

  it('counts a tick once, however often it is sent', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token);
    const [first] = activitiesOf(plan);
    const at = { weekIndex: first?.weekIndex ?? 0, dayIndex: first?.dayIndex ?? 0, activityIndex: 0 };
    const tick = (completed: boolean) =>
      test.call(studyPlanApi.setActivity, { params: { id: plan.id }, body: { ...at, completed } }, { token });
    const once = (await tick(true)).body.progress;
    expect((await tick(true)).body.progress).toBe(once);
    expect((await tick(false)).body.progress).toBe(0);
    expect((await tick(false)).body.progress).toBe(0);
  });

  it('loses none of twenty parallel ticks of one plan', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token);
    const activities = activitiesOf(plan).slice(0, 15);
    const params = { id: plan.id };
    const answers = await Promise.all([
      ...activities.map(({ weekIndex, dayIndex, activityIndex }) =>
        test.call(
          studyPlanApi.setActivity,
          { params, body: { weekIndex, dayIndex, activityIndex, completed: true } },
          { token },
        ),
      ),
      ...[0, 1, 2, 3, 4].map((topicIndex) =>
        test.call(studyPlanApi.setTopic, { params, body: { topicIndex, completed: true } }, { token }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(200));
    const after = await open(token, plan.id);
    const done =
      activitiesOf(after).filter(({ completed }) => completed).length +
      after.topics.filter(({ completed }) => completed).length;
    expect(done).toBe(activities.length + 5);
    expect(after.progress).toBe(
      Math.round((100 * done) / (activitiesOf(after).length + after.topics.length)),
    );
  });

  it('survives ticks, edits and a deletion at the same moment', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token);
    const params = { id: plan.id };
    const topics = plan.topics.map(({ name }) => ({ name }));
    const answers = await Promise.all([
      ...[0, 1, 2, 3].map((topicIndex) =>
        test.call(studyPlanApi.setTopic, { params, body: { topicIndex, completed: true } }, { token }),
      ),
      ...[0, 1].map(() => test.call(studyPlanApi.update, { params, body: { topics } }, { token })),
      test.call(studyPlanApi.remove, { params }, { token }),
    ]);
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
  });

  it.each([
    [
      { weekIndex: 9, dayIndex: 0, activityIndex: 0, completed: true },
      404,
      'Atividade não encontrada. Tente recarregar a página.',
    ],
    [
      { weekIndex: 0, dayIndex: 7, activityIndex: 0, completed: true },
      404,
      'Atividade não encontrada. Tente recarregar a página.',
    ],
    [
      { weekIndex: 0, dayIndex: 0, activityIndex: 99, completed: true },
      404,
      'Atividade não encontrada. Tente recarregar a página.',
    ],
    [
      { weekIndex: -1, dayIndex: 0, activityIndex: 0, completed: true },
      422,
      'Informe a semana da atividade.',
    ],
    [
      { weekIndex: '0', dayIndex: 0, activityIndex: 0, completed: true },
      400,
      'Informe a semana da atividade.',
    ],
    [{ weekIndex: 0, dayIndex: 0, activityIndex: 0 }, 400, 'Diga se a atividade foi concluída.'],
    [
      { weekIndex: 1e308, dayIndex: 0, activityIndex: 0, completed: true },
      422,
      'Informe a semana da atividade.',
    ],
  ])('answers to the activity %j', async (body, status, message) => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token);
    expect(
      await test.send('PUT', `/study-plans/${plan.id}/activity-progress`, body, { token }),
    ).toMatchObject({ status, body: { message } });
  });

  it('answers 404 to a topic that is not there', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token);
    expect(
      await test.send(
        'PUT',
        `/study-plans/${plan.id}/topic-progress`,
        { topicIndex: 99, completed: true },
        { token },
      ),
    ).toMatchObject({ status: 404, body: { code: 'study_plans.topic_not_found' } });
  });

  it('calls a plan late when the calendar is well ahead of it', async () => {
    const student = await test.registerStudent();
    const plan = await makePlan(student.token);
    test.clock.set('2026-03-20T12:00:00Z');
    expect((await open(await test.tokenFor(student), plan.id)).isDelayed).toBe(true);
  });
});

describe('changes', () => {
  it('renames, describes and rewrites topics, and the counts follow', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token);
    const params = { id: plan.id };
    await test.call(studyPlanApi.setTopic, { params, body: { topicIndex: 0, completed: true } }, { token });
    const topics = [
      { name: 'Função afim', completed: true },
      { name: 'Função quadrática', description: 'Vértice e raízes.', priority: 'alta' as const },
    ];
    const { status, body } = await test.call(
      studyPlanApi.update,
      { params, body: { title: 'Novo título', description: 'Nova descrição', topics, isActive: false } },
      { token },
    );
    expect(status).toBe(200);
    expect(body.data.studyPlan).toMatchObject({
      title: 'Novo título',
      description: 'Nova descrição',
      isActive: false,
      topics: [
        { name: 'Função afim', description: '', priority: 'média', completed: true },
        { name: 'Função quadrática', description: 'Vértice e raízes.', priority: 'alta', completed: false },
      ],
    });
    expect(body.data.studyPlan.progress).toBe(Math.round(100 / (activitiesOf(plan).length + 2)));
  });

  it('grow no further than the tier lets a plan be, and leave longer ones as they are', async () => {
    const student = await test.registerStudent();
    const { token } = student;
    await setTier(student, 'basic', '2026-03-12T00:00:00Z');
    const { id } = await makePlan(token, { topicsCount: 20 });
    const withTopics = (count: number) => {
      const topics = Array.from({ length: count }, (_, n) => ({ name: `Tópico ${n}` }));
      return test.send('PUT', `/study-plans/${id}`, { topics }, { token });
    };
    expect((await withTopics(35)).status).toBe(200);
    expect((await withTopics(36)).body).toMatchObject({
      code: 'study_plans.topics_over_tier',
      message: 'Seu plano permite até 35 tópicos. O plano Premium permite até 50.',
    });
    await setTier(student, 'free', '2026-03-12T00:00:00Z');
    for (const [count, status] of [
      [36, 403],
      [35, 200],
      [30, 200],
      [31, 403],
    ] as const)
      expect((await withTopics(count)).status).toBe(status);
    expect((await open(token, id)).topics).toHaveLength(30);
  });

  it('needs a title', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token);
    expect(await test.send('PUT', `/study-plans/${plan.id}`, { title: ' ' }, { token })).toMatchObject({
      status: 422,
      body: { message: 'O título é obrigatório.' },
    });
  });

  it('keeps text that a database would refuse out of it, and the rest as typed', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token, { title: 'Nulo\u0000 e \ud800 solto', goals: ['a\u0000b'] });
    expect(plan.title).toBe('Nulo e \ufffd solto');
    expect(plan.goals).toEqual(['ab']);
  });

  it('deletes a plan for good', async () => {
    const { token } = await test.registerStudent();
    const plan = await makePlan(token);
    expect(await test.send('DELETE', `/study-plans/${plan.id}`, undefined, { token })).toMatchObject({
      status: 204,
      body: '',
    });
    expect((await test.send('GET', `/study-plans/${plan.id}`, undefined, { token })).status).toBe(404);
    const [left] = await rowsOf<{ n: number }>(
      test.services.db,
      sql`select (select count(*) from study_plan_activities) + (select count(*) from study_plan_topics) as n`,
    );
    expect(Number(left?.n)).toBe(0);
  });
});

describe('test accounts', () => {
  it('lose a plan the moment it is an hour old, and the sweep deletes it', async () => {
    const student = (await test.call(accountApi.registerTest, {})).body.data;
    const plan = await makePlan(student.token);
    expect(plan).toMatchObject({ isTestAccount: true, expiresAt: '2026-03-11T16:00:00.000Z' });
    test.clock.set('2026-03-11T15:59:59Z');
    const current = await test.tokenFor(student);
    expect((await test.send('GET', `/study-plans/${plan.id}`, undefined, { token: current })).status).toBe(
      200,
    );
    test.clock.set('2026-03-11T16:00:00Z');
    expect((await test.send('GET', `/study-plans/${plan.id}`, undefined, { token: current })).status).toBe(
      404,
    );
    expect((await test.call(studyPlanApi.list, {}, { token: current })).body.studyPlans).toEqual([]);
    expect((await test.send('DELETE', `/study-plans/${plan.id}`, undefined, { token: current })).status).toBe(
      404,
    );
    await sweepStudyPlans(test.services);
    const [left] = await rowsOf<{ n: number }>(
      test.services.db,
      sql`select count(*)::int as n from study_plans`,
    );
    expect(left?.n).toBe(0);
  });
});
