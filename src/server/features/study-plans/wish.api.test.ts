import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { makePlan, today, wantedPlan } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const activitiesOf = (plan: Awaited<ReturnType<typeof makePlan>>) =>
  plan.weeks.flatMap(({ days }) =>
    days.flatMap(({ date, activities }) => activities.map(({ topic }) => ({ date, topic }))),
  );

describe('what is understood', () => {
  it('is told, or asked, to whoever is signed in', async () => {
    const { token } = await test.registerStudent();
    const read = async (title: string, subject = '') =>
      (await test.call(studyPlanApi.readWish, { body: { title, subject } }, { token })).body;
    expect(await read('Termologia', 'Física')).toMatchObject({
      understood: [expect.stringMatching(/^Física: /)],
      question: '',
    });
    expect(await read('Quiromancia')).toMatchObject({
      understood: [],
      question: expect.stringContaining('“Quiromancia”'),
    });
    expect((await test.send('POST', '/study-plans/wish', { title: 'Física' }, { token })).status).toBe(400);
    expect((await test.send('POST', '/study-plans/wish', { title: 'Física', subject: '' })).status).toBe(401);
  });
});

describe('the day of an exam', () => {
  it.each([1, 5, 20])('in %i days is the end of the plan', async (days) => {
    const { token } = await test.registerStudent();
    const examDate = addDays(today, days);
    const plan = await makePlan(test, token, { examDate, numberOfWeeks: 4 });
    const dates = activitiesOf(plan).map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => date >= examDate)).toEqual([]);
    expect(plan.endDate <= examDate).toBe(true);
  });
});

describe('a matter that nobody has laid out', () => {
  const unknown = { title: 'Quiromancia', subject: 'Quiromancia', goals: ['Aprender'] };

  it('is refused with a sentence that helps', async () => {
    const { token } = await test.registerStudent();
    const { status, body } = await test.send(
      'POST',
      '/study-plans',
      { ...wantedPlan, ...unknown },
      { token },
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'study_plans.unknown_matter',
      message: expect.stringContaining('Escreva nos objetivos os temas'),
    });
  });

  it('is planned by the programme that the student brings', async () => {
    const { token } = await test.registerStudent();
    const programme = '1. Linha da vida\n2. Linha da cabeça\n3. Montes da palma';
    const plan = await makePlan(test, token, { ...unknown, programme });
    expect(plan.topics.map(({ name }) => name)).toEqual([
      'Linha da vida',
      'Linha da cabeça',
      'Montes da palma',
    ]);
    const long = { ...wantedPlan, ...unknown, programme: 'a'.repeat(20_001) };
    expect(await test.send('POST', '/study-plans', long, { token })).toMatchObject({
      status: 422,
      body: { message: 'O programa pode ter até 20.000 caracteres.' },
    });
  });
});

describe('a programme in a file', () => {
  async function read({ token }: Student, name: string, content: string) {
    const form = new FormData();
    form.append('file', new Blob([content]), name);
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/study-plans/programme',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: response.statusCode, body: response.json() as Record<string, unknown> };
  }

  it('is answered as text, and refused with a sentence', async () => {
    const student = await test.registerStudent();
    expect(await read(student, 'ementa.txt', '1. Limites\n2. Derivadas\n')).toEqual({
      status: 200,
      body: { programme: '1. Limites\n2. Derivadas' },
    });
    expect(await read(student, 'ementa.xyz', 'texto')).toMatchObject({ status: 422 });
    expect((await read({ ...student, token: 'x' }, 'ementa.txt', 'texto')).status).toBe(401);
  });
});
