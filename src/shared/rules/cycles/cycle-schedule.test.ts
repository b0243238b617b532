import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CycleBlockPlace,
  layOutCycle,
  targetMinutes,
  type WeighedSubject,
} from '#shared/rules/cycles/cycle-schedule.ts';
import { type CycleTime, cycleSlots, minutesOfCycleDay } from '#shared/rules/cycles/cycle-slots.ts';
import { minutesOfClock } from '#shared/rules/time/clock-text.ts';
import { addDays, type Weekday, weekdays } from '#shared/rules/time/study-day.ts';
import { runs } from '#test/support/runs.ts';

const free = Object.fromEntries(weekdays.map((day) => [day, 0])) as Record<Weekday, number>;
/** One block each. */
const fiveDays = { ...free, monday: 1, tuesday: 1, wednesday: 1, thursday: 1, friday: 1 };

const time = (changes: Partial<CycleTime> = {}): CycleTime => ({
  startDate: '2026-03-11',
  weeklySchedule: fiveDays,
  studyBlockSize: 50,
  breakSize: 10,
  startsAt: '08:00',
  ...changes,
});

type Weights = readonly (readonly [difficulty: number, priority: number])[];
const subjectsOf = (...weights: Weights): WeighedSubject[] =>
  weights.map(([difficulty, priority], index) => ({ name: `Matéria ${index + 1}`, difficulty, priority }));

const layOut = (subjects: readonly WeighedSubject[], weeks = 1, changes: Partial<CycleTime> = {}) =>
  layOutCycle({ ...time(changes), subjects, from: 0, until: weeks * 7 - 1 });

const endOf = ({ time: at, duration }: CycleBlockPlace) => minutesOfClock(at) + duration;

function minutesBySubject(blocks: readonly CycleBlockPlace[]): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const { subject, duration } of blocks) minutes.set(subject, (minutes.get(subject) ?? 0) + duration);
  return minutes;
}
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

const anyTime: fc.Arbitrary<CycleTime> = fc
  .record({
    startDate: fc.integer({ min: 0, max: 3000 }).map((day) => addDays('2020-01-01', day)),
    halfHours: fc
      .array(fc.integer({ min: 0, max: 32 }), { minLength: 7, maxLength: 7 })
      .filter((halves) => halves.some((half) => half > 0)),
    studyBlockSize: fc.integer({ min: 15, max: 240 }),
    breakSize: fc.integer({ min: 5, max: 120 }),
    startsAt: fc.constantFrom('00:00', '05:30', '08:00'),
  })
  .map(({ halfHours, ...rest }) => ({
    ...rest,
    weeklySchedule: Object.fromEntries(
      weekdays.map((day, index) => [day, (halfHours[index] ?? 0) / 2]),
    ) as Record<Weekday, number>,
  }));

const rating = fc.integer({ min: 1, max: 5 });
const alike = fc.constantFrom([1, 1] as const, [1, 5] as const);
const anySubjects = fc
  .oneof(
    fc.array(fc.tuple(rating, rating), { minLength: 1, maxLength: 20 }),
    fc.array(alike, { minLength: 1, maxLength: 20 }),
  )
  .map((weights) => subjectsOf(...weights));
const anyCycle = fc.record({
  time: anyTime,
  subjects: anySubjects,
  weeks: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 52 })),
});
type AnyCycle = typeof anyCycle extends fc.Arbitrary<infer T> ? T : never;

/** The law names what breaks it. */
const always = (law: (cycle: AnyCycle, blocks: CycleBlockPlace[]) => unknown[], times = 400) =>
  fc.assert(
    fc.property(anyCycle, (cycle) => {
      const blocks = layOut(cycle.subjects, cycle.weeks, cycle.time);
      fc.pre(blocks !== null);
      expect(law(cycle, blocks)).toEqual([]);
    }),
    runs(times),
  );

const slotsOf = ({ time, weeks }: AnyCycle) => cycleSlots(time, 0, weeks * 7 - 1);

