import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Dashboard, dashboardApi } from '#shared/contracts/dashboard.ts';
import { flashcardApi } from '#shared/contracts/flashcards.ts';
import { syllabusApi } from '#shared/contracts/syllabi.ts';
import { addDays, weekdays } from '#shared/rules/time/study-day.ts';
import { blocksIn, makeCycle, tickBlock } from '#test/support/cycles.ts';
import { makePlan, openPlan, today } from '#test/support/plans.ts';
import { makeSyllabus } from '#test/support/syllabi.ts';
import { type Caller, openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function dashboardOf(caller: Caller): Promise<Dashboard> {
  const { status, body } = await test.call(dashboardApi.get, {}, caller);
  expect(status).toBe(200);
  return body.data.dashboard;
}
const tasksOn = async (day: string, caller: Caller) =>
  (await test.call(dashboardApi.tasks, { query: { day } }, caller)).body.data.tasks;

const makeCards = (token: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      test.send(
        'POST',
        '/flashcards',
        {
          question: `Pergunta ${index}`,
          answer: 'Resposta',
          subject: 'Biologia',
          deck: 'Geral',
          difficulty: 3,
        },
        { token },
      ),
    ),
  );
const studyFor = (token: string, endTime: string, minutes: number, timeZone?: string) =>
  test.send(
    'POST',
    '/pomodoros',
    {
      id: randomUUID(),
      startTime: new Date(Date.parse(endTime) - minutes * 60_000).toISOString(),
      endTime,
      durationMinutes: minutes,
      category: 'Estudo',
    },
    { token, timeZone },
  );
const idsIn = ({ plan }: Dashboard) => plan.items.map(({ id }) => id);

/** A token for `student` some days later. */
async function later(student: Student, days: number): Promise<string> {
  test.clock.advance({ days });
  return test.tokenFor(student);
}

