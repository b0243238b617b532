import { expect, it } from 'vitest';
import { mayBeMinor } from './register-fields.tsx';

const now = new Date('2026-07-01T12:00:00Z');

it.each([
  [2009, true],
  [2008, true],
  [2007, false],
  [undefined, false],
  [20, false],
  [Number.NaN, false],
])('someone born in %s may be under 18 in 2026: %s', (year, expected) => {
  expect(mayBeMinor(year, now)).toBe(expected);
});
