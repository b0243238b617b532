import { expect, it } from 'vitest';
import { secondsToWait } from './mail-pace.ts';

const now = new Date('2026-03-11T15:00:00Z');
const ago = (...seconds: number[]) => seconds.map((age) => new Date(now.getTime() - age * 1000));

it.each([
  [0, []],
  [60, [0]],
  [1, [59]],
  [0, [60]],
  [0, [60, 120, 180, 240]],
  [3300, [60, 120, 180, 240, 300]],
  [600, [3000, 62, 300, 100, 200]],
  [0, [3600, 3700, 3800, 3900, 4000]],
])('asks for %i seconds after mails sent %j seconds ago', (seconds, ages) => {
  expect(secondsToWait(ago(...ages), now)).toBe(seconds);
});
