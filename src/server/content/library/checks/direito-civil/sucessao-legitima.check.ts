import type { Check } from '../check.ts';

const common = 200;
const own = 300;
const share = common / 2;
const widow = share + own / 3;
const child = share / 2 + own / 3;

export const checks: Check[] = [
  { says: '200 ÷ 2 = 100 mil', is: () => share, equals: 100 },
  { says: '100 ÷ 2 = 50 mil', is: () => share / 2, equals: 50 },
  { says: '300 ÷ 3 = 100 mil', is: () => own / 3, equals: 100 },
  { says: '100 + 100 = 200 mil', is: () => widow, equals: 200 },
  { says: '50 + 100 = 150 mil', is: () => child, equals: 150 },
  { says: 'Viúva, R\\$ 200 mil', is: () => common + own - 2 * child, equals: 200 },
  { says: '[x] um quarto da herança.', is: () => 1 / 2 / 2, equals: 0.25 },
  { says: '90 ÷ 3 = 30', is: () => 90 / 3, equals: 30 },
  { says: '2 × 30 = 60', is: () => 2 * 30, equals: 60 },
];
