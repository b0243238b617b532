import { describe, expect, it } from 'vitest';
import { dueReminder } from './reminder.ts';

const until = new Date('2026-04-10T15:00:00Z');
const due = (now: string, timeZone = 'America/Sao_Paulo') => dueReminder(until, new Date(now), timeZone);

describe('the reminder of an end', () => {
  it.each([
    ['2026-04-04T15:00:00Z', null],
    ['2026-04-05T11:00:00Z', { of: 5, daysLeft: 5 }],
    // Nobody was at work on the fifth day before.
    ['2026-04-07T15:00:00Z', { of: 5, daysLeft: 3 }],
    ['2026-04-08T15:00:00Z', { of: 5, daysLeft: 2 }],
    ['2026-04-09T15:00:00Z', { of: 1, daysLeft: 1 }],
    ['2026-04-10T14:59:59Z', { of: 1, daysLeft: 0 }],
    ['2026-04-10T15:00:00Z', null],
    ['2026-04-11T15:00:00Z', null],
  ])('at %s is %j', (now, expected) => {
    expect(due(now)).toEqual(expected);
  });

  it('waits for the morning and the student, not for the server', () => {
    expect(due('2026-04-05T10:59:59Z')).toBeNull();
    expect(due('2026-04-05T11:00:00Z')).not.toBeNull();
    expect(due('2026-04-05T23:59:59Z')).not.toBeNull();
    expect(due('2026-04-06T00:00:00Z')).toBeNull();
    expect(due('2026-04-05T23:00:00Z', 'Asia/Tokyo')).not.toBeNull();
    expect(due('2026-04-05T12:30:00Z', 'Asia/Tokyo')).toBeNull();
    expect(due('2026-04-05T02:30:00Z', 'Asia/Kolkata')).not.toBeNull();
    expect(due('2026-04-05T02:29:59Z', 'Asia/Kolkata')).toBeNull();
  });

  it('counts days of the student', () => {
    // Where it is the fifth already, the end is on the eleventh.
    expect(due('2026-04-04T22:00:00Z', 'Asia/Tokyo')).toBeNull();
    expect(due('2026-04-05T23:00:00Z', 'Asia/Tokyo')).toEqual({ of: 5, daysLeft: 5 });
  });
});
