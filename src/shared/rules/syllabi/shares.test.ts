import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disciplinePoints, isLeaf, topicShares } from './shares.ts';

const topic = (depth = 0, rest: { weight?: number } = {}) => ({
  depth,
  weight: 1,
  ...rest,
});
const discipline = (
  topics = [topic()],
  rest: { questions?: number; weight?: number; area?: string } = {},
) => ({ questions: null, weight: null, area: null, topics, ...rest });
const area = (name: string, rest: { questions?: number; points?: number } = {}) => ({
  area: name,
  questions: null,
  weight: null,
  points: null,
  ...rest,
});

describe("a discipline's points", () => {
  it('are questions times weight, a question counting 1 unless said', () => {
    const { points, areKnown } = disciplinePoints(
      [discipline([topic()], { questions: 20, weight: 2 }), discipline([topic()], { questions: 10 })],
      [],
    );
    expect(points).toEqual([40, 10]);
    expect(areKnown).toBe(true);
  });

  it('are an equal part of what its group has left', () => {
    const basic = { area: 'Básicos' };
    const { points, areKnown } = disciplinePoints(
      [
        discipline([topic()], { ...basic, questions: 10 }),
        discipline([topic()], basic),
        discipline([topic()], basic),
      ],
      [area('Básicos', { questions: 30 })],
    );
    expect(points).toEqual([10, 10, 10]);
    expect(areKnown).toBe(true);
  });

  it('are the mean of the others where the notice is silent, and nothing known where it gives none', () => {
    expect(disciplinePoints([discipline([topic()], { questions: 10 }), discipline()], [])).toEqual({
      points: [10, 10],
      areKnown: false,
    });
    expect(disciplinePoints([discipline(), discipline()], [])).toEqual({ points: [1, 1], areKnown: false });
  });
});

describe('shares of topics', () => {
  it('fall to what has nothing below it, by weight', () => {
    const [one, other] = topicShares(
      [
        discipline([topic(0), topic(1), topic(1, { weight: 3 })], { questions: 30 }),
        discipline([topic()], { questions: 10 }),
      ],
      [],
    );
    expect(one).toEqual([0, 0.1875, 0.5625]);
    expect(other).toEqual([0.25]);
  });

  it('leave a discipline without topics out of the sum', () => {
    expect(topicShares([discipline([]), discipline()], [])).toEqual([[], [1]]);
  });

  it('come to 1 for any tree', () => {
    const anyTopic = fc.record({
      depth: fc.integer({ min: 0, max: 4 }),
      weight: fc.double({ min: 0.1, max: 10, noNaN: true }),
    });
    const anyDiscipline = fc.record({
      area: fc.constantFrom(null, 'A', 'B'),
      questions: fc.option(fc.integer({ min: 0, max: 80 })),
      weight: fc.option(fc.integer({ min: 1, max: 5 })),
      topics: fc.array(anyTopic, { maxLength: 20 }),
    });
    fc.assert(
      fc.property(fc.array(anyDiscipline, { maxLength: 6 }), (disciplines) => {
        const shares = topicShares(disciplines, [
          area('A', { questions: 20 }),
          area('B', { points: 7 }),
        ]).flat();
        const total = shares.reduce((sum, share) => sum + share, 0);
        expect(shares.every((share) => share >= 0)).toBe(true);
        expect(Math.min(Math.abs(total), Math.abs(total - 1))).toBeLessThan(1e-9);
      }),
    );
  });
});

it('a topic is a leaf when the next one stands no deeper', () => {
  const topics = [topic(0), topic(1), topic(2), topic(0)];
  expect(topics.map((_, at) => isLeaf(topics, at))).toEqual([false, false, true, true]);
});
