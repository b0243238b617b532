import { expect, it } from 'vitest';
import { refreshVerdict, sessionEnd } from './session.ts';

const rotatedAt = new Date('2026-03-11T12:00:00Z');
const expiresAt = new Date('2026-04-10T12:00:00Z');
const verdict = (presented: 'current' | 'parent' | 'ancestor' | 'stranger', seconds: number) =>
  refreshVerdict({ presented, rotatedAt, expiresAt }, new Date(rotatedAt.getTime() + seconds * 1000), 10);

it('rotates the current token, repeats for the parent within the grace, revokes for anything older', () => {
  expect(verdict('current', 5000)).toBe('rotate');
  expect(verdict('parent', 10)).toBe('repeat');
  expect(verdict('parent', 10.001)).toBe('revoke');
  expect(verdict('ancestor', 0)).toBe('revoke');
});

it('refuses what was never a token of the session, and leaves the session alone', () => {
  expect([verdict('stranger', 0), verdict('stranger', 5000)]).toEqual(['refuse', 'refuse']);
});

it('refuses what has expired', () => {
  expect(refreshVerdict({ presented: 'current', rotatedAt, expiresAt }, expiresAt, 10)).toBe('refuse');
});

it('ends after thirty idle days, and after a hundred and eighty in all', () => {
  const created = new Date('2026-01-01T00:00:00Z');
  expect(sessionEnd(created, created).toISOString()).toBe('2026-01-31T00:00:00.000Z');
  expect(sessionEnd(created, new Date('2026-06-25T00:00:00Z')).toISOString()).toBe(
    '2026-06-30T00:00:00.000Z',
  );
});
