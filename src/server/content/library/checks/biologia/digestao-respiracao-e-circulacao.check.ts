import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'ou 4,9 L por minuto', is: () => (70 * 70) / 1000, equals: 4.9 },
  { says: 'ou 14 L por minuto', is: () => (140 * 100) / 1000, equals: 14 },
  { says: '$75 \\cdot 80 = 6000$ mL, ou 6 L', is: () => (75 * 80) / 1000, equals: 6 },
];
