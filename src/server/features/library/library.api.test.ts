import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '#shared/contracts/accounts.ts';
import { dashboardApi } from '#shared/contracts/dashboard.ts';
import { flashcardApi } from '#shared/contracts/flashcards.ts';
import { libraryApi } from '#shared/contracts/library.ts';
import { marketplaceApi } from '#shared/contracts/marketplace.ts';
import { studyPlanApi } from '#shared/contracts/study-plans.ts';
import { quotas } from '#shared/rules/quotas.ts';
import { slug } from '#shared/rules/text/slug.ts';
import { makePlan, openPlan } from '#test/support/plans.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';
import { closeLessonReports, listReportedLessons } from './report-service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const lessonsOf = async (subject: string) =>
  (await test.call(libraryApi.subject, { params: { subject } })).body;
const read = (subject: string, lesson: string) =>
  test.call(libraryApi.lesson, { params: { subject, lesson } });

it('lists its subjects by name, to anyone', async () => {
  const { subjects } = (await test.call(libraryApi.list, {})).body;
  expect(subjects).toContainEqual({ slug: 'matematica', name: 'Matemática', lessons: 42 });
  const names = subjects.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare));
});

it('lists lessons in teaching order: none comes before what it builds on', async () => {
  const { lessons, subject } = await lessonsOf('matematica');
  expect(subject).toEqual({ slug: 'matematica', name: 'Matemática' });
  const order = lessons.map(({ slug }) => slug);
  for (const [place, lesson] of order.entries()) {
    const { requires } = (await read('matematica', lesson)).body.lesson;
    for (const { slug } of requires) expect(order.indexOf(slug), lesson).toBeLessThan(place);
  }
});

it('opens a lesson whole, with what it builds on and what follows', async () => {
  const { lesson } = (await read('matematica', 'funcao-quadratica')).body;
  expect(lesson).toMatchObject({
    slug: 'funcao-quadratica',
    topic: 'Função quadrática',
    level: 2,
    subject: { slug: 'matematica', name: 'Matemática' },
  });
  expect(lesson.requires.map(({ topic }) => topic)).toEqual([
    'Equações do 2º grau',
    'Funções: conceito e gráficos',
  ]);
  expect(lesson.cards).toHaveLength(6);
  expect(lesson.questions).toHaveLength(5);
  const { lessons } = await lessonsOf('matematica');
  const place = lessons.findIndex(({ slug }) => slug === lesson.slug);
  expect(lesson.next).toEqual(lessons[place + 1]);
  const last = lessons.at(-1)?.slug ?? '';
  expect((await read('matematica', last)).body.lesson.next).toBeNull();
});

describe('what there is not', () => {
  it.each([
    ['matematica', 'nada'],
    ['nada', 'funcao-quadratica'],
    ['checks', 'check'],
    ['matematica', '../fisica/vetores'],
    ['matematica', 'Funcao'],
    ['matematica', 'a'.repeat(200)],
  ])('is not found: %s/%s', async (subject, lesson) => {
    const answer = await test.app.inject(`/api/library/${subject}/${encodeURIComponent(lesson)}`);
    expect(answer.statusCode).toBe(404);
  });

  it('is said in a sentence', async () => {
    const answer = await test.app.inject('/api/library/astrologia');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'Não há essa página na biblioteca.' });
  });
});

describe('what a student read', () => {
  const set = async (student: Student, lesson: string, isRead: boolean) =>
    test.call(
      libraryApi.setRead,
      { params: { subject: 'matematica', lesson }, body: { isRead } },
      { token: await test.tokenFor(student) },
    );
  const reads = async (student: Student) =>
    (await test.call(libraryApi.reads, {}, { token: await test.tokenFor(student) })).body.reads;

  it('is marked and taken back, twice is once, and is nobody else’s', async () => {
    const ana = await test.registerStudent({ email: 'ana@example.com' });
    const bia = await test.registerStudent({ email: 'bia@example.com' });
    test.clock.set('2026-03-02T12:00:00Z');
    expect((await set(ana, 'funcao-afim', true)).status).toBe(204);
    test.clock.set('2026-03-03T12:00:00Z');
    await set(ana, 'funcao-quadratica', true);
    await set(ana, 'funcao-afim', true);
    await set(bia, 'funcao-afim', false);
    expect(await reads(bia)).toEqual([]);
    expect(await reads(ana)).toEqual([
      { subject: 'matematica', lesson: 'funcao-quadratica', readAt: '2026-03-03T12:00:00.000Z' },
      { subject: 'matematica', lesson: 'funcao-afim', readAt: '2026-03-02T12:00:00.000Z' },
    ]);
    await set(ana, 'funcao-quadratica', false);
    expect((await reads(ana)).map(({ lesson }) => lesson)).toEqual(['funcao-afim']);
  });

  it('asks who is there, and for a lesson that is', async () => {
    const ana = await test.registerStudent();
    expect((await set(ana, 'nada', true)).status).toBe(404);
    expect(await reads(ana)).toEqual([]);
    expect((await test.call(libraryApi.reads, {})).status).toBe(401);
  });
});

