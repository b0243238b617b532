import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarFeedApi } from '#shared/contracts/calendar-feed.ts';
import { planFollowUpApi } from '#shared/contracts/plan-follow-up.ts';
import { studyCycleApi } from '#shared/contracts/study-cycles.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { makePlan } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
let ana: Student;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  ana = await test.registerStudent();
});
afterAll(() => test.close());

const make = async (student = ana) =>
  (await test.call(calendarFeedApi.create, {}, { token: student.token })).body.data.feed;
const pathOf = (url: string | null) => new URL(url ?? '').pathname;

async function read(path: string) {
  const { statusCode, body, headers } = await test.app.inject({ method: 'GET', url: path });
  return { status: statusCode, text: body, headers };
}

/** Read by a parser that is not the writer's. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    expect(component.getFirstPropertyValue('dtstamp')).toBeTruthy();
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      minutes: event.duration.toSeconds() / 60,
    };
  });
}

describe('the secret address', () => {
  it('holds the activities of the plans at their hours, in valid iCalendar', async () => {
    const plan = await makePlan(test, ana.token, { startDate: '2026-03-11', endDate: '2026-04-01' });
    const { url } = await make();
    expect(url).toMatch(/^http.*\/api\/calendar-feed\/.+\.ics$/);
    const { status, text, headers } = await read(pathOf(url));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const planned = plan.weeks
      .flatMap(({ days }) => days)
      .flatMap(({ date, activities }) => activities.map((activity) => ({ ...activity, date })));
    expect(planned.length).toBeGreaterThan(0);
    const events = eventsIn(text);
    expect(events.map(({ uid }) => uid.split('@')[0]).sort()).toEqual(planned.map(({ _id }) => _id).sort());
    const [first] = planned;
    expect(events.find(({ uid }) => uid.startsWith(first?._id ?? ''))).toMatchObject({
      summary: first?.topic,
      sequence: 0,
      minutes: first?.duration,
      start: new Date(`${first?.date}T${first?.time}:00-03:00`).toISOString(),
    });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('keeps the UID of a moved activity and raises its SEQUENCE', async () => {
    const plan = await makePlan(test, ana.token, { startDate: '2026-03-11', endDate: '2026-04-01' });
    const { url } = await make();
    const before = eventsIn((await read(pathOf(url))).text);
    test.clock.advance({ days: 5 });
    const caller = { token: await test.tokenFor(ana) };
    const on = { params: { id: plan.id } };
    const { preview } = (await test.call(planFollowUpApi.previewReplan, { ...on, body: {} }, caller)).body
      .data;
    await test.call(planFollowUpApi.applyReplan, { ...on, body: { version: preview.version } }, caller);
    const after = new Map(eventsIn((await read(pathOf(url))).text).map((event) => [event.uid, event]));
    const moved = before.filter(({ uid, start }) => after.get(uid)?.start !== start);
    expect(moved.length).toBeGreaterThan(0);
    for (const { uid, start, sequence } of before) {
      const now = after.get(uid);
      expect(now?.sequence).toBe(now?.start === start ? sequence : sequence + 1);
    }
    await test.call(planFollowUpApi.undoReplan, on, caller);
    const undone = new Map(eventsIn((await read(pathOf(url))).text).map((event) => [event.uid, event]));
    for (const { uid, start } of moved) expect(undone.get(uid)).toMatchObject({ start, sequence: 2 });
  });

  it('is the only way in, and ends when it is replaced or revoked', async () => {
    const first = pathOf((await make()).url);
    const second = pathOf((await make()).url);
    expect(first).not.toBe(second);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await test.call(calendarFeedApi.get, {}, { token: ana.token })).body.data.feed).toEqual({
      url: null,
      createdAt: test.clock.now().toISOString(),
    });
    expect((await test.call(calendarFeedApi.revoke, {}, { token: ana.token })).status).toBe(204);
    const gone = await test.send('GET', second.replace('/api', ''));
    expect(gone).toMatchObject({ status: 404, body: { code: 'calendar_feed.feed_not_found' } });
    expect((await test.call(calendarFeedApi.get, {}, { token: ana.token })).body.data.feed).toEqual({
      url: null,
      createdAt: null,
    });
  });

  it.each(['x', 'a.b', '../health', '%00', `${'a'.repeat(90)}.b`])('answers 404 to %s', async (token) => {
    expect((await test.send('GET', `/calendar-feed/${token}.ics`)).status).toBe(404);
  });

  it('holds the blocks of the cycles by the calendar, and none of a round, which has no dates', async () => {
    const body = {
      name: 'Ciclo do ENEM',
      subjects: [{ name: 'Física' }, { name: 'Química' }],
      weeklySchedule: { monday: 2, thursday: 1.5 },
      startDate: '2026-03-11',
    };
    const { cycle } = (await test.call(studyCycleApi.generate, { body }, { token: ana.token })).body;
    const planned = cycle.schedule
      .flatMap(({ days }) => days)
      .flatMap(({ date, activities }) => activities.map((block) => ({ ...block, date })));
    const { url } = await make();
    const events = eventsIn((await read(pathOf(url))).text);
    expect(events.map(({ uid, summary, start }) => [uid.split('@')[0], summary, start])).toEqual(
      planned.map(({ _id, subject, date, time }) => [
        _id,
        subject,
        new Date(`${date}T${time}:00-03:00`).toISOString(),
      ]),
    );
    const round = { params: { id: cycle.id }, body: { mode: 'sequence' as const } };
    await test.call(studyCycleApi.update, round, { token: ana.token });
    expect(eventsIn((await read(pathOf(url))).text)).toEqual([]);
  });

  it("never shows another student's plans", async () => {
    await makePlan(test, ana.token);
    const bia = await test.registerStudent({ email: 'bia@example.com' });
    const { url } = await make(bia);
    const { text } = await read(pathOf(url));
    expect(eventsIn(text)).toEqual([]);
    // Her secret behind Ana's id opens nothing.
    const forged = pathOf(url).replace(bia.user.id, ana.user.id);
    expect((await read(forged)).status).toBe(404);
  });

  it('leaves out plans that are set aside', async () => {
    const plan = await makePlan(test, ana.token);
    const { url } = await make();
    expect(eventsIn((await read(pathOf(url))).text)).not.toEqual([]);
    const body = { isActive: false };
    await test.call(studyPlanApi.update, { params: { id: plan.id }, body }, { token: ana.token });
    expect(eventsIn((await read(pathOf(url))).text)).toEqual([]);
  });
});

it('can be downloaded once, without an address', async () => {
  await makePlan(test, ana.token);
  const headers = { authorization: `Bearer ${ana.token}` };
  const { body, headers: answered } = await test.app.inject({
    method: 'GET',
    url: '/api/calendar-feed/download',
    headers,
  });
  expect(answered['content-disposition']).toContain('orbita.ics');
  expect(eventsIn(body).length).toBeGreaterThan(0);
  expect((await test.send('GET', '/calendar-feed/download')).status).toBe(401);
});