describe('a cycle laid out', () => {
  it("stays inside each day's hours", () =>
    always(({ time }, blocks) => {
      const hoursOf = minutesOfCycleDay(time);
      const start = minutesOfClock(time.startsAt);
      return blocks.filter(
        (block) => minutesOfClock(block.time) < start || endOf(block) > start + hoursOf(block.day),
      );
    }));

  it('has whole blocks with breaks between, and a shorter one at the end of a day', () =>
    always(({ time: { studyBlockSize, breakSize } }, blocks) =>
      blocks.filter((block, index) => {
        const next = blocks[index + 1];
        if (next?.day === block.day)
          return block.duration !== studyBlockSize || minutesOfClock(next.time) !== endOf(block) + breakSize;
        return block.duration < 15 || block.duration > studyBlockSize || (next && next.day < block.day);
      }),
    ));

  it('leaves no quarter of an hour of a day unused but for breaks', () =>
    always(({ time, weeks }, blocks) => {
      const hoursOf = minutesOfCycleDay(time);
      const lastOf = new Map(blocks.map((block) => [block.day, block]));
      return Array.from({ length: weeks * 7 }, (_, day) => day).filter((day) => {
        const last = lastOf.get(day);
        const used = last ? endOf(last) + time.breakSize - minutesOfClock(time.startsAt) : 0;
        return hoursOf(day) - used >= 15;
      });
    }, 100));

  it('gives each subject what its priority and difficulty ask for, within one block', () =>
    always((cycle, blocks) => {
      const targets = targetMinutes(cycle.subjects, slotsOf(cycle));
      const minutes = minutesBySubject(blocks);
      return cycle.subjects.filter(
        ({ name }, index) =>
          Math.abs((minutes.get(name) ?? 0) - (targets[index] ?? 0)) > cycle.time.studyBlockSize + 1e-6,
      );
    }, 1000));

  it('does so where three heavy subjects and eight light ones would all take one more', () => {
    const subjects = subjectsOf(...Array.from({ length: 11 }, (_, index) => [1, index < 3 ? 5 : 1] as const));
    const weeklySchedule = Object.fromEntries(weekdays.map((day) => [day, 3])) as Record<Weekday, number>;
    const targets = targetMinutes(subjects, cycleSlots(time({ weeklySchedule }), 0, 13));
    const minutes = minutesBySubject(layOut(subjects, 2, { weeklySchedule }) ?? []);
    for (const [index, { name }] of subjects.entries())
      expect(Math.abs((minutes.get(name) ?? 0) - (targets[index] ?? 0))).toBeLessThanOrEqual(50);
  });

  it('shares in exact proportion wherever every share holds a block, and shares all there is', () =>
    always((cycle, blocks) => {
      const weights = cycle.subjects.map(({ difficulty, priority }) => difficulty * priority);
      const total = sum(blocks.map(({ duration }) => duration));
      const shares = weights.map((weight) => (total * weight) / sum(weights));
      const targets = targetMinutes(cycle.subjects, slotsOf(cycle));
      expect(sum(targets)).toBeCloseTo(total, 6);
      if (shares.some((share) => share < cycle.time.studyBlockSize)) return [];
      return shares.filter((share, index) => Math.abs(share - (targets[index] ?? 0)) > 1e-6);
    }));

  it('leaves no subject out', () =>
    always(({ subjects }, blocks) => {
      const minutes = minutesBySubject(blocks);
      return subjects.filter(({ name }) => !minutes.has(name));
    }));

  it('has no subject three times in a row while another has minutes left', () =>
    always((_, blocks) => {
      const lastOf = new Map(blocks.map(({ subject }, index) => [subject, index]));
      return blocks.filter(({ subject }, index) => {
        if (blocks[index + 1]?.subject !== subject || blocks[index + 2]?.subject !== subject) return false;
        return [...lastOf].some(([other, last]) => other !== subject && last > index);
      });
    }, 1000));

  it('is spread over the whole time: nobody is ever three blocks from an even pace', () =>
    always((cycle, blocks) => {
      const slots = slotsOf(cycle);
      const block = Math.max(...slots.map(({ minutes }) => minutes));
      const total = sum(slots.map(({ minutes }) => minutes));
      const paces = targetMinutes(cycle.subjects, slots).map((target) => target / total);
      // Who takes half of the time or more leaves others no even pace, nor do days of very different length.
      fc.pre(Math.max(...paces) < 0.5 && slots.every(({ minutes }) => minutes * 2 > block));
      const given = new Map<string, number>();
      let elapsed = 0;
      return blocks.filter(({ subject, duration }) => {
        elapsed += duration;
        given.set(subject, (given.get(subject) ?? 0) + duration);
        return cycle.subjects.some(
          ({ name }, index) => Math.abs((given.get(name) ?? 0) - (paces[index] ?? 0) * elapsed) >= 3 * block,
        );
      });
    }, 200));

  it('is the same for the same cycle', () =>
    always(({ time, subjects, weeks }, blocks) => {
      expect(layOut(structuredClone(subjects), weeks, structuredClone(time))).toEqual(blocks);
      return [];
    }, 50));
});

