import type { Check } from '../check.ts';

/** Least share of the revenue from taxes and transfers (LC 141/2012). */
const state = 0.12;
const city = 0.15;

export const checks: Check[] = [
  { says: 'O mínimo é de R\\$ 12 milhões', is: () => city * 80, equals: 12, near: 1e-6 },
  { says: 'isto é, R\\$ 9,6 milhões', is: () => state * 80, equals: 9.6, near: 1e-6 },
  { says: '[x] R\\$ 60 milhões', is: () => state * 500, equals: 60, near: 1e-6 },
  { says: '[ ] R\\$ 75 milhões', is: () => city * 500, equals: 75, near: 1e-6 },
  { says: '[ ] R\\$ 90 milhões', is: () => 0.18 * 500, equals: 90, near: 1e-6 },
];
