import { describe, expect, it } from 'vitest';
import { sampleSyllabus } from '#test/support/samples/syllabi.ts';
import { linesOf, spotOf } from './spot.ts';
import { disciplineRow, topicRow, treeOf } from './tree.ts';

const page = [
  'PORTUGUÊS',
  '1. Interpretação de textos de',
  'gêneros vari-',
  'ados. 2. Crase.',
  '',
  '3. Regência.',
];

describe('the lines of a topic', () => {
  it.each([
    ['Interpretação de textos de gêneros variados', 1, [1, 3]],
    ['Crase', 3, [3, 4]],
    ['Regência', 5, [5, 6]],
    ['Escrito à mão', null, null],
    ['De outra página', 40, null],
  ] as const)('“%s” from %s', (text, line, expected) =>
    expect(linesOf(page, { text, line })).toEqual(expected),
  );
});

describe('where one looks in the source', () => {
  const { tree } = treeOf(sampleSyllabus().disciplines);
  const textAt = (place: Parameters<typeof spotOf>[1]) => spotOf(tree.disciplines, place)?.text;

  it('is where the topic stands, that of a discipline where its first does, and the beginning before all', () => {
    expect(textAt(topicRow(2))).toBe('Acentuação');
    expect(textAt(disciplineRow(1))).toBe('Direitos e garantias');
    expect(textAt(null)).toBe('Interpretação de textos');
  });

  it('is nowhere for what was written by hand', () => {
    const [first] = tree.disciplines;
    const own = { ...first, topics: first?.topics.map((topic) => ({ ...topic, page: null })) };
    expect(spotOf([own as NonNullable<typeof first>], topicRow(0))).toBeNull();
  });
});
