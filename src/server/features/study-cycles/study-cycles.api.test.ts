import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { studyCycleEndpoints } from '#shared/contracts/study-cycles.schemas.ts';
import { studyCycleApi } from '#shared/contracts/study-cycles.ts';
import { addDays, weekdayOf } from '#shared/rules/time/study-day.ts';
import { blocksIn, makeCycle, openCycle, tickBlock, wantedCycle } from '#test/support/cycles.ts';
import { today } from '#test/support/plans.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const create = (token: string, changes: object = {}) =>
  test.send('POST', '/study-cycles/generate', { ...wantedCycle, ...changes }, { token });

it.each([
  ['America/Sao_Paulo', today, '2026-05-31'],
  ['Europe/Lisbon', addDays(today, 1), '2026-06-01'],
])('an instant is the day on which it falls in %s', async (timeZone, startDate, examDate) => {
  const { token } = await test.registerStudent();
  const given = { startDate: '2026-03-12T02:59:00.000Z', examDate: '2026-06-01T02:59:00Z' };
  const caller = { token, timeZone };
  const made = await test.send('POST', '/study-cycles/generate', { ...wantedCycle, ...given }, caller);
  expect(made).toMatchObject({ status: 201, body: { cycle: { startDate, examDate } } });
  const { id } = (made.body as unknown as { cycle: { id: string } }).cycle;
  const next = { startDate: '2026-03-13T02:59:00Z', examDate: '2026-06-02T02:59:00Z' };
  expect(await test.send('PUT', `/study-cycles/${id}`, next, caller)).toMatchObject({
    status: 200,
    body: { cycle: { startDate: addDays(startDate, 1), examDate: addDays(examDate, 1) } },
  });
});

describe('access', () => {
  const body = {
    ...wantedCycle,
    studyFocus: 'ENEM',
    completed: true,
    minutesDone: 10,
    version: '1',
  };
  const place = { ':weekIndex': '0', ':day': 'wednesday', ':blockIndex': '0' };
  const pathOf = (path: string, id: string, blockId: string) =>
    Object.entries({ ...place, ':id': id, ':blockId': blockId }).reduce(
      (filled, [name, value]) => filled.replace(new RegExp(`${name}(?!\\w)`), value),
      path,
    );
  const calls: Endpoint[] = Object.values(studyCycleEndpoints);
  const ownCalls = calls.filter(({ path }) => path.includes(':id'));

  it('needs a token on every call', async () => {
    for (const { method, path } of calls)
      expect(await test.send(method, pathOf(path, randomUUID(), randomUUID()), body)).toMatchObject({
        status: 401,
      });
  });

  it('answers 404 alike to the cycle of another student, an unknown one and a malformed id', async () => {
    const [ana, bia] = [await test.registerStudent(), await test.registerStudent()];
    const cycle = await makeCycle(test, ana.token);
    const [block] = blocksIn(cycle);
    expect(ownCalls.length).toBeGreaterThanOrEqual(8);
    for (const { method, path, notFound } of ownCalls) {
      for (const id of [cycle.id, randomUUID(), 'x', '%00'])
        expect(
          await test.send(method, pathOf(path, id, block?._id ?? ''), body, { token: bia.token }),
          `${method} ${path} ${id}`,
        ).toMatchObject({ status: 404, body: { code: notFound } });
    }
    expect(await openCycle(test, ana.token, cycle.id)).toEqual(cycle);
  });

  it('shows no student the cycles of another', async () => {
    const [ana, bia] = [await test.registerStudent(), await test.registerStudent()];
    await makeCycle(test, ana.token);
    const { body: list } = await test.call(studyCycleApi.list, { query: {} }, { token: bia.token });
    expect(list).toEqual({ data: { cycles: [] } });
  });
});

