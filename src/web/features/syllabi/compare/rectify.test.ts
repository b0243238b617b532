import { describe, expect, it } from 'vitest';
import type { SyllabusChanges } from '#shared/contracts/syllabi.ts';
import { sampleDiscipline } from '#test/support/samples/syllabi.ts';
import { inputOf, isPartial, rectified, valueChanges } from './rectify.ts';

const before = [
  sampleDiscipline({ id: 0, name: 'Português' }, ['Textos', 'Ortografia', 'Crase']),
  sampleDiscipline({ id: 1, name: 'Direito' }, ['Estado', 'União'], 3),
  sampleDiscipline({ id: 2, name: 'Atualidades' }, ['Notícias'], 5),
];

const topic = (text: string, id?: number) => ({
  ...(id !== undefined && { id }),
  depth: 0,
  text,
  weight: 1,
  isLeftOut: false,
  isDoubtful: false,
  page: 3,
  line: 9,
});
const bare = { area: null, questions: null, weight: null, minimum: null };
const after: SyllabusChanges['disciplines'] = [
  { ...bare, id: 1, name: 'Direito', questions: 50, topics: [topic('Estado', 3), topic('Distrito Federal')] },
  { ...bare, id: 0, name: 'Português', topics: [topic('Crase', 2), topic('Textos e gêneros', 0)] },
];
const written = (tree: SyllabusChanges['disciplines']) =>
  tree.map(({ name, topics }) => [name, ...topics.map(({ text }) => text)]);

describe('a rectified tree', () => {
  it('keeps values that the other notice does not give', () => {
    const [law, portuguese] = rectified(before, after, false);
    expect(law).toMatchObject({ questions: 50, weight: 1, area: 'Conhecimentos Básicos' });
    expect(portuguese).toMatchObject({ questions: 20 });
  });

  it('points to the pages that were kept, and to none for what is new', () => {
    const [law] = rectified(before, after, false);
    expect(law?.topics).toMatchObject([
      { text: 'Estado', page: 12, line: 0 },
      { text: 'Distrito Federal', page: null, line: null },
    ]);
  });

  it('is without what the other notice does not name', () => {
    expect(written(rectified(before, after, false))).toEqual([
      ['Direito', 'Estado', 'Distrito Federal'],
      ['Português', 'Crase', 'Textos e gêneros'],
    ]);
  });

  it('leaves it where it stood when it is to be kept', () => {
    expect(written(rectified(before, after, true))).toEqual([
      ['Direito', 'Estado', 'União', 'Distrito Federal'],
      ['Atualidades', 'Notícias'],
      ['Português', 'Crase', 'Textos e gêneros', 'Ortografia'],
    ]);
  });

  it('of the same notice is the same', () => {
    expect(rectified(before, inputOf(before), true)).toEqual(inputOf(before));
  });
});

it('says which values change', () => {
  expect(valueChanges(before, after)).toEqual([
    { discipline: 'Direito', what: 'questões', before: 20, after: 50 },
  ]);
});

it('takes a notice that lacks more than half for a part', () => {
  const gone = (count: number) => ({
    removed: Array.from({ length: count }, () => ({ discipline: '', text: '', wasStudied: false })),
  });
  expect([3, 4].map((count) => isPartial(before, gone(count)))).toEqual([false, true]);
});
