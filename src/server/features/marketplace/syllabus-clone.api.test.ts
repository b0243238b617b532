import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { marketplaceApi } from '#shared/contracts/marketplace.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { type Syllabus, type SyllabusDiscipline, syllabusApi } from '#shared/contracts/syllabi.ts';
import { clonePlan, openListing, publishPlan, searchMarketplace } from '#test/support/marketplace.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
let author: Student;
let bia: Student;
let original: Syllabus;
let planId: string;
beforeEach(async () => {
  await test.reset();
  author = await test.registerStudent({ name: 'Ana' });
  bia = await test.registerStudent({ name: 'Bia' });
  original = await madeSyllabus(author);
  planId = await planned(original.id);
  await send('POST', `/study-plans/${planId}/publish`, undefined, author);
});
afterAll(() => test.close());

const as = ({ token }: Student) => ({ token });
async function send(...[method, path, body, student]: Parameters<TestApp['send']>) {
  const answer = await test.send(method, path, body, student);
  expect(answer.status, path).toBeLessThan(300);
  return answer;
}

const topic = (text: string, rest: object = {}) => ({ depth: 0, text, ...rest });
const tree = [
  {
    name: 'Língua Portuguesa',
    questions: 20,
    weight: 2,
    minimum: 8,
    topics: [topic('Crase', { weight: 3 }), topic('Concordância verbal'), topic('Ortografia oficial')],
  },
  {
    name: 'Matemática',
    questions: 10,
    weight: 1,
    topics: [topic('Funções'), topic('Função quadrática', { depth: 1 }), topic('Probabilidade')],
  },
];

async function madeSyllabus(student: Student): Promise<Syllabus> {
  const body = { title: 'Técnico do TRE', examDate: '2026-06-14' };
  const { syllabus } = (await test.call(syllabusApi.create, { body }, as(student))).body.data;
  return updated(student, syllabus, tree);
}

async function updated(
  student: Student,
  { id, revision }: Syllabus,
  disciplines: object[],
  rest: object = {},
) {
  const { body } = await send('PUT', `/syllabi/${id}`, { revision, disciplines, ...rest }, student);
  return (body as unknown as { data: { syllabus: Syllabus } }).data.syllabus;
}

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
async function planned(id: string): Promise<string> {
  const body = { startDate: '2026-03-11', weeklySchedule: everyDay.map((day) => ({ day, hours: 2 })) };
  return (await test.call(syllabusApi.createPlan, { params: { id }, body }, as(author))).body.planId;
}

async function open(student: Student, id: string): Promise<Syllabus> {
  return (await test.call(syllabusApi.detail, { params: { id } }, as(student))).body.data.syllabus;
}
const cardsOf = async (student: Student) => (await test.call(syllabusApi.list, {}, as(student))).body.syllabi;
async function cloned(): Promise<{ cloneId: string; syllabus: Syllabus }> {
  const cloneId = await clonePlan(test, bia, planId);
  const [card] = await cardsOf(bia);
  return { cloneId, syllabus: await open(bia, card?.id ?? '') };
}
const textsOf = ({ disciplines }: Syllabus) =>
  disciplines.map(({ topics }) => topics.map(({ text }) => text));
function topicNamed({ disciplines }: Syllabus, text: string) {
  const found = disciplines.flatMap(({ topics }) => topics).find((each) => each.text === text);
  if (!found) throw new Error(`${text} is not in the syllabus`);
  return found;
}
const sourceOf = async (cloneId: string) =>
  (await test.call(marketplaceApi.source, { params: { id: cloneId } }, as(bia))).body.data.source;
const publishAgain = () => send('PUT', `/study-plans/${planId}/publication`, undefined, author);
const take = (cloneId: string, version: number) =>
  send('POST', `/study-plans/${cloneId}/source`, { version }, bia);
const tickTopic = (student: Student, id: string, topicIndex: number) =>
  send('PUT', `/study-plans/${id}/topic-progress`, { topicIndex, completed: true }, student);

