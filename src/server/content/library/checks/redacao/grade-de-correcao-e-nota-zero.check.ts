import type { Check } from '../check.ts';

const sum = (marks: number[]) => marks.reduce((a, b) => a + b, 0);
const first = [160, 120, 120, 160, 120];
const second = [200, 160, 120, 160, 120];

export const checks: Check[] = [
  { says: '$160 + 120 + 120 + 160 + 120 = 680$', is: () => sum(first), equals: 680 },
  { says: '$200 + 160 + 120 + 160 + 120 = 760$', is: () => sum(second), equals: 760 },
  { says: '$760 - 680 = 80$', is: () => sum(second) - sum(first), equals: 80 },
  {
    says: 'a maior diferença é 40',
    is: () => Math.max(...first.map((n, i) => Math.abs(n - (second[i] ?? Number.NaN)))),
    equals: 40,
  },
  { says: '$(680 + 760) \\div 2 = 720$', is: () => (sum(first) + sum(second)) / 2, equals: 720 },
  { says: '[x] 680', is: () => sum([160, 160, 120, 160, 80]), equals: 680 },
  { says: '[ ] 520', is: () => sum([160, 160, 120, 80]), equals: 520 },
  { says: '[ ] 560', is: () => sum([160, 160, 160, 80]), equals: 560 },
  { says: '[ ] 600', is: () => sum([160, 160, 120, 160]), equals: 600 },
  { says: 'Os totais diferem em 120 pontos', is: () => 720 - 600, equals: 120 },
  { says: '$5 \\cdot 200 = 1000$', is: () => sum([200, 200, 200, 200, 200]), equals: 1000 },
];