describe('the dashboard', () => {
  it('of a new student is empty, and whole', async () => {
    const { token } = await test.registerStudent();
    expect(await dashboardOf({ token })).toEqual({
      today,
      studyPlans: { total: 0, active: 0 },
      flashcards: { totalCount: 0, dueCount: 0, nextDueOn: null, isReviewed: false },
      summaries: { total: 0 },
      studyCycles: { total: 0 },
      totalStudyTimeMinutes: 0,
      todayStudyMinutes: 0,
      week: [-6, -5, -4, -3, -2, -1, 0].map((offset) => ({ day: addDays(today, offset), minutes: 0 })),
      tasks: [],
      recentPlans: [],
      plan: { items: [], minutesToday: null, minutesDone: 0, leftOut: 0, late: [], next: null, exam: null },
    });
  });

  it('answers 401 without a token, with and without a trailing slash', async () => {
    const { token } = await test.registerStudent();
    for (const path of ['/dashboard', '/dashboard/', `/dashboard/tasks?day=${today}`]) {
      expect(await test.send('GET', path)).toMatchObject({ status: 401 });
      expect(await test.send('GET', path, undefined, { token })).toMatchObject({ status: 200 });
    }
  });

  it('puts together what every feature has', async () => {
    const { token } = await test.registerStudent();
    const exam = addDays(today, 9);
    const plan = await makePlan(test, token, {
      examDate: exam,
      weeklySchedule: [{ day: 'wednesday', hours: 2 }],
    });
    const cycle = await makeCycle(test, token);
    await makeCards(token, 3);
    await studyFor(token, '2026-03-11T14:00:00Z', 25);
    await studyFor(token, '2026-03-09T14:00:00Z', 50);
    const [first, second] = blocksIn(cycle);
    await tickBlock(test, token, cycle.id, first as never);

    const dashboard = await dashboardOf({ token });
    expect(dashboard).toMatchObject({
      studyPlans: { total: 1, active: 1 },
      flashcards: { totalCount: 3, dueCount: 3 },
      studyCycles: { total: 1 },
      totalStudyTimeMinutes: 75,
      todayStudyMinutes: 25,
      recentPlans: [{ id: plan.id, title: plan.title, subject: 'Matemática', progress: 0 }],
    });
    expect(dashboard.week.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 50, 0, 25]);
    expect(dashboard.tasks).toMatchObject([
      { blockId: first?._id, time: '08:00', completed: true, minutesLeft: 0, cycleName: cycle.name },
      {
        blockId: second?._id,
        time: '09:00',
        completed: false,
        minutesLeft: 50,
        weekIndex: 0,
        day: 'wednesday',
      },
    ]);
    const activities = plan.weeks[0]?.days[0]?.activities ?? [];
    expect(activities.length).toBeGreaterThan(1);
    // What belongs to the exam comes before the cycle, however early its block is.
    expect(idsIn(dashboard)).toEqual([
      'cards',
      ...activities.map(({ _id }) => `activity:${_id}`),
      `block:${second?._id}`,
    ]);
    expect(dashboard.plan).toMatchObject({
      minutesToday: 120 + 120,
      minutesDone: 50,
      leftOut: 0,
      exam: { title: plan.title, date: exam, daysLeft: 9, href: `/study-plans/${plan.id}` },
    });
  });

  it('of a day without anything offers what comes after it, never to another', async () => {
    const { token } = await test.registerStudent();
    // Today is a Wednesday.
    const plan = await makePlan(test, token, { weeklySchedule: [{ day: 'friday', hours: 1 }] });
    const first = plan.weeks[0]?.days.flatMap(({ activities }) => activities)[0];
    expect((await dashboardOf({ token })).plan).toMatchObject({
      items: [],
      next: { day: addDays(today, 2), target: { planId: plan.id, activityId: first?._id } },
    });
    const cycle = await makeCycle(test, token, {
      weeklySchedule: { ...Object.fromEntries(weekdays.map((day) => [day, 0])), thursday: 2 },
    });
    const [block] = blocksIn(cycle);
    expect((await dashboardOf({ token })).plan.next).toMatchObject({
      day: addDays(today, 1),
      target: { cycleId: cycle.id, blockId: block?._id },
    });
    const other = await test.registerStudent();
    expect((await dashboardOf({ token: other.token })).plan.next).toBeNull();
  });

  it('knows when cards come due next, and whether one was ever answered', async () => {
    const { token } = await test.registerStudent();
    await makeCards(token, 1);
    expect((await dashboardOf({ token })).flashcards).toEqual({
      totalCount: 1,
      dueCount: 1,
      nextDueOn: null,
      isReviewed: false,
    });
    const { body } = await test.call(flashcardApi.review, { query: {} }, { token });
    const [card] = body.data.flashcards;
    await test.send('POST', `/flashcards/${card?._id}/study`, { result: 'correct', timeSpent: 5 }, { token });
    const { flashcards } = await dashboardOf({ token });
    expect(flashcards).toMatchObject({ dueCount: 0, isReviewed: true });
    expect((flashcards.nextDueOn ?? '') > today).toBe(true);
  });

  it('shows the three newest plans, and counts the active ones', async () => {
    const { token } = await test.registerStudent();
    const made = [];
    for (const title of ['Um', 'Dois', 'Três', 'Quatro']) {
      made.push(await makePlan(test, token, { title }));
      test.clock.advance({ minutes: 1 });
    }
    await test.send('PUT', `/study-plans/${made[3]?.id}`, { isActive: false }, { token });
    const { studyPlans, recentPlans } = await dashboardOf({ token });
    expect(studyPlans).toEqual({ total: 4, active: 3 });
    expect(recentPlans.map(({ title }) => title)).toEqual(['Quatro', 'Três', 'Dois']);
  });

  it("knows nothing of another's", async () => {
    const { token } = await test.registerStudent();
    await makePlan(test, token, { examDate: addDays(today, 9) });
    await makeCycle(test, token);
    await makeCards(token, 2);
    await studyFor(token, '2026-03-11T14:00:00Z', 25);
    const other = await test.registerStudent();
    const fresh = await test.registerStudent();
    expect(await dashboardOf({ token: other.token })).toEqual(await dashboardOf({ token: fresh.token }));
    expect(await tasksOn(today, { token: other.token })).toEqual([]);
  });
});