it('is said to come along, in list, listing and publication, and only where it does', async () => {
  const { id } = await publishPlan(test, {}, author);
  const counts = (await searchMarketplace(test, bia)).studyPlans.map((card) => [
    card.id,
    card.syllabusTopics,
  ]);
  expect(new Map(counts as [string, number][])).toEqual(
    new Map([
      [planId, 5],
      [id, 0],
    ]),
  );
  expect((await openListing(test, bia, planId)).studyPlan.syllabusTopics).toBe(5);
  const params = { id: planId };
  const { publication } = (await test.call(marketplaceApi.publication, { params }, as(author))).body.data;
  expect(publication).toMatchObject({ syllabusTopics: 5, hasChanges: false });
  await clonePlan(test, bia, id);
  expect(await cardsOf(bia)).toEqual([]);
});

it('is copied with its values into the student’s own, with nothing done in it', async () => {
  const { id: topicId } = topicNamed(original, 'Crase');
  await send('PUT', `/syllabi/${original.id}/topics/${topicId}/theory`, { done: true }, author);
  const questions = `/syllabi/${original.id}/topics/${topicId}/questions`;
  await send('POST', questions, { done: 10, right: 7 }, author);
  await tickTopic(author, planId, 1);
  await publishAgain();
  const { cloneId, syllabus } = await cloned();
  expect(syllabus).toMatchObject({
    title: 'Técnico do TRE',
    examDate: '2026-06-14',
    planId: cloneId,
    sourceName: '',
    pages: [],
    studied: 0,
    topics: 5,
  });
  expect(syllabus.id).not.toBe(original.id);
  const { disciplines } = await open(author, original.id);
  expect(syllabus.disciplines).toEqual(
    disciplines.map(({ topics, ...said }) => ({
      ...said,
      topics: topics.map((each) => ({
        ...each,
        theoryOn: null,
        revisedOn: [],
        questionsDone: 0,
        questionsRight: 0,
      })),
    })),
  );
});

it('counts what is ticked in the clone, and is the student’s own', async () => {
  const { cloneId, syllabus } = await cloned();
  await tickTopic(bia, cloneId, 0);
  expect((await open(bia, syllabus.id)).studied).toBe(1);
  expect((await open(author, original.id)).studied).toBe(0);
  expect((await test.send('GET', `/syllabi/${syllabus.id}`, undefined, author)).status).toBe(404);
  await send('DELETE', `/syllabi/${original.id}`, undefined, author);
  await send('DELETE', `/study-plans/${planId}`, undefined, author);
  expect((await open(bia, syllabus.id)).studied).toBe(1);
  await send('DELETE', `/study-plans/${cloneId}`, undefined, bia);
  expect(await open(bia, syllabus.id)).toMatchObject({ studied: 1, planId: null });
});

it('publishes nothing of where it was read, nor what was done', async () => {
  const { db } = test.services;
  await db.execute(sql`update syllabi set source_name = 'arquivo-da-ana.pdf'`);
  await db.execute(
    sql`update syllabus_topics set page = 7, line = 3, theory_on = '2026-03-11', questions_done = 41`,
  );
  await db.execute(sql`insert into syllabus_pages
    select user_id, id, 7, array['a linha da página'] from syllabi`);
  await publishAgain();
  const [listing] = await rowsOf<{ content: string }>(
    db,
    sql`select content::text as content from plan_listing_contents`,
  );
  const content = listing?.content;
  expect(content).toContain('Concordância verbal');
  for (const own of [
    'arquivo-da-ana',
    'a linha da página',
    '"page":7',
    'questionsDone',
    'theoryOn',
    author.user.id,
  ])
    expect(content).not.toContain(own);
});

it('has no exam that is over when it is cloned', async () => {
  test.clock.advance({ days: 120 });
  for (const student of [author, bia]) student.token = await test.tokenFor(student);
  expect((await cloned()).syllabus.examDate).toBeNull();
});

it('is not cloned beyond what an account may keep', async () => {
  for (let kept = 0; kept < 30; kept += 1)
    await test.call(syllabusApi.create, { body: { title: `Edital ${kept}` } }, as(bia));
  const answer = await test.send('POST', `/study-plans/marketplace/${planId}/clone`, undefined, bia);
  expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('editais') } });
  const { studyPlans } = (await test.call(studyPlanApi.list, {}, as(bia))).body;
  expect(studyPlans).toEqual([]);
});

