import { expect, it } from 'vitest';
import { dayByKey } from './day-by-key.ts';

it.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2026-02-28', '2026-03-01'],
  ['ArrowUp', '2026-03-04', '2026-02-25'],
  ['ArrowDown', '2026-03-04', '2026-03-11'],
  ['PageUp', '2026-03-31', '2026-02-01'],
  ['PageDown', '2026-01-31', '2026-02-01'],
  ['PageDown', '2028-02-29', '2028-03-01'],
  ['Home', '2026-03-11', '2026-01-01'],
  ['End', '2026-03-11', '2026-12-31'],
  ['ArrowLeft', '2026-01-01', '2026-01-01'],
  ['ArrowUp', '2026-01-05', '2026-01-01'],
  ['PageUp', '2026-01-20', '2026-01-01'],
  ['ArrowRight', '2026-12-31', '2026-12-31'],
  ['ArrowDown', '2026-12-28', '2026-12-31'],
  ['PageDown', '2026-12-02', '2026-12-31'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayByKey(key, from)).toBe(to);
});

it('leaves other keys alone', () => {
  for (const key of ['Tab', 'Enter', 'a', 'toString']) expect(dayByKey(key, '2026-03-11')).toBeNull();
});
