import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Allotted } from './allot.ts';
import { planTopics } from './plan-topics.ts';

const disciplines = [
  { id: 1, name: 'Português' },
  { id: 2, name: 'Direito Penal' },
  { id: 3, name: 'Informática' },
];
const topic = (id: number, disciplineId: number, minutes = 60, text = `Tópico ${id}`): Allotted => ({
  id,
  disciplineId,
  text,
  minutes,
  share: 0.1,
  worth: 0.1,
  effort: 2,
  isStudied: false,
  questionsDone: 0,
  questionsRight: 0,
});

it('keeps each topic alone where there is room, and lets disciplines take turns', () => {
  const groups = planTopics(disciplines, [topic(1, 1), topic(2, 1), topic(3, 2), topic(4, 2)], 20);
  expect(groups.map(({ draft }) => draft.name)).toEqual([
    'Português: Tópico 1',
    'Direito Penal: Tópico 3',
    'Português: Tópico 2',
    'Direito Penal: Tópico 4',
  ]);
});

it('puts neighbours of a discipline together, more groups where there is more time', () => {
  const groups = planTopics(
    disciplines,
    [...[1, 2, 3, 4].map((id) => topic(id, 1, 100)), topic(5, 2, 30), topic(6, 2, 30)],
    3,
  );
  expect(groups.map(({ ids }) => ids).toSorted()).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
  expect(groups[0]?.draft.name).toBe('Português: Tópico 1 e mais 1');
  expect(groups[0]?.draft.description).toBe('Tópico 1; Tópico 2');
});

describe('more disciplines than topics of a plan', () => {
  it('lets those with least time share one', () => {
    const groups = planTopics(disciplines, [topic(1, 1, 300), topic(2, 2, 20), topic(3, 3, 20)], 2);
    expect(groups.map(({ ids }) => ids).toSorted()).toEqual([[1], [2, 3]]);
    expect(groups.map(({ draft }) => draft.name)).toContain('Direito Penal, Informática: Tópico 2 e mais 1');
  });
});

it('holds every topic once, in at most so many groups of different names', () => {
  const anyTopic = fc.record({
    disciplineId: fc.constantFrom(1, 2, 3),
    minutes: fc.integer({ min: 5, max: 500 }),
    text: fc.constantFrom('Igual', 'Outro', 'x'.repeat(900)),
  });
  fc.assert(
    fc.property(
      fc.array(anyTopic, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 50 }),
      (given, most) => {
        const topics = given.map(({ disciplineId, minutes, text }, id) =>
          topic(id, disciplineId, minutes, text),
        );
        const groups = planTopics(disciplines, topics, most);
        expect(groups.flatMap(({ ids }) => ids).toSorted((one, other) => one - other)).toEqual(
          topics.map(({ id }) => id),
        );
        expect(groups.length).toBeLessThanOrEqual(most);
        const names = groups.map(({ draft }) => draft.name);
        expect(new Set(names).size).toBe(names.length);
        expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(160);
        expect(Math.max(...groups.map(({ draft }) => draft.description.length))).toBeLessThanOrEqual(1000);
      },
    ),
  );
});