describe('generating', () => {
  it('ends by the calendar on the eve of an exam in its last week', async () => {
    const { token } = await test.registerStudent();
    const examDate = addDays(today, 8);
    const last = async (changes: object) =>
      blocksIn(await makeCycle(test, token, { examDate, ...changes })).at(-1)?.date;
    expect(await last({})).toBe(addDays(today, 7));
    expect(await last({ mode: 'sequence' })).toBe(addDays(today, 13));
  });

  it('answers the cycle as the student wants it, and its weeks day by day', async () => {
    const { token } = await test.registerStudent();
    const cycle = await makeCycle(test, token, { examDate: '2026-06-01' });
    expect(cycle).toMatchObject({
      _id: cycle.id,
      name: 'Ciclo do vestibular',
      totalWeeks: 2,
      startDate: today,
      endDate: '2026-03-24',
      totalAvailableTimePerWeek: 10,
      studyBlockSize: 50,
      breakSize: 10,
      startsAt: '08:00',
      mode: 'calendar',
      examDate: '2026-06-01',
      engine: null,
      totalBlocks: 20,
      completedBlocks: 0,
      progress: 0,
      totalAllocatedMinutes: 1000,
      canUndoReplan: false,
      weeklySchedule: { ...wantedCycle.weeklySchedule, saturday: 0, sunday: 0 },
    });
    expect(cycle.schedule.map(({ weekNumber }) => weekNumber)).toEqual([1, 2]);
    for (const [week, { days }] of cycle.schedule.entries()) {
      expect(days.map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(days.map(({ date }) => date)).toEqual(days.map((_, day) => addDays(today, 7 * week + day)));
      for (const { day, date, activities } of days) {
        expect(day).toBe(weekdayOf(date));
        const isFree = day === 'saturday' || day === 'sunday';
        expect(activities.map(({ time, duration }) => [time, duration])).toEqual(
          isFree
            ? []
            : [
                ['08:00', 50],
                ['09:00', 50],
              ],
        );
      }
    }
    for (const block of blocksIn(cycle))
      expect(block).toMatchObject({ completed: false, completedOn: null, minutesDone: 0 });
    expect(await openCycle(test, token, cycle.id)).toEqual(cycle);
  });

  it('names the subjects that the library teaches', async () => {
    const { token } = await test.registerStudent();
    const subjects = ['matematica', 'Tricô'].map((name) => ({ name }));
    const { body } = await create(token, { subjects });
    expect(body).toMatchObject({
      cycle: { taught: [{ name: 'matematica', librarySubject: 'matematica' }] },
    });
  });

  it('adds the minutes of each subject up over its blocks', async () => {
    const { token } = await test.registerStudent();
    const cycle = await makeCycle(test, token);
    const blocks = blocksIn(cycle);
    for (const { name, allocatedMinutes } of cycle.subjectsDetail) {
      const minutes = blocks.filter(({ subject }) => subject === name).map(({ duration }) => duration);
      expect(allocatedMinutes).toBe(minutes.reduce((sum, duration) => sum + duration, 0));
    }
    // 25 + 6 + 16 = 47 parts of 1000 minutes: 532, 128 and 340, within a block.
    expect(cycle.subjectsDetail.map(({ allocatedMinutes }) => allocatedMinutes)).toEqual([500, 150, 350]);
  });

  it('takes what a form proposes when only the needed is sent', async () => {
    const { token } = await test.registerStudent();
    const body = { name: 'Só o preciso', subjects: [{ name: 'Física' }], weeklySchedule: { monday: 1 } };
    const cycle = await makeCycle(test, token, {
      ...body,
      cycleDurationInWeeks: undefined,
      startDate: `${today}T03:00:00.000Z`,
    });
    expect(cycle).toMatchObject({
      totalWeeks: 4,
      studyBlockSize: 50,
      breakSize: 10,
      startsAt: '08:00',
      mode: 'calendar',
      startDate: today,
      examDate: null,
      subjectsDetail: [{ name: 'Física', difficulty: 3, priority: 3, allocatedMinutes: 200 }],
    });
  });

  it.each([
    [{ name: undefined }, 400, 'O nome do ciclo é obrigatório.'],
    [{ name: ' ' }, 422, 'O nome do ciclo é obrigatório.'],
    [{ name: 'a'.repeat(121) }, 422, 'O nome do ciclo pode ter até 120 caracteres.'],
    [{ subjects: undefined }, 400, 'Adicione pelo menos uma matéria ou use a IA para sugestões.'],
    [{ subjects: [] }, 422, 'Adicione pelo menos uma matéria ou use a IA para sugestões.'],
    [{ subjects: [{ name: '' }] }, 422, 'O nome de todas as matérias é obrigatório quando não se usa a IA.'],
    [{ subjects: [{}] }, 400, 'O nome de todas as matérias é obrigatório quando não se usa a IA.'],
    [{ subjects: [{ name: 'a', difficulty: 6 }] }, 422, 'A dificuldade vai de 1 a 5.'],
    [{ subjects: [{ name: 'a', priority: 0 }] }, 422, 'A prioridade vai de 1 a 5.'],
    [{ subjects: [{ name: 'a' }, { name: 'A' }] }, 422, 'Cada matéria aparece uma vez só no ciclo.'],
    [{ useAIForSubjects: true }, 422, 'O foco do estudo é obrigatório ao usar a IA para sugerir matérias.'],
    [{ startDate: undefined }, 400, 'A data de início é obrigatória.'],
    [{ startDate: '' }, 422, 'A data de início é obrigatória.'],
    [{ startDate: '2026-02-30' }, 422, 'Informe a data no formato AAAA-MM-DD.'],
    [{ startDate: '2025-03-09' }, 422, 'A data de início pode ficar até um ano no passado ou no futuro.'],
    [{ startDate: '2027-03-13' }, 422, 'A data de início pode ficar até um ano no passado ou no futuro.'],
    [
      { weeklySchedule: undefined },
      400,
      'Você deve definir pelo menos algumas horas de estudo em algum dia da semana.',
    ],
    [
      { weeklySchedule: { monday: 0, tuesday: -3 } },
      422,
      'Você deve definir pelo menos algumas horas de estudo em algum dia da semana.',
    ],
    [{ weeklySchedule: { monday: 0.75 } }, 422, 'As horas de um dia seguem passos de meia hora.'],
    [{ weeklySchedule: { monday: 17 } }, 422, 'As horas de um dia vão de 0 a 16.'],
    [{ cycleDurationInWeeks: 0 }, 422, 'O ciclo dura de 1 a 52 semanas.'],
    [{ cycleDurationInWeeks: 53 }, 422, 'O ciclo dura de 1 a 52 semanas.'],
    [{ studyBlockSize: 14 }, 422, 'O bloco de estudo tem de 15 a 240 minutos.'],
    [{ studyBlockSize: '50' }, 400, 'Informe a duração do bloco.'],
    [{ breakSize: 4 }, 422, 'O intervalo tem de 5 a 120 minutos.'],
    [{ startsAt: '8h' }, 422, 'Informe a hora de começar no formato HH:MM.'],
    [{ mode: 'outro' }, 422, 'Escolha calendário ou sequência.'],
    [{ examDate: today }, 422, 'A data da prova deve ficar entre amanhã e 5 anos a partir de hoje.'],
    [{ examDate: '2031-04-01' }, 422, 'A data da prova deve ficar entre amanhã e 5 anos a partir de hoje.'],
    [{ startsAt: '22:30' }, 422, 'Começando às 22:30, as horas de segunda-feira passam da meia-noite.'],
    [
      { cycleDurationInWeeks: 1, weeklySchedule: { monday: 2 } },
      422,
      'As horas do ciclo dão 2 blocos, e as matérias são 3. Aumente as horas ou as semanas, diminua o bloco ou tire matérias.',
    ],
  ])('refuses %j', async (changes, status, message) => {
    const { token } = await test.registerStudent();
    expect(await create(token, changes)).toMatchObject({ status, body: { message } });
    expect((await test.call(studyCycleApi.list, { query: {} }, { token })).body.data.cycles).toEqual([]);
  });

  it('names every broken rule at once, also where nothing is sent', async () => {
    const { token } = await test.registerStudent();
    const needed = [
      'O nome do ciclo é obrigatório.',
      'Você deve definir pelo menos algumas horas de estudo em algum dia da semana.',
      'A data de início é obrigatória.',
      'Adicione pelo menos uma matéria ou use a IA para sugestões.',
    ];
    for (const body of [undefined, {}])
      expect(await test.send('POST', '/study-cycles/generate', body, { token })).toMatchObject({
        status: 400,
        body: { message: needed[0], errors: needed },
      });
    const byAi = await test.send('POST', '/study-cycles/generate', { useAIForSubjects: true }, { token });
    expect(byAi.body.errors).toContain('O foco do estudo é obrigatório ao usar a IA para sugerir matérias.');
    const late = { weeklySchedule: { friday: 2, sunday: 2 }, startsAt: '23:00' };
    const wrong = await create(token, { ...late, startDate: '2020-01-01', examDate: '2020-01-01' });
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        code: 'study_cycles.start_out_of_range',
        errors: [
          'A data de início pode ficar até um ano no passado ou no futuro.',
          'A data da prova deve ficar entre amanhã e 5 anos a partir de hoje.',
          'Começando às 23:00, as horas de domingo passam da meia-noite.',
          'Começando às 23:00, as horas de sexta-feira passam da meia-noite.',
        ],
      },
    });
  });

  it.each([[null], [[]], ['x'], [7]])('reads nothing out of %j', async (body) => {
    const { token } = await test.registerStudent();
    const { status } = await test.send('POST', '/study-cycles/generate', JSON.stringify(body), {
      token,
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(400);
  });

  it("counts days in the student's own zone", async () => {
    const student = await test.registerStudent();
    test.clock.set('2026-03-12T01:00:00Z');
    const token = await test.tokenFor(student);
    const at = (timeZone: string) =>
      test
        .send(
          'POST',
          '/study-cycles/generate',
          { ...wantedCycle, examDate: '2026-03-12' },
          { token, timeZone },
        )
        .then(({ status }) => status);
    expect(await at('America/Sao_Paulo')).toBe(201);
    expect(await at('Europe/Lisbon')).toBe(422);
  });

  it('lays a year of twenty subjects out', async () => {
    const { token } = await test.registerStudent();
    const subjects = Array.from({ length: 20 }, (_, index) => ({ name: `Matéria ${index}` }));
    const weeklySchedule = {
      monday: 8,
      tuesday: 8,
      wednesday: 8,
      thursday: 8,
      friday: 8,
      saturday: 8,
      sunday: 8,
    };
    const cycle = await makeCycle(test, token, { subjects, weeklySchedule, cycleDurationInWeeks: 52 });
    expect(cycle.totalBlocks).toBe(2912);
    expect(blocksIn(cycle)).toHaveLength(2912);
  });
});

