import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareWeek } from './planned-week.ts';

it('puts planned and done side by side, by name', () => {
  const week = compareWeek({
    planned: [
      { subject: 'Química', minutes: 50 },
      { subject: 'Álgebra', minutes: 100 },
      { subject: 'Química', minutes: 25 },
    ],
    done: [
      { subject: 'História', minutes: 12.5 },
      { subject: 'Química', minutes: 30 },
      { subject: null, minutes: 10 },
    ],
  });
  expect(week).toEqual({
    subjects: [
      { subject: 'Álgebra', planned: 100, done: 0 },
      { subject: 'História', planned: 0, done: 12.5 },
      { subject: 'Química', planned: 75, done: 30 },
    ],
    other: 10,
  });
});

it('knows a subject however it is written, and calls it as it is planned', () => {
  const done = [
    { subject: 'fisica', minutes: 10 },
    { subject: ' FÍSICA ', minutes: 5 },
  ];
  expect(compareWeek({ planned: [{ subject: 'Física', minutes: 50 }], done }).subjects).toEqual([
    { subject: 'Física', planned: 50, done: 15 },
  ]);
  expect(compareWeek({ planned: [], done }).subjects[0]).toMatchObject({ subject: 'fisica', done: 15 });
});

const minutes = fc.integer({ min: 1, max: 144_000 }).map((hundredths) => hundredths / 100);
const subject = fc.constantFrom('Física', 'fisica', 'Química', 'História', 'Biologia');

it('loses no minute and invents none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ subject, minutes })),
      fc.array(fc.record({ subject: fc.option(subject), minutes })),
      (planned, done) => {
        const week = compareWeek({ planned, done });
        const sum = (numbers: number[]) => Math.round(numbers.reduce((all, one) => all + one * 100, 0));
        expect(sum(week.subjects.map((row) => row.planned))).toBe(sum(planned.map((row) => row.minutes)));
        expect(sum([...week.subjects.map((row) => row.done), week.other])).toBe(
          sum(done.map((row) => row.minutes)),
        );
      },
    ),
  );
});
