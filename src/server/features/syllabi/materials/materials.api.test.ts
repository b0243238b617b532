import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { focusApi } from '#shared/contracts/focus.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { summaryApi } from '#shared/contracts/summaries.ts';
import { syllabusApi } from '#shared/contracts/syllabi.ts';
import { makeCycle, openCycle } from '#test/support/cycles.ts';
import { record } from '#test/support/sessions.ts';
import { makeSyllabus } from '#test/support/syllabi.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const nobody = '0195862d-6f00-7000-8000-00000000000f';

async function withSyllabus() {
  const student = await test.registerStudent();
  const { id, revision, disciplines } = await makeSyllabus(test, student.token);
  const topicId = disciplines[0]?.topics[0]?.id ?? -1;
  const open = async () =>
    (await test.call(syllabusApi.detail, { params: { id } }, student)).body.data.syllabus;
  const topic = async () => (await open()).disciplines[0]?.topics.find((each) => each.id === topicId);
  return { student, id, revision, disciplines, topicId, open, topic };
}

async function makeSummary(student: Student): Promise<string> {
  const body = { title: 'Crase em dez casos', subject: 'Português', summary: 'A crase une dois sons.' };
  const { body: made } = await test.call(summaryApi.keepOwn, { body }, student);
  return made.data.summary.id;
}

describe('a session linked to a topic', () => {
  it('takes its discipline as subject and adds its minutes, once for each id', async () => {
    const { student, id, topicId, topic } = await withSyllabus();
    const link = { kind: 'topic', syllabusId: id, topicId } as const;
    const session = { id: nobody, link };
    expect(await record(test, student, session)).toMatchObject({ link, subject: 'Língua Portuguesa' });
    await record(test, student, session);
    expect(await topic()).toMatchObject({ minutesStudied: 25, theoryOn: null });
  });

  it('ticks the theory when it completes it, which stays when the session is deleted and its minutes go', async () => {
    const { student, id, topicId, topic } = await withSyllabus();
    const link = { kind: 'topic', syllabusId: id, topicId } as const;
    const { id: first } = await record(test, student, { link, completes: true });
    await record(test, student, { link });
    expect(await topic()).toMatchObject({ minutesStudied: 50, theoryOn: '2026-03-11' });
    await test.call(focusApi.remove, { params: { id: first } }, student);
    expect(await topic()).toMatchObject({ minutesStudied: 25, theoryOn: '2026-03-11' });
  });

  it('keeps its minutes in a tree that is written anew', async () => {
    const { student, id, topicId, revision, disciplines, topic } = await withSyllabus();
    await record(test, student, { link: { kind: 'topic', syllabusId: id, topicId } });
    const body = { revision, disciplines: disciplines.toReversed() };
    await test.call(syllabusApi.update, { params: { id }, body }, student);
    await record(test, student, { link: { kind: 'topic', syllabusId: id, topicId } });
    const { body: now } = await test.call(syllabusApi.detail, { params: { id } }, student);
    const topics = now.data.syllabus.disciplines.flatMap((each) => each.topics);
    expect(topics.find((each) => each.id === topicId)).toMatchObject({ minutesStudied: 50 });
    expect(await topic()).toBeUndefined();
  });

  it('is recorded without it when the topic, or the syllabus, is gone, and never reaches that of another', async () => {
    const { student, id, topicId, topic } = await withSyllabus();
    const none = { link: null, subject: null, durationMinutes: 25 };
    const link = { kind: 'topic', syllabusId: id, topicId } as const;
    expect(await record(test, student, { link: { ...link, topicId: 99 } })).toMatchObject(none);
    expect(await record(test, await test.registerStudent(), { link, completes: true })).toMatchObject(none);
    expect(await topic()).toMatchObject({ minutesStudied: 0, theoryOn: null });
    const { id: kept } = await record(test, student, { link });
    await test.call(syllabusApi.remove, { params: { id } }, student);
    expect(await record(test, student, { link, completes: true })).toMatchObject(none);
    const { status } = await test.call(focusApi.remove, { params: { id: kept } }, student);
    expect(status).toBe(204);
  });
});