describe('the plan for today', () => {
  it('goes after what is late, what is due for revision and what went badly', async () => {
    const student = await test.registerStudent();
    const plan = await makePlan(test, student.token, { timeAvailable: 5 });
    const put = (path: string, body: object, token: string) =>
      test.send('PUT', `/study-plans/${plan.id}/${path}`, body, { token });
    await put('topic-progress', { topicIndex: 0, completed: true }, student.token);
    await test.send(
      'POST',
      `/study-plans/${plan.id}/questions`,
      { id: randomUUID(), topicIndex: 7, done: 20, right: 5 },
      { token: student.token },
    );
    const token = await later(student, 1);
    const { plan: list } = await dashboardOf({ token });
    const activities = plan.weeks[0]?.days.slice(0, 2).map((day) => day.activities) ?? [];
    const open = activities.map((all) => all.filter(({ topic }) => topic !== plan.topics[0]?.name));
    const [[, now = []], [openYesterday = [], openNow = []]] = [activities, open];
    expect(list.items[0]).toMatchObject({
      kind: 'revision',
      title: plan.topics[0]?.name,
      reason: `Revisão de 24h do plano “${plan.title}”`,
      href: `/study-plans/${plan.id}?tab=topics#topico-0`,
    });
    expect(list.minutesToday).toBe(60);
    expect(list.items.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(60);
    expect(list.items.length + list.leftOut).toBe(1 + openNow.length + openYesterday.length + 1);

    const [weekIndex, dayIndex] = [0, 1];
    for (const [activityIndex] of now.entries())
      await put('activity-progress', { weekIndex, dayIndex, activityIndex, completed: true }, token);
    const done = (await dashboardOf({ token })).plan;
    expect(done.minutesDone).toBe(now.reduce((sum, { duration }) => sum + duration, 0));
    expect(done.leftOut + done.items.length).toBe(1 + openYesterday.length + 1);

    const openHours = await test.send('PUT', `/study-plans/${plan.id}`, { isActive: false }, { token });
    expect(openHours.status).toBe(200);
    expect((await dashboardOf({ token })).plan).toMatchObject({ items: [], minutesToday: null, leftOut: 0 });
  });

  it('names what each activity asks for, and nothing of a finished topic', async () => {
    const student = await test.registerStudent();
    const daily = weekdays.map((day) => ({ day, hours: 3 }));
    const plan = await makePlan(test, student.token, { weeklySchedule: daily, topicsCount: 5 });
    const [monday] = plan.weeks[0]?.days ?? [];
    const [name = ''] = monday?.activities.map(({ topic }) => topic) ?? [];
    expect(monday?.activities.filter(({ topic }) => topic === name).length).toBeGreaterThan(1);
    const activitiesIn = (dashboard: Dashboard) =>
      dashboard.plan.items.filter(({ kind }) => kind === 'activity').map(({ title }) => title);
    const titles = activitiesIn(await dashboardOf(student));
    expect(titles).toHaveLength(monday?.activities.length ?? 0);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.every((title) => plan.topics.some((topic) => title.includes(topic.name)))).toBe(true);

    const index = plan.topics.findIndex((topic) => topic.name === name);
    const body = { topicIndex: index, completed: true };
    expect(
      (await test.send('PUT', `/study-plans/${plan.id}/topic-progress`, body, { token: student.token }))
        .status,
    ).toBe(200);
    const { plan: list, ...rest } = await dashboardOf(student);
    expect(activitiesIn({ plan: list, ...rest })).toEqual(titles.filter((title) => !title.includes(name)));
    expect(list.leftOut).toBe(0);
    // On the next day, too, when they would be late; its revision is another thing.
    const token = await later(student, 1);
    const next = (await dashboardOf({ token })).plan.items;
    expect(next.filter(({ title }) => title.includes(name)).map(({ kind }) => kind)).toEqual(['revision']);
  });

  it('takes no hours of a plan in which nothing is left to do', async () => {
    const student = await test.registerStudent();
    const plan = await makePlan(test, student.token, { includeSchedule: false, topicsCount: 5 });
    expect((await dashboardOf(student)).plan.minutesToday).toBeGreaterThan(0);
    for (const topicIndex of plan.topics.keys())
      await test.send(
        'PUT',
        `/study-plans/${plan.id}/topic-progress`,
        { topicIndex, completed: true },
        { token: student.token },
      );
    expect((await dashboardOf(student)).plan.minutesToday).toBeNull();
  });

  it('says since when an activity is late, where there is room, and forgets a plan that has long been over', async () => {
    const student = await test.registerStudent();
    const plan = await makePlan(test, student.token);
    const reasonsIn = async (token: string) =>
      (await dashboardOf({ token })).plan.items.map(({ reason }) => reason);
    let token = await later(student, 2);
    const full = await reasonsIn(token);
    expect(full.every((reason) => reason.startsWith('Hoje às '))).toBe(true);
    await makePlan(test, token, { title: 'Só horas', startDate: addDays(today, 2), includeSchedule: false });
    const roomy = await reasonsIn(token);
    expect(roomy.slice(0, full.length)).toEqual(full);
    expect(roomy[full.length]).toBe('Atrasada desde 11/03');

    token = await later(student, 26 + 60);
    expect((await openPlan(test, token, plan.id)).endDate).toBe('2026-04-08');
    // A Sunday without hours: only cards don't wait for another day.
    const { minutesToday, leftOut, items } = (await dashboardOf({ token })).plan;
    expect([minutesToday, leftOut > 0, items]).toEqual([0, true, []]);
    await makeCards(token, 4);
    const { plan: free, flashcards } = await dashboardOf({ token });
    expect([free.leftOut, free.items.map(({ title, reason }) => `${title}: ${reason}`)]).toEqual([
      leftOut,
      [`Revisar 4 flashcards: ${flashcards.dueCount} flashcards vencem hoje`],
    ]);
    token = await later(student, 1);
    expect((await dashboardOf({ token })).plan).toMatchObject({
      items: [{ kind: 'cards' }],
      minutesToday: null,
      leftOut: 0,
    });
  });

  it('takes the minutes that a block has left, and the hours of a round', async () => {
    const { token } = await test.registerStudent();
    const daily = Object.fromEntries(weekdays.map((day) => [day, 2]));
    const cycle = await makeCycle(test, token, { weeklySchedule: daily });
    const [block] = blocksIn(cycle);
    await test.send(
      'PATCH',
      `/study-cycles/${cycle.id}/blocks/${block?._id}`,
      { minutesDone: 30 },
      { token },
    );
    const { tasks, plan } = await dashboardOf({ token });
    expect(tasks[0]).toMatchObject({ duration: 50, minutesLeft: 20 });
    expect(plan.items[0]).toMatchObject({ id: `block:${block?._id}`, minutes: 20 });
    await test.send('PUT', `/study-cycles/${cycle.id}`, { mode: 'sequence' }, { token });
    const round = await dashboardOf({ token });
    expect(round.tasks[0]).toMatchObject({ duration: 20, minutesLeft: 20 });
    expect(round.plan).toMatchObject({ minutesToday: 120, items: [{ minutes: 20 }, { minutes: 50 }] });
  });

  it('has no more hours than the day, however many cycles share it', async () => {
    const { token } = await test.registerStudent();
    const daily = Object.fromEntries(weekdays.map((day) => [day, 12]));
    for (const name of ['Manhã', 'Tarde', 'Noite'])
      await makeCycle(test, token, { name, weeklySchedule: daily });
    expect((await dashboardOf({ token })).plan.minutesToday).toBe(24 * 60);
  });

  it('is of cards as many as the day’s limits take, at the student’s own pace', async () => {
    const { token } = await test.registerStudent();
    await makeCards(token, 25);
    expect((await dashboardOf({ token })).plan.items[0]).toMatchObject({
      title: 'Revisar 20 flashcards',
      reason: '25 flashcards vencem hoje, 20 cabem no dia',
      minutes: 6,
    });
    const { body } = await test.call(flashcardApi.review, { query: {} }, { token });
    for (const [index, { _id }] of body.data.flashcards.slice(0, 3).entries())
      await test.send(
        'POST',
        `/flashcards/${_id}/study`,
        { result: 'correct', timeSpent: [20, 60, 30][index] },
        { token },
      );
    expect((await dashboardOf({ token })).plan.items[0]).toMatchObject({
      title: 'Revisar 17 flashcards',
      reason: '22 flashcards vencem hoje, 17 cabem no dia',
      minutes: 9,
    });
  });

  it('takes a new card for what new ones cost this student, and a review for what reviews cost', async () => {
    const student = await test.registerStudent();
    await makeCards(student.token, 12);
    const answer = async (token: string, timeSpent: number, result = 'correct') => {
      const { body } = await test.call(flashcardApi.review, { query: {} }, { token });
      const [card] = body.data.flashcards;
      await test.send('POST', `/flashcards/${card?._id}/study`, { result, timeSpent }, { token });
      return card?._id;
    };
    for (let card = 0; card < 4; card += 1) await answer(student.token, 90);
    const first = (await dashboardOf(student)).plan.items[0];
    expect(first).toMatchObject({ title: 'Revisar 8 flashcards', minutes: (8 * 90) / 60 });

    // A card that came back in its session cost both answers.
    const again = await answer(student.token, 90, 'incorrect');
    await test.send('POST', `/flashcards/${again}/study`, { result: 'correct', timeSpent: 30 }, student);
    for (let card = 0; card < 7; card += 1) await answer(student.token, 90);
    const token = await later(student, 60);
    const reviews = (await dashboardOf({ token })).plan.items[0];
    expect(reviews).toMatchObject({ title: 'Revisar 12 flashcards', minutes: (12 * 10) / 60 });
    for (let card = 0; card < 3; card += 1) await answer(token, 20);
    await makeCards(token, 2);
    const both = (await dashboardOf({ token })).plan.items[0];
    expect(both).toMatchObject({ title: 'Revisar 11 flashcards', minutes: (9 * 20 + 2 * 90) / 60 });
  });

  it('says the nearest exam of plans and cycles, however far', async () => {
    const { token } = await test.registerStudent();
    await makePlan(test, token, { examDate: addDays(today, 200) });
    const cycle = await makeCycle(test, token, { examDate: addDays(today, 120) });
    expect((await dashboardOf({ token })).plan.exam).toEqual({
      title: cycle.name,
      date: addDays(today, 120),
      daysLeft: 120,
      href: `/study-cycles/${cycle.id}`,
    });
  });
});