describe('flashcards of a lesson', () => {
  const params = { subject: 'matematica', lesson: 'funcao-quadratica' };
  const lessonCards = async () => (await test.call(libraryApi.lesson, { params })).body.lesson;
  const add = async (student: Student, questions: string[]) =>
    test.call(libraryApi.addCards, { params, body: { questions } }, { token: await test.tokenFor(student) });
  const kept = async (student: Student) =>
    (await test.call(flashcardApi.list, { query: {} }, { token: await test.tokenFor(student) })).body.data
      .flashcards;

  it('become the student’s own, those chosen, once even when asked for twice at a time', async () => {
    const ana = await test.registerStudent({ email: 'ana@example.com' });
    const bia = await test.registerStudent({ email: 'bia@example.com' });
    const { cards } = await lessonCards();
    const chosen = cards.slice(1).map(({ question }) => question);
    const answers = await Promise.all([add(ana, chosen), add(ana, chosen)]);
    expect(answers.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        { added: 5, known: 0 },
        { added: 0, known: 5 },
      ]),
    );
    expect(
      (
        await add(
          ana,
          cards.map(({ question }) => question),
        )
      ).body,
    ).toEqual({ added: 1, known: 5 });
    const own = await kept(ana);
    expect(own).toHaveLength(6);
    expect(own).toContainEqual(
      expect.objectContaining({ ...cards[1], subject: 'Matemática', deck: 'Função quadrática' }),
    );
    expect(await kept(bia)).toEqual([]);
    expect((await add(bia, chosen)).body).toEqual({ added: 5, known: 0 });
  });

  it('are changed and deleted like others, and come again only when they are gone', async () => {
    const ana = await test.registerStudent();
    const { cards } = await lessonCards();
    const { question } = cards[0] as (typeof cards)[number];
    await add(ana, [question]);
    const caller = { token: await test.tokenFor(ana) };
    const [card] = await kept(ana);
    const at = { params: { id: card?.id ?? '' } };
    await test.call(flashcardApi.update, { ...at, body: { question: 'Minha' } }, caller);
    expect((await add(ana, [question])).body).toEqual({ added: 0, known: 1 });
    expect((await kept(ana)).map((own) => own.question)).toEqual(['Minha']);
    await test.call(flashcardApi.remove, at, caller);
    expect((await add(ana, [question])).body).toEqual({ added: 1, known: 0 });
  });

  it('are made of its questions too, with options and comment', async () => {
    const ana = await test.registerStudent();
    const { questions } = await lessonCards();
    const choice = questions.find(({ kind }) => kind === 'choice');
    if (choice?.kind !== 'choice') throw new Error('no such question');
    expect((await add(ana, [choice.statement])).body).toEqual({ added: 1, known: 0 });
    const [card] = await kept(ana);
    const right = choice.options.find(({ isRight }) => isRight);
    expect(card?.question.startsWith(choice.statement)).toBe(true);
    for (const { text } of choice.options) expect(card?.question).toContain(text);
    expect(card?.answer).toContain(`${right?.text}\n\n${right?.comment}`);
  });

  it('hold to what an account may keep', async () => {
    const { body } = await test.call(accountApi.registerTest, {});
    const { user, accessToken: token } = body.data;
    const { cards } = await lessonCards();
    await test.services.db.execute(
      sql`insert into flashcard_totals values (${user.id}, ${quotas.flashcards.test - 1}, 1000)`,
    );
    const questions = cards.map(({ question }) => question);
    const refused = await test.call(libraryApi.addCards, { params, body: { questions } }, { token });
    expect(refused.status).toBe(403);
    const one = { questions: questions.slice(0, 1) };
    expect((await test.call(libraryApi.addCards, { params, body: one }, { token })).status).toBe(201);
  });

  it('are none of another lesson', async () => {
    const ana = await test.registerStudent();
    expect((await add(ana, ['O que é mitose?'])).status).toBe(404);
    expect((await add(ana, [])).status).toBe(422);
    expect(await kept(ana)).toEqual([]);
  });
});

