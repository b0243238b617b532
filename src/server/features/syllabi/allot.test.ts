import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allot, type TopicToPlan } from './allot.ts';

const topic = (id: number, share: number, rest: Partial<TopicToPlan> = {}): TopicToPlan => ({
  id,
  disciplineId: 0,
  text: `Tópico ${id}`,
  share,
  effort: 2,
  isStudied: false,
  questionsDone: 0,
  questionsRight: 0,
  ...rest,
});

describe('where all fits', () => {
  it('gives twice the points the more time, and each topic its least', () => {
    const { kept, leftOut } = allot([topic(1, 0.25), topic(2, 0.75)], 1000);
    expect(leftOut).toEqual([]);
    expect(kept.map(({ minutes }) => Math.round(minutes))).toEqual([190, 510]);
  });

  it('gives a weak topic more than a strong one of the same points', () => {
    const weak = topic(1, 0.5, { questionsDone: 20, questionsRight: 6 });
    const strong = topic(2, 0.5, { questionsDone: 20, questionsRight: 19 });
    const [one, other] = allot([weak, strong], 1000).kept;
    expect(one?.minutes).toBeGreaterThan((other?.minutes ?? 0) * 1.5);
  });

  it('has less for the theory where more weeks repeat it', () => {
    const { kept, needed } = allot([topic(1, 1)], 1000, 0.2);
    expect(kept.map(({ minutes }) => Math.round(minutes))).toEqual([560]);
    expect(needed).toBeGreaterThan(allot([topic(1, 1)], 1000).needed);
  });

  it('asks for half the least of what was studied before', () => {
    expect(allot([topic(1, 1, { isStudied: true })], 1000).needed * 2).toBeCloseTo(
      allot([topic(1, 1)], 1000).needed,
      -1,
    );
  });
});

describe('where not all fits', () => {
  it('leaves out what is worth least for its time, and says the cheapest first', () => {
    const { kept, leftOut } = allot(
      [topic(1, 0.1), topic(2, 0.6), topic(3, 0.12, { effort: 5 }), topic(4, 0.2)],
      90,
    );
    expect(kept.map(({ id }) => id)).toEqual([2, 4]);
    expect(leftOut.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('leaves out all when there is no time for any', () => {
    expect(allot([topic(1, 1)], 10).kept).toEqual([]);
  });
});

it('shares out all the time that study has, and no more', () => {
  const anyTopic = fc.record({
    share: fc.double({ min: 0.001, max: 1, noNaN: true }),
    effort: fc.integer({ min: 1, max: 5 }),
    questionsDone: fc.integer({ min: 0, max: 30 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyTopic, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 20_000 }),
      (given, available) => {
        const topics = given.map(({ share, ...rest }, id) =>
          topic(id, share, { ...rest, questionsRight: 0 }),
        );
        const { kept, leftOut } = allot(topics, available);
        expect(kept.length + leftOut.length).toBe(topics.length);
        const minutes = kept.reduce((sum, each) => sum + each.minutes, 0);
        expect(minutes).toBeCloseTo(kept.length > 0 ? available * 0.7 : 0, 5);
      },
    ),
  );
});