describe('the day', () => {
  const zones = [
    ['America/Noronha', 2],
    ['America/Sao_Paulo', 3],
    ['America/Manaus', 4],
    ['America/Rio_Branco', 5],
  ] as const;

  it.each(zones)('turns at midnight in %s', async (timeZone, behind) => {
    const student = await test.registerStudent();
    await makeCycle(test, student.token);
    const at = async (time: string) => {
      test.clock.set(time);
      return { token: await test.tokenFor(student), timeZone };
    };
    const hour = (hours: number) => String(hours).padStart(2, '0');
    const before = await dashboardOf(await at(`2026-03-12T${hour(behind - 1)}:30:00Z`));
    expect([before.today, before.tasks[0]?.day]).toEqual(['2026-03-11', 'wednesday']);
    await studyFor(
      (await at(`2026-03-12T${hour(behind - 1)}:45:00Z`)).token,
      `2026-03-12T${hour(behind - 1)}:45:00Z`,
      10,
      timeZone,
    );
    const after = await dashboardOf(await at(`2026-03-12T${hour(behind)}:30:00Z`));
    expect([after.today, after.tasks[0]?.day]).toEqual(['2026-03-12', 'thursday']);
    expect(after.week.at(-1)).toEqual({ day: '2026-03-12', minutes: 0 });
  });

  it('of a session is that of its start, where the student is', async () => {
    const student = await test.registerStudent();
    test.clock.set('2026-03-12T05:30:00Z');
    const caller = { token: await test.tokenFor(student), timeZone: 'America/Rio_Branco' };
    const body = {
      startTime: '2026-03-12T04:50:00Z',
      endTime: '2026-03-12T05:20:00Z',
      durationMinutes: 30,
      category: 'Estudo',
    };
    expect(await test.send('POST', '/pomodoros', body, caller)).toMatchObject({ status: 201 });
    const { week, todayStudyMinutes } = await dashboardOf(caller);
    expect(todayStudyMinutes).toBe(0);
    expect(week.slice(-2)).toEqual([
      { day: '2026-03-11', minutes: 30 },
      { day: '2026-03-12', minutes: 0 },
    ]);
  });
});