it('stands beside its topic: in a plan, on the plan of the day, and where the plan is published', async () => {
  const { token } = await test.registerStudent();
  const plan = await makePlan(test, token, { title: 'Matemática do Enem' });
  const lessons = plan.topics.map(({ name }) => ({ topic: name, subject: 'matematica', lesson: slug(name) }));
  expect(plan.lessons).toEqual(lessons);
  const { items } = (await test.call(dashboardApi.get, {}, { token })).body.data.dashboard.plan;
  const [first] = items.filter(({ kind }) => kind === 'activity');
  const { subject, lesson } = lessons.find(({ topic }) => first?.title.includes(topic)) ?? {};
  expect(first?.lesson).toEqual({ subject, lesson });
  const params = { id: plan.id };
  await test.call(studyPlanApi.publish, { params }, { token });
  const { studyPlan } = (await test.call(marketplaceApi.detail, { params }, { token })).body.data;
  expect(studyPlan.lessons).toEqual(lessons);

  const topics = plan.topics.map((topic, index) =>
    index === 0 ? { ...topic, name: 'Do meu jeito' } : topic,
  );
  await test.call(studyPlanApi.update, { params, body: { topics } }, { token });
  expect((await openPlan(test, token, plan.id)).lessons).toEqual(lessons.slice(1));
});

describe('a report of a lesson', () => {
  const params = { subject: 'matematica', lesson: 'funcao-afim' };
  const report = async (student: Student, comment: string, at = params) =>
    test.call(libraryApi.report, { params: at, body: { comment } }, { token: await test.tokenFor(student) });
  const reported = () => listReportedLessons(test.services);

  it('waits for an administrator, one for each student, until it is decided on', async () => {
    const ana = await test.registerStudent({ email: 'ana@example.com' });
    const bia = await test.registerStudent({ email: 'bia@example.com' });
    expect(await reported()).toEqual([]);
    expect(await report(ana, ' A questão 2 tem duas respostas. ')).toMatchObject({
      status: 201,
      body: { message: 'Obrigado. Vamos conferir a lição.' },
    });
    test.clock.set('2026-03-12T12:00:00Z');
    await report(bia, 'O gráfico é outro.');
    await report(ana, 'E a 3 também.');
    const [first, ...others] = await reported();
    expect(others).toEqual([]);
    expect(first?.id).toBe('matematica/funcao-afim');
    expect(first?.comments.toSorted()).toEqual([
      'A questão 2 tem duas respostas.\nE a 3 também.',
      'O gráfico é outro.',
    ]);
    expect(await closeLessonReports(test.services, 'matematica/funcao-quadratica')).toBe(false);
    expect(await closeLessonReports(test.services, 'matematica/funcao-afim')).toBe(true);
    expect(await reported()).toEqual([]);
    await report(ana, 'Ainda está errada.');
    expect(await reported()).toEqual([{ id: 'matematica/funcao-afim', comments: ['Ainda está errada.'] }]);
  });

  it('says something, of a lesson that there is, and never grows without end', async () => {
    const ana = await test.registerStudent();
    expect((await report(ana, ' ')).status).toBe(422);
    expect((await report(ana, 'a'.repeat(501))).status).toBe(422);
    expect((await report(ana, 'Errada.', { ...params, lesson: 'nada' })).status).toBe(404);
    for (let turn = 0; turn < 6; turn++) expect((await report(ana, 'a'.repeat(500))).status).toBe(201);
    expect((await reported())[0]?.comments[0]).toHaveLength(2000);
  });
});

describe('a search of the library', () => {
  const find = async (q: string) =>
    (await test.call(libraryApi.search, { query: { q } })).body.lessons.map(({ slug }) => slug);

  it.each([
    ['função afim', 'funcao-afim'],
    ['FUNCOES AFINS', 'funcao-afim'],
    ['parábola', 'funcao-quadratica'],
    ['bhaskara', 'equacoes-do-2-grau'],
    ['anagramas', 'analise-combinatoria'],
    ['o que é combinatória?', 'analise-combinatoria'],
    ['vetor', 'vetores'],
    ['termoqu', 'termoquimica'],
  ])('for “%s” begins with %s', async (query, lesson) => {
    expect((await find(query))[0]).toBe(lesson);
  });

  it('prefers what has all of the words, and finds some of them where nothing has', async () => {
    expect(await find('função quadrática')).toContain('funcao-quadratica');
    expect(await find('função quadrática')).not.toContain('funcao-exponencial');
    const answer = async (q: string) => (await test.call(libraryApi.search, { query: { q } })).body;
    expect((await answer('função quadrática')).hasAll).toBe(true);
    const some = await answer('quadrática xyzzy');
    expect(some.hasAll).toBe(false);
    expect(some.lessons.map((lesson) => lesson.slug)).toContain('funcao-quadratica');
  });

  it('names the subject, and has an end', async () => {
    const { lessons } = (await test.call(libraryApi.search, { query: { q: 'matemática' } })).body;
    expect(lessons).toHaveLength(20);
    expect(lessons[0]?.subject).toEqual({ slug: 'matematica', name: 'Matemática' });
    for (const q of ['', 'de', 'xyzzy', '💡']) expect(await find(q)).toEqual([]);
    expect((await test.send('GET', `/library/search?q=${'a'.repeat(201)}`)).status).toBe(422);
  });
});
