import type { Check } from '../check.ts';

const gift = 60;
const left = 140;
const each = (left + gift) / 2;

export const checks: Check[] = [
  { says: '140 + 60 = 200 mil', is: () => left + gift, equals: 200 },
  { says: '200 ÷ 2 = 100 mil', is: () => each, equals: 100 },
  { says: '100 − 60 = 40 mil', is: () => each - gift, equals: 40 },
  { says: '40 + 100 = 140 mil', is: () => each - gift + each, equals: left },
];
