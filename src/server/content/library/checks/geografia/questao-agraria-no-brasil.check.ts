import type { Check } from '../check.ts';

export const checks: Check[] = [
  {
    says: 'As 10 fazendas, menos de 3% dos imóveis, têm 80% da terra',
    is: () => (80000 / (80000 + 20000)) * 100,
    equals: 80,
  },
  { says: 'menos de 3% dos imóveis', is: () => (10 / 410) * 100, equals: 2.44, near: 0.01 },
  { says: '= 50$ hectares em média.', is: () => 20000 / 400, equals: 50 },
  { says: '= 8000$ hectares em média.', is: () => 80000 / 10, equals: 8000 },
];
