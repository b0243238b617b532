import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBlocks, halves } from './day-blocks.ts';

const minutes = fc.integer({ min: 0, max: 720 });
const target = fc.integer({ min: 25, max: 60 });

test('blocks follow each other inside the window, without overlap', () => {
  fc.assert(
    fc.property(minutes, target, (day, length) => {
      let end = 0;
      for (const block of dayBlocks(day, length)) {
        expect(block.start).toBeGreaterThanOrEqual(end);
        end = block.start + block.duration;
      }
      expect(end).toBeLessThanOrEqual(day);
    }),
  );
});

test('a day of half an hour or more is filled to at least 90 % with blocks of 25 to 60 minutes', () => {
  for (let day = 30; day <= 720; day += 1) {
    for (const length of [25, 30, 37, 50, 60]) {
      const blocks = dayBlocks(day, length);
      const study = blocks.reduce((sum, { duration }) => sum + duration, 0);
      expect(study, `${day} minutes`).toBeGreaterThanOrEqual(day * 0.9);
      for (const { duration } of blocks) {
        expect(duration, `${day} minutes`).toBeGreaterThanOrEqual(25);
        expect(duration, `${day} minutes`).toBeLessThanOrEqual(60);
      }
    }
  }
});

test('half an hour is one block, a quarter of an hour one short block, less than that none', () => {
  expect(dayBlocks(30)).toEqual([{ start: 0, duration: 30 }]);
  expect(dayBlocks(15)).toEqual([{ start: 0, duration: 15 }]);
  expect(dayBlocks(14)).toEqual([]);
  expect(dayBlocks(0)).toEqual([]);
});

test('four hours are four blocks with a longer break in the middle', () => {
  expect(dayBlocks(240)).toEqual([
    { start: 0, duration: 55 },
    { start: 60, duration: 55 },
    { start: 125, duration: 55 },
    { start: 185, duration: 55 },
  ]);
});

test('a block is halved only when both halves last 25 minutes', () => {
  expect(halves({ start: 10, duration: 49 })).toBeNull();
  expect(halves({ start: 10, duration: 55 })).toEqual([
    { start: 10, duration: 25 },
    { start: 35, duration: 30 },
  ]);
});
