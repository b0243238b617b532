import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockText, shortClockText } from '#web/lib/clock-text.ts';
import { readSettings } from './timer-settings.ts';
import { clockFace, idleState, type TimerMode } from './timer-state.ts';

const settings = readSettings(null);
const minute = 60_000;

const face = (mode: TimerMode, counted: number | null) => {
  const duration = mode === 'stopwatch' ? null : 25 * minute;
  const run = counted === null ? null : { id: 'r', startedAt: 0, paused: 0, pausedAt: null, duration };
  return clockFace({ ...idleState, mode, run }, settings, counted ?? 0);
};

describe('the clock', () => {
  it.each([
    ['pomodoro', null, '25:00'],
    ['longBreak', null, '15:00'],
    ['stopwatch', null, '00:00'],
    ['pomodoro', 0, '25:00'],
    ['pomodoro', 999, '25:00'],
    ['pomodoro', 1000, '24:59'],
    ['pomodoro', 25 * minute - 1, '00:01'],
    ['pomodoro', 40 * minute, '00:00'],
    ['stopwatch', 999, '00:00'],
    ['stopwatch', 61 * minute, '1:01:00'],
  ] as const)('of %s after %s ms shows %s', (mode, counted, text) => {
    expect(clockText(face(mode, counted).seconds)).toBe(text);
  });

  it('changes by exactly one second at the moment it names', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pomodoro' as const, 'stopwatch' as const),
        fc.integer({ min: 0, max: 24 * minute }),
        (mode, counted) => {
          const { seconds, changesIn } = face(mode, counted);
          const by = (ms: number) => Math.abs(face(mode, counted + ms).seconds - seconds);
          expect([by(changesIn - 1), by(changesIn), changesIn <= 1000]).toEqual([0, 1, true]);
        },
      ),
    );
  });

  it('says how much of a countdown is over', () => {
    expect([0, 5, 25, 30].map((minutes) => face('pomodoro', minutes * minute).part)).toEqual([0, 0.2, 1, 1]);
    expect(face('stopwatch', 90 * minute).part).toBe(0.5);
  });
});

it.each([
  [59, '00:59'],
  [3599, '59:59'],
  [3905, '1h05'],
  [36_000, '10h00'],
])('says %i seconds in a small place as %s', (seconds, text) => expect(shortClockText(seconds)).toBe(text));
