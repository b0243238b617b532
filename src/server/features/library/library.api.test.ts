import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryApi } from '#shared/contracts/library.ts';
import { openTestApp, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
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
