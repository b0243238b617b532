import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '\\approx 22{,}4\\ \\text{A}', is: () => (1200 + 1400 + 250) / 127, equals: 22.4, near: 0.05 },
  { says: 'a corrente é de cerca de 13 A', is: () => (1400 + 250) / 127, equals: 13, near: 0.05 },
  { says: 'obtêm-se cerca de 220 V entre duas fases', is: () => 127 * Math.sqrt(3), equals: 220, near: 0.5 },
  { says: '- [x] 32 A', is: () => [16, 20, 32, 40, 50].find((a) => a >= 5500 / 220) ?? 0, equals: 32 },
  { says: '\\approx 43\\ \\text{A}', is: () => 5500 / 127, equals: 43, near: 0.5 },
  { says: 'Resposta: 2540', is: () => 127 * 20, equals: 2540 },
  { says: '\\approx 43{,}3\\ \\text{A}', is: () => 5500 / 127, equals: 43.3, near: 0.05 },
  { says: '= 25\\ \\text{A}$. A potência', is: () => 5500 / 220, equals: 25 },
  { says: '\\approx 3$ vezes mais', is: () => (220 / 127) ** 2, equals: 3, near: 0.01 },
];
