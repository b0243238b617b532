import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { libraryApi } from '#shared/contracts/library.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

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
