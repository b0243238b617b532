import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '= 20\\ \\text{m/s}$', is: () => (72 * 1000) / 3600, equals: 20 },
  { says: '4{,}32\\ \\text{L}', is: () => 24 * 60 * 60 * 0.05 * 1e-3, equals: 4.32 },
  { says: 'A torneira perde cerca de 4,3 L por dia', is: () => 86400 * 0.05e-3, equals: 4.3, near: 0.03 },
  { says: 'a soma é 2,30 m', is: () => 2 + 30 / 100, equals: 2.3 },
  { says: '- [x] 800', is: () => (0.8 * 1e-3) / (0.01 * 0.01 * 0.01), equals: 800, near: 1e-6 },
  { says: '$100^3 = 10^6$', is: () => 100 * 100 * 100, equals: 1e6 },
  { says: '$10^5$, porque $6$ é maior', is: () => Math.round(Math.log10(6e4)), equals: 5 },
  { says: 'Resposta: 10^5', is: () => Math.round(Math.log10(24 * 3600)), equals: 5 },
  { says: '86\\,400 = 8{,}64 \\cdot 10^4', is: () => 24 * 3600, equals: 8.64e4 },
  { says: '2\\,575\\,440\\,000', is: () => 70 * 60 * 24 * 365 * 70, equals: 2575440000 },
];
