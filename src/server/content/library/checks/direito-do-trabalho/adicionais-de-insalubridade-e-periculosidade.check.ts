import type { Check } from '../check.ts';

const hazardPay = (salary: number) => 0.3 * salary;

export const checks: Check[] = [
  { says: '30% de 2.000 = 600', is: () => hazardPay(2000), equals: 600 },
  { says: '30% de 2.400 = 720', is: () => hazardPay(2400), equals: 720 },
  { says: '- [ ] R\\$ 240,00.', is: () => 0.1 * 2400, equals: 240 },
  { says: '- [ ] R\\$ 480,00.', is: () => 0.2 * 2400, equals: 480 },
  { says: '- [ ] R\\$ 960,00.', is: () => 0.4 * 2400, equals: 960 },
  { says: '- [ ] R\\$ 800,00.', is: () => 2400 / 3, equals: 800 },
];
