import type { Check } from '../check.ts';

const g = 10;
export const checks: Check[] = [
  { says: 'O bloco flutua com 60% do volume', is: () => (0.6 / 1) * 100, equals: 60 },
  { says: 'ou 1200 cm³', is: () => 0.6 * 2000, equals: 1200 },
  { says: 'uma força de 8 N para baixo', is: () => 1000 * 2e-3 * g - 0.6 * 2000 * 1e-3 * g, equals: 8 },
  { says: '10 m acrescentam cerca de 1 atm', is: () => (1000 * g * 10) / 1e5, equals: 1 },
  { says: '- [x] $3 \\cdot 10^5$ Pa', is: () => 1e5 + 1000 * g * 20, equals: 3e5 },
  { says: '- [x] 3000 N', is: () => (120 * 500) / 20, equals: 3000 },
  { says: '- [ ] 600 N', is: () => 120 * Math.sqrt(500 / 20), equals: 600 },
  { says: '- [ ] 4,8 N', is: () => (120 * 20) / 500, equals: 4.8 },
  { says: '- [x] 0,9 g/cm³', is: () => (3 / 4) * 1.2, equals: 0.9, near: 1e-9 },
  { says: '- [ ] 1,6 g/cm³', is: () => 1.2 / (3 / 4), equals: 1.6 },
  { says: '- [ ] 4,8 g/cm³', is: () => 1.2 / (1 / 4), equals: 4.8 },
  { says: 'Resposta: 200', is: () => ((5 - 3) / (1000 * g)) * 1e6, equals: 200 },
  { says: 'h = 16\\ \\text{cm}', is: () => 0.8 * 20, equals: 16 },
  { says: '20 - 16 = 4', is: () => 20 - 0.8 * 20, equals: 4 },
];
