import type { Check } from '../check.ts';

const rates = [
  { upTo: 200, rate: 0.02 },
  { upTo: 500, rate: 0.03 },
  { upTo: 1000, rate: 0.04 },
  { upTo: Infinity, rate: 0.05 },
];
const quota = (employees: number) => employees * (rates.find(({ upTo }) => employees <= upTo)?.rate ?? 0);

export const checks: Check[] = [
  { says: '3% de 300 = 9', is: () => quota(300), equals: 9 },
  { says: '5% de 1.200 = 60', is: () => quota(1200), equals: 60 },
  { says: '- [ ] 48 vagas.', is: () => 0.04 * 1200, equals: 48 },
];
