import type { Check } from '../check.ts';
import { coefficient } from './coefficient.ts';

/** Percentage for dependants none of whom is an invalid (EC 103/2019, art. 23). */
const quota = (dependants: number) => Math.min(100, 50 + 10 * dependants);
const pension = (base: number, dependants: number) => (base * quota(dependants)) / 100;

export const checks: Check[] = [
  { says: '= 80\\%$', is: () => quota(3), equals: 80 },
  { says: '$0{,}80 \\times 3000 = 2400$', is: () => pension(3000, 3), equals: 2400 },
  { says: '$2400 \\div 3 = 800$', is: () => pension(3000, 3) / 3, equals: 800 },
  { says: '$70\\%$ de 3.000 são 2.100', is: () => pension(3000, 2), equals: 2100 },
  { says: 'divididos por dois: 1.050', is: () => pension(3000, 2) / 2, equals: 1050 },
  { says: '[x] R\\$ 1.750', is: () => pension(2500, 2), equals: 1750 },
  { says: 'Seriam 60%, com um dependente', is: () => pension(2500, 1), equals: 1500 },
  { says: 'Seriam 80%, com três dependentes', is: () => pension(2500, 3), equals: 2000 },
  { says: 'Seria 100%, com cinco dependentes', is: () => quota(5), equals: 100 },
  { says: 'Resposta: 90', is: () => quota(4), equals: 90 },
  { says: '= 70\\%$', is: () => coefficient(25, 'man'), equals: 70 },
  { says: '$0{,}70 \\times 4000 = 2800$', is: () => (coefficient(25, 'man') * 4000) / 100, equals: 2800 },
  { says: '$0{,}60 \\times 2800 = 1680$', is: () => pension(2800, 1), equals: 1680 },
];
