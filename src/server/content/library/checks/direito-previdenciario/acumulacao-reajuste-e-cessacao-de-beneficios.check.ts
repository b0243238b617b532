import type { Check } from '../check.ts';

/** What is left of the lesser of two benefits, slice by slice of one minimum wage (EC 103/2019, art. 24, § 2º). */
const left = (benefit: number, wage: number) =>
  [1, 0.6, 0.4, 0.2, 0.1].reduce((sum, share, index) => {
    const upTo = index === 4 ? benefit : Math.min(benefit, wage * (index + 1));
    return sum + share * Math.max(0, upTo - wage * index);
  }, 0);

export const checks: Check[] = [
  {
    says: '$0{,}60 \\times 1600 = 960$',
    is: () => left(3200, 1600) - left(1600, 1600),
    equals: 960,
    near: 1e-6,
  },
  {
    says: '$0{,}40 \\times 800 = 320$',
    is: () => left(4000, 1600) - left(3200, 1600),
    equals: 320,
    near: 1e-6,
  },
  { says: '$1600 + 960 + 320 = 2880$', is: () => left(4000, 1600), equals: 2880, near: 1e-6 },
  { says: '$5000 + 2880 = 7880$', is: () => 5000 + left(4000, 1600), equals: 7880, near: 1e-6 },
  { says: '[x] R\\$ 2.400', is: () => left(3000, 1500), equals: 2400, near: 1e-6 },
  { says: '[ ] R\\$ 1.800', is: () => 0.6 * 3000, equals: 1800, near: 1e-6 },
  { says: '[ ] R\\$ 2.100', is: () => 1500 + 0.4 * 1500, equals: 2100, near: 1e-6 },
];
