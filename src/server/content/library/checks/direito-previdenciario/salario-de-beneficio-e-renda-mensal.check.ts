import type { Check } from '../check.ts';
import { coefficient } from './coefficient.ts';

export const checks: Check[] = [
  { says: '= 80\\%$', is: () => coefficient(30, 'man'), equals: 80 },
  { says: '$0{,}80 \\times 4000 = 3200$', is: () => (coefficient(30, 'man') / 100) * 4000, equals: 3200 },
  { says: '= 90\\%$', is: () => coefficient(30, 'woman'), equals: 90 },
  { says: '$0{,}90 \\times 4000 = 3600$', is: () => (coefficient(30, 'woman') / 100) * 4000, equals: 3600 },
  { says: 'o homem chega a 100% com 40 anos', is: () => coefficient(40, 'man'), equals: 100 },
  { says: 'a mulher, com 35', is: () => coefficient(35, 'woman'), equals: 100 },
  { says: '[x] R\\$ 2.700', is: () => (coefficient(35, 'man') / 100) * 3000, equals: 2700 },
  { says: '70%, o percentual de 25 anos', is: () => coefficient(25, 'man'), equals: 70 },
  { says: '80%, o percentual de 30 anos', is: () => coefficient(30, 'man'), equals: 80 },
  { says: '[x] R\\$ 3.000', is: () => 324_000 / 108, equals: 3000 },
  { says: 'É a divisão por 60', is: () => 324_000 / 60, equals: 5400 },
  { says: 'É a divisão por 100', is: () => 324_000 / 100, equals: 3240 },
  { says: 'É a divisão por 120', is: () => 324_000 / 120, equals: 2700 },
  { says: 'É a divisão por 180', is: () => 324_000 / 180, equals: 1800 },
  { says: 'Resposta: 70', is: () => coefficient(20, 'woman'), equals: 70 },
];