describe('the tasks of a day', () => {
  it('are those of every cycle on it, past or to come', async () => {
    const { token } = await test.registerStudent();
    await makeCycle(test, token, { name: 'Tarde', startsAt: '14:00' });
    await makeCycle(test, token, { name: 'Manhã' });
    const tasks = await tasksOn(addDays(today, 1), { token });
    expect(tasks.map(({ time, cycleName }) => `${time} ${cycleName}`)).toEqual([
      '08:00 Manhã',
      '09:00 Manhã',
      '14:00 Tarde',
      '15:00 Tarde',
    ]);
    expect(await tasksOn(addDays(today, -1), { token })).toEqual([]);
  });

  it.each(['', '?day=', '?day=ontem', '?day=2026-02-30', '?day=2026-03-11&day=2026-03-12', '?day[]=1'])(
    'of a malformed day are refused: %s',
    async (query) => {
      const { token } = await test.registerStudent();
      const { status, body } = await test.send('GET', `/dashboard/tasks${query}`, undefined, { token });
      expect([400, 422]).toContain(status);
      expect(body.message).toMatch(/^Informe o dia/);
    },
  );
});

describe('a syllabus with an exam ahead', () => {
  it('offers its best topic until one was studied today', async () => {
    const student = await test.registerStudent();
    const { token } = student;
    const { id, disciplines } = await makeSyllabus(test, token);
    const { plan } = await dashboardOf({ token });
    const [item] = plan.items;
    expect(item).toMatchObject({ kind: 'syllabus', title: 'Edital: Crase', subject: 'Língua Portuguesa' });
    expect(plan.exam).toMatchObject({ title: 'Analista', daysLeft: 95, href: `/syllabi/${id}` });
    const topicId = disciplines[0]?.topics[0]?.id ?? 0;
    expect(item?.target).toEqual({ kind: 'syllabus', syllabusId: id, topicId, does: 'theory' });
    await test.call(syllabusApi.setTheory, { params: { id, topicId }, body: { done: true } }, { token });
    expect(idsIn(await dashboardOf({ token }))).toEqual([]);
    const next = { token: await later(student, 1) };
    expect(idsIn(await dashboardOf(next))[0]).toMatch(`syllabus:${id}:`);
  });

  it('is not looked at without one', async () => {
    const { token } = await test.registerStudent();
    await makeSyllabus(test, token, null);
    expect((await dashboardOf({ token })).plan).toMatchObject({ items: [], exam: null });
  });
});
