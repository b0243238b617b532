import { describe, expect, it } from 'vitest';
import { defaultPreferences, hasLeft, mayRemind } from './user.ts';

const now = new Date('2026-03-11T15:00:00Z');
const notifications = (email: boolean) => ({ ...defaultPreferences, notifications: { email, push: true } });

describe('a reminder', () => {
  const wanted = {
    preferences: notifications(true),
    emailVerifiedAt: now,
    deleteAt: null,
    suspendedAt: null,
  };

  it('goes to a confirmed address of a student who wants mail', () => {
    expect(mayRemind(wanted)).toBe(true);
    expect(mayRemind({ ...wanted, preferences: {} })).toBe(true);
  });

  it.each([
    ['who does not want mail', { preferences: notifications(false) }],
    ['whose address is not confirmed', { emailVerifiedAt: null }],
    ['who is leaving', { deleteAt: now }],
    ['who is suspended', { suspendedAt: now }],
  ])('never goes to a student %s', (_who, changes) => {
    expect(mayRemind({ ...wanted, ...changes })).toBe(false);
  });
});

it.each([
  [null, false],
  ['2026-03-11T15:00:00.001Z', false],
  ['2026-03-11T15:00:00.000Z', true],
])('a student who is deleted at %s has left: %s', (at, left) => {
  expect(hasLeft({ deleteAt: at ? new Date(at) : null }, now)).toBe(left);
});