describe('the order of a cycle', () => {
  /** Of subjects given as difficulty and priority, such as '54 33'. */
  const subjectsIn = (weights: string) =>
    subjectsOf(...weights.split(' ').map((pair) => [Number(pair[0]), Number(pair[1])] as const));
  const orderOf = (weights: string, weeks: number) =>
    layOut(subjectsIn(weights), weeks)
      ?.map(({ subject }) => subject.at(-1))
      .join('');

  it('takes equal subjects in turns', () => {
    expect(orderOf('33 33 33', 3)).toBe('123123123123123');
  });

  it('gives the heavier more, and never crowds', () => {
    expect(orderOf('54 33 11', 3)).toBe('121312112112112');
  });

  it('lets a subject stand alone where there is no other, or none with minutes left', () => {
    expect(orderOf('33', 1)).toBe('11111');
    expect(orderOf('55 11', 2)).toBe('1121111111');
  });

  it('has room for as many subjects as blocks, and for no more', () => {
    expect(orderOf('11 12 13 14 15', 1)?.split('').sort().join('')).toBe('12345');
    expect(orderOf('11 12 13 14 15 55', 1)).toBeUndefined();
  });

  it('makes one shorter block of what is left of a day', () => {
    const blocks = layOut(subjectsOf([3, 3]), 1, { weeklySchedule: { ...free, monday: 1.5, tuesday: 0.5 } });
    expect(blocks?.map(({ day, time, duration }) => [day, time, duration])).toEqual([
      [5, '08:00', 50],
      [5, '09:00', 30],
      [6, '08:00', 30],
    ]);
  });
});

describe('a cycle laid out around what is kept', () => {
  const anyKept = fc.record({
    cycle: anyCycle,
    ratings: fc.array(fc.tuple(rating, rating), { minLength: 20, maxLength: 20 }),
    /** Where it goes on, as a share of its days. */
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    chances: fc.infiniteStream(fc.nat(9)),
  });

  it('leaves it where it is, keeps breaks around it, and counts it', () => {
    fc.assert(
      fc.property(anyKept, ({ cycle: { time, subjects, weeks }, ratings, share, chances }) => {
        const first = layOut(subjects, weeks, time);
        fc.pre(first !== null);
        const until = weeks * 7 - 1;
        const from = Math.floor(share * until);
        const kept = first.filter(({ day }) => (chances.next().value ?? 0) < (day < from ? 7 : 1));
        const rated = subjects.map(({ name }, index) => {
          const [difficulty = 3, priority = 3] = ratings[index] ?? [];
          return { name, difficulty, priority };
        });
        const given = minutesBySubject(kept);
        const has = rated.map(({ name }) => given.get(name) ?? 0);
        const taken = kept.map(({ day, time, duration }) => ({
          day,
          start: minutesOfClock(time),
          minutes: duration,
        }));
        const slots = cycleSlots(time, from, until, taken);
        const blocks = layOutCycle({ ...time, subjects: rated, from, until, kept });
        expect(blocks === null).toBe(slots.length < has.filter((minutes) => minutes === 0).length);
        if (!blocks) return;
        const all = [...kept, ...blocks].sort(
          (one, other) => one.day - other.day || minutesOfClock(one.time) - minutesOfClock(other.time),
        );
        const crowded = all.filter((block, index) => {
          const next = all[index + 1];
          return next?.day === block.day && minutesOfClock(next.time) < endOf(block) + time.breakSize;
        });
        const minutes = minutesBySubject(all);
        const targets = targetMinutes(rated, slots, has);
        const wrong = rated.filter(({ name }, index) => {
          const of = minutes.get(name) ?? 0;
          return of === 0 || Math.abs(of - (targets[index] ?? 0)) > time.studyBlockSize + 1e-6;
        });
        expect({ crowded, wrong, early: blocks.filter(({ day }) => day < from) }).toEqual({
          crowded: [],
          wrong: [],
          early: [],
        });
      }),
      runs(300),
    );
  });

  it('goes on from it: what stood last before is not crowded', () => {
    const kept = [0, 5].map((day) => ({ day, time: '08:00', duration: 50, subject: 'Matéria 1' }));
    const subjects = subjectsOf([5, 5], [1, 1]);
    const [next] = layOutCycle({ ...time(), subjects, from: 6, until: 13, kept }) ?? [];
    expect(next?.subject).toBe('Matéria 2');
  });
});
