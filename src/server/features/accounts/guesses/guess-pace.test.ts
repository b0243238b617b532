import { describe, expect, it } from 'vitest';
import { countedFailures, secondsUntilGuess } from './guess-pace.ts';

const failedAt = new Date('2026-03-11T15:00:00Z');
const wait = (failures: number, secondsLater = 0) =>
  secondsUntilGuess({ failures, failedAt }, new Date(failedAt.getTime() + secondsLater * 1000));

describe('the wait after wrong passwords', () => {
  it.each([
    [0, 0],
    [19, 0],
    [20, 2],
    [21, 4],
    [25, 64],
    [28, 512],
    [29, 900],
    [2000, 900],
  ])('is after %i of them %i seconds', (failures, seconds) => {
    expect(wait(failures)).toBe(seconds);
  });

  it('passes with time, to the second', () => {
    expect([wait(25, 10.5), wait(25, 63.9), wait(25, 64), wait(25, 600)]).toEqual([54, 1, 0, 0]);
  });

  it('lets thirty be tried in some half an hour, and four an hour from then on', () => {
    let seconds = 0;
    for (let failures = 1; failures < 30; failures++) seconds += wait(failures);
    expect(seconds).toBe(1922);
    expect(3600 / wait(30)).toBe(4);
  });

  it('begins anew after a day without another', () => {
    expect([wait(40, 24 * 3600 - 1), wait(40, 24 * 3600)]).toEqual([0, 0]);
    const day = (hours: number) =>
      countedFailures({ failures: 40, failedAt }, new Date(failedAt.getTime() + hours * 3_600_000));
    expect([day(23), day(24)]).toEqual([40, 0]);
  });
});