it('takes what its author changed, and keeps what the student changed and studied', async () => {
  const { cloneId, syllabus } = await cloned();
  await tickTopic(bia, cloneId, 0);
  const mark = `/syllabi/${syllabus.id}/topics/${topicNamed(syllabus, 'Probabilidade').id}/theory`;
  await send('PUT', mark, { done: true }, bia);
  const before = await open(bia, syllabus.id);
  const [portuguese, maths] = before.disciplines as [SyllabusDiscipline, object];
  const mine = await updated(bia, before, [
    {
      ...portuguese,
      topics: [...portuguese.topics, topic('Figuras de linguagem')].map((each) =>
        each.text === 'Concordância verbal' ? { ...each, text: 'Concordância verbal, com lista' } : each,
      ),
    },
    maths,
  ]);

  const [first, second] = original.disciplines as [SyllabusDiscipline, SyllabusDiscipline];
  const [crase, concordance, ...others] = first.topics;
  original = await updated(
    author,
    await open(author, original.id),
    [
      { ...first, questions: 30, topics: [crase, concordance, topic('Regência verbal'), ...others] },
      {
        ...second,
        topics: second.topics.map((each) =>
          each.text === 'Probabilidade' ? { ...each, text: 'Noções de probabilidade' } : each,
        ),
      },
    ],
    { examDate: '2026-07-05' },
  );
  const params = { id: planId };
  const { publication } = (await test.call(marketplaceApi.publication, { params }, as(author))).body.data;
  expect(publication.hasChanges).toBe(true);
  await publishAgain();
  expect((await sourceOf(cloneId))?.changes?.syllabus).toEqual({
    comes: 0,
    added: ['Regência verbal'],
    removed: [],
    renamed: [{ from: 'Probabilidade', to: 'Noções de probabilidade' }],
  });
  await take(cloneId, 2);
  const after = await open(bia, syllabus.id);
  expect(textsOf(after)).toEqual([
    [
      'Crase',
      'Concordância verbal, com lista',
      'Regência verbal',
      'Ortografia oficial',
      'Figuras de linguagem',
    ],
    ['Funções', 'Função quadrática', 'Noções de probabilidade'],
  ]);
  expect(after).toMatchObject({ examDate: '2026-07-05', studied: mine.studied, planId: cloneId });
  expect(after.disciplines[0]?.questions).toBe(30);
  expect(topicNamed(after, 'Noções de probabilidade')).toMatchObject({
    id: topicNamed(syllabus, 'Probabilidade').id,
    theoryOn: '2026-03-11',
  });
  expect((await sourceOf(cloneId))?.changes).toBeNull();

  // What came new the last time is the author's the next time.
  const [again] = original.disciplines as [SyllabusDiscipline];
  original = await updated(author, original, [
    { ...again, topics: again.topics.filter(({ text }) => text !== 'Regência verbal') },
    ...original.disciplines.slice(1),
  ]);
  await publishAgain();
  expect((await sourceOf(cloneId))?.changes?.syllabus).toMatchObject({ removed: ['Regência verbal'] });
  await take(cloneId, 3);
  expect(textsOf(await open(bia, syllabus.id))[0]).not.toContain('Regência verbal');
});

it('keeps what was done in a topic of the plan that its author took out', async () => {
  const { cloneId, syllabus } = await cloned();
  await tickTopic(bia, cloneId, 0);
  const params = { id: planId };
  const { topics } = (await test.call(studyPlanApi.detail, { params }, as(author))).body.data.studyPlan;
  await send('PUT', `/study-plans/${planId}`, { topics: topics.slice(1) }, author);
  await publishAgain();
  await take(cloneId, 2);
  expect((await open(bia, syllabus.id)).studied).toBe(1);
});

it('stays with a clone whose author publishes the plan without it, and comes where there was none', async () => {
  const { cloneId, syllabus } = await cloned();
  await planned(original.id);
  await publishAgain();
  expect((await sourceOf(cloneId))?.changes?.syllabus).toBeNull();
  await take(cloneId, 2);
  expect(textsOf(await open(bia, syllabus.id))).toEqual(textsOf(syllabus));

  await send('DELETE', `/syllabi/${syllabus.id}`, undefined, bia);
  await test.services.db.execute(sql`update syllabi set plan_id = ${planId} where id = ${original.id}`);
  await publishAgain();
  expect((await sourceOf(cloneId))?.changes?.syllabus).toMatchObject({ comes: 5, added: [] });
  await take(cloneId, 3);
  expect(await cardsOf(bia)).toMatchObject([{ title: 'Técnico do TRE', topics: 5 }]);
});
