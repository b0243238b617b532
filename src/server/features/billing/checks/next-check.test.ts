import { expect, it } from 'vitest';
import type { PurchaseState } from '#shared/contracts/billing.ts';
import { nextCheck } from './next-check.ts';

const hour = 3_600_000;
const createdAt = new Date('2026-03-11T15:00:00Z');
const expiresAt = new Date('2026-03-11T15:30:00Z');
const after = (hours: number) => new Date(createdAt.getTime() + hours * hour);
const wait = (state: PurchaseState, hours: number) => {
  const next = nextCheck({ state, createdAt, expiresAt }, after(hours));
  return next && (next.getTime() - after(hours).getTime()) / hour;
};

it.each(['open', 'pending', 'rejected', 'cancelled', 'expired'] as const)(
  'what is %s is asked about in each run for a day, then now and then, then no more',
  (state) => {
    expect(wait(state, 0)).toBeLessThan(5 / 60);
    expect(wait(state, 25)).toBeLessThan(5 / 60);
    expect(wait(state, 26)).toBe(6);
    expect(wait(state, 239)).toBe(6);
    expect(wait(state, 240)).toBeNull();
  },
);

it.each(['approved', 'disputed', 'refunded', 'charged_back'] as const)(
  'what is %s is asked about now and then for ten days',
  (state) => {
    expect(wait(state, 0)).toBe(6);
    expect(wait(state, 240)).toBeNull();
  },
);
