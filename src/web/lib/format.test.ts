import { expect, it } from 'vitest';
import { axisMinutes, durationText, monthText, shortDay, shortMonth, sizeText } from './format.ts';

it('writes days and months', () => {
  expect([shortDay('2026-03-01'), shortMonth('2026-02-01'), monthText('2026-03-01')]).toEqual([
    '01/03',
    'fev',
    'março de 2026',
  ]);
});

it('writes durations in seconds, minutes or hours', () => {
  expect([0, 45, 60, 5400].map(durationText)).toEqual(['0min', '45s', '1min', '1h 30min']);
});

it('writes whole hours on an axis without their minutes', () => {
  expect([0, 15, 60, 90, 120].map(axisMinutes)).toEqual(['0min', '15min', '1h', '1h 30min', '2h']);
});

it('writes the size of a file', () => {
  expect([10, 2048, 4.2 * 1024 * 1024].map(sizeText)).toEqual(['1 kB', '2 kB', '4,2 MB']);
});
