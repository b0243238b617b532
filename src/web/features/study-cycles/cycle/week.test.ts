import { expect, it } from 'vitest';
import { sampleCycleWeeks } from '#test/support/samples/study-cycles.ts';
import { asStack } from './week.ts';

const days = sampleCycleWeeks('2026-03-11', 1)[0]?.days ?? [];
const dates = (list: typeof days) => list.map(({ date }) => Number(date.slice(-2)));

it('stacks today first, then what comes, then what has been', () => {
  expect(dates(asStack(days, '2026-03-14'))).toEqual([14, 15, 16, 17, 11, 12, 13]);
  expect(dates(asStack(days, '2026-03-30'))).toEqual([11, 12, 13, 14, 15, 16, 17]);
});
