import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { localHour, localInstant, offsetAt } from '#shared/rules/time/local-time.ts';
import { addDays } from '#shared/rules/time/study-day.ts';

it.each([
  ['America/Noronha', '2026-03-11T10:00:00.000Z'],
  ['America/Sao_Paulo', '2026-03-11T11:00:00.000Z'],
  ['America/Manaus', '2026-03-11T12:00:00.000Z'],
  ['America/Rio_Branco', '2026-03-11T13:00:00.000Z'],
  ['Europe/Lisbon', '2026-03-11T08:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-11T02:15:00.000Z'],
])('knows eight in the morning in %s', (zone, instant) => {
  expect(localInstant('2026-03-11', '08:00', zone).toISOString()).toBe(instant);
});

it.each([
  ['America/Sao_Paulo', '2026-03-11T02:59:59.999Z', 23],
  ['America/Sao_Paulo', '2026-03-11T03:00:00.000Z', 0],
  ['Asia/Kathmandu', '2026-03-11T02:14:59.999Z', 7],
  ['Asia/Kathmandu', '2026-03-11T02:15:00.000Z', 8],
  ['Pacific/Kiritimati', '2026-03-11T10:00:00.000Z', 0],
])('knows the hour in %s at %s', (zone, instant, hour) => {
  expect(localHour(new Date(instant), zone)).toBe(hour);
});

it('follows the clocks where they change', () => {
  const lisbon = (day: string, time: string) => localInstant(day, time, 'Europe/Lisbon').toISOString();
  expect(lisbon('2026-03-28', '08:00')).toBe('2026-03-28T08:00:00.000Z');
  expect(lisbon('2026-03-29', '08:00')).toBe('2026-03-29T07:00:00.000Z');
  // 01:00 to 02:00 is skipped: half past one is half an hour after the skip.
  expect(lisbon('2026-03-29', '01:30')).toBe('2026-03-29T01:30:00.000Z');
  // Shown twice: the first of them.
  expect(lisbon('2026-10-25', '01:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(lisbon('2026-10-25', '02:00')).toBe('2026-10-25T02:00:00.000Z');
});

test('clocks show what was asked, wherever they show it at all', () => {
  const zones = [
    'America/Sao_Paulo',
    'Europe/Lisbon',
    'America/New_York',
    'Pacific/Auckland',
    'Asia/Kolkata',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 1500 }),
      fc.integer({ min: 0, max: 1439 }),
      (zone, days, minutes) => {
        const day = addDays('2024-01-01', days);
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const instant = localInstant(day, time, zone).getTime();
        const shown = instant + offsetAt(instant, zone) * 60_000;
        const asked = Date.parse(`${day}T${time}:00Z`);
        // An hour later only where the hour was skipped.
        expect([0, 60 * 60_000]).toContain(shown - asked);
      },
    ),
  );
});