describe('a summary about a topic', () => {
  const setTopic = (student: Student, id: string, topic: { syllabusId: string; topicId: number } | null) =>
    test.call(syllabusApi.setSummaryTopic, { params: { id }, body: { topic } }, student);

  it('is shown in the syllabus, moves with another choice and leaves with none', async () => {
    const { student, id, topicId, open } = await withSyllabus();
    const summary = await makeSummary(student);
    const { body } = await setTopic(student, summary, { syllabusId: id, topicId });
    expect(body.topic).toEqual({
      syllabusId: id,
      title: 'Analista',
      topicId,
      discipline: 'Língua Portuguesa',
      text: 'Crase',
    });
    expect((await open()).summaries).toEqual([{ topicId, id: summary, title: 'Crase em dez casos' }]);
    await setTopic(student, summary, { syllabusId: id, topicId: topicId + 1 });
    expect((await open()).summaries.map((each) => each.topicId)).toEqual([topicId + 1]);
    expect((await setTopic(student, summary, null)).body).toEqual({ topic: null });
    expect((await open()).summaries).toEqual([]);
  });

  it('stays when the syllabus is deleted, and leaves the syllabus when it is', async () => {
    const { student, id, topicId, open } = await withSyllabus();
    const [one, other] = [await makeSummary(student), await makeSummary(student)];
    for (const each of [one, other]) await setTopic(student, each, { syllabusId: id, topicId });
    await test.call(summaryApi.remove, { params: { id: other } }, student);
    expect((await open()).summaries).toHaveLength(1);
    await test.call(syllabusApi.remove, { params: { id } }, student);
    const read = await test.call(syllabusApi.summaryTopic, { params: { id: one } }, student);
    expect({ status: read.status, body: read.body }).toEqual({ status: 200, body: { topic: null } });
    expect((await test.call(summaryApi.detail, { params: { id: one } }, student)).status).toBe(200);
  });

  it('says what is not there, and never reaches what is of another', async () => {
    const { student, id, topicId } = await withSyllabus();
    const other = await test.registerStudent();
    const [own, theirs] = [await makeSummary(student), await makeSummary(other)];
    const refusals = [
      await setTopic(student, theirs, { syllabusId: id, topicId }),
      await setTopic(other, theirs, { syllabusId: id, topicId }),
      await setTopic(student, own, { syllabusId: id, topicId: 99 }),
      await test.call(syllabusApi.summaryTopic, { params: { id: own } }, other),
    ];
    expect(refusals).toMatchObject([
      { status: 404, body: { code: 'summaries.summary_not_found' } },
      { status: 404, body: { code: 'syllabi.topic_not_found' } },
      { status: 404, body: { code: 'syllabi.topic_not_found' } },
      { status: 404, body: { code: 'summaries.summary_not_found' } },
    ]);
    const strange = await test.send(
      'PUT',
      `/syllabi/summaries/${own}`,
      { topic: { syllabusId: 1 } },
      student,
    );
    expect(strange.status).toBe(400);
  });
});

describe('what was made of a syllabus', () => {
  const everyDay = (['monday', 'tuesday', 'wednesday'] as const).map((day) => ({ day, hours: 2 }));

  it('is a plan that leads back to it, until another takes its place or the syllabus is gone', async () => {
    const { student, id } = await withSyllabus();
    const body = { startDate: '2026-03-11', weeklySchedule: everyDay };
    const make = async () =>
      (await test.call(syllabusApi.createPlan, { params: { id }, body }, student)).body.planId;
    const followed = async (planId: string) =>
      (await test.call(studyPlanApi.detail, { params: { id: planId } }, student)).body.data.studyPlan
        .syllabus;
    const first = await make();
    expect(await followed(first)).toEqual({ id, title: 'Analista' });
    const second = await make();
    expect([await followed(first), await followed(second)]).toEqual([null, { id, title: 'Analista' }]);
    await test.call(syllabusApi.remove, { params: { id } }, student);
    expect(await followed(second)).toBeNull();
  });

  it('is a cycle that leads back to it, and stays when it is gone', async () => {
    const { student, id } = await withSyllabus();
    const cycle = await makeCycle(test, student.token, { syllabusId: id });
    expect(cycle.syllabus).toEqual({ id, title: 'Analista' });
    await test.call(syllabusApi.remove, { params: { id } }, student);
    expect((await openCycle(test, student.token, cycle.id)).syllabus).toBeNull();
    const other = await test.registerStudent();
    const { id: theirs } = await makeSyllabus(test, other.token);
    expect((await makeCycle(test, student.token, { syllabusId: theirs })).syllabus).toBeNull();
  });
});