describe('the list', () => {
  const namesOf = async (token: string, search?: string) => {
    const query = search === undefined ? {} : { search };
    const { body } = await test.call(studyCycleApi.list, { query }, { token });
    return body.data.cycles.map(({ name }) => name);
  };

  it('shows the newest first, without their weeks', async () => {
    const { token } = await test.registerStudent();
    const first = await makeCycle(test, token, { name: 'Primeiro' });
    test.clock.advance({ minutes: 1 });
    await makeCycle(test, token, { name: 'Segundo' });
    expect(await namesOf(token)).toEqual(['Segundo', 'Primeiro']);
    const { schedule, canUndoReplan, taught, syllabus, ...card } = first;
    const { body } = await test.call(studyCycleApi.list, { query: {} }, { token });
    expect(body.data.cycles[1]).toEqual(card);
  });

  it('is searched by name, whatever the accents and capitals', async () => {
    const { token } = await test.registerStudent();
    await makeCycle(test, token, { name: 'Revisão de Física' });
    await makeCycle(test, token, { name: 'ENEM 100%' });
    expect(await namesOf(token, 'fisica')).toEqual(['Revisão de Física']);
    expect(await namesOf(token, 'REVISAO  de')).toEqual(['Revisão de Física']);
    expect(await namesOf(token, '%')).toEqual(['ENEM 100%']);
    expect(await namesOf(token, 'química')).toEqual([]);
    expect(
      (await test.send('GET', `/study-cycles?search=${'a'.repeat(121)}`, undefined, { token })).status,
    ).toBe(422);
  });

  it('and the detail answer 304 until something changes', async () => {
    const { token } = await test.registerStudent();
    const cycle = await makeCycle(test, token);
    const [block] = blocksIn(cycle);
    const paths = ['/study-cycles', `/study-cycles/${cycle.id}`];
    const read = (path: string, headers = {}) => test.send('GET', path, undefined, { token, headers });
    const etags = () => Promise.all(paths.map(async (path) => String((await read(path)).headers.etag)));
    const changes = [
      () => block && tickBlock(test, token, cycle.id, block),
      () => test.send('PUT', `/study-cycles/${cycle.id}`, { name: 'Outro nome' }, { token }),
    ];
    for (const change of changes) {
      const before = await etags();
      for (const [index, path] of paths.entries())
        expect((await read(path, { 'if-none-match': before[index] })).status).toBe(304);
      await change();
      const after = await etags();
      expect(after[0]).not.toBe(before[0]);
      expect(after[1]).not.toBe(before[1]);
    }
  });
});

describe('deleting', () => {
  it('takes the blocks along', async () => {
    const { token } = await test.registerStudent();
    const { id } = await makeCycle(test, token);
    expect((await test.send('DELETE', `/study-cycles/${id}`, undefined, { token })).status).toBe(204);
    expect(await test.send('GET', `/study-cycles/${id}`, undefined, { token })).toMatchObject({
      status: 404,
      body: { message: 'Ciclo não encontrado.' },
    });
    const [left] = await rowsOf<{ n: number }>(
      test.services.db,
      sql`select count(*)::int as n from study_cycle_blocks`,
    );
    expect(left?.n).toBe(0);
  });
});
