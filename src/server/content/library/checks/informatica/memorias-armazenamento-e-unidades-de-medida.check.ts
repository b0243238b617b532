import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '$1024^3 = 1.073.741.824$', is: () => 1024 ** 3, equals: 1_073_741_824 },
  { says: '$10^{12} \\div 1024^3 \\approx 931$', is: () => 1e12 / 1024 ** 3, equals: 931, near: 0.5 },
  { says: 'uma conexão de 80 Mb/s transfere no máximo 10 MB por segundo', is: () => 80 / 8, equals: 10 },
  { says: '[x] 3.072 KB', is: () => 3 * 1024, equals: 3072 },
  { says: '[ ] 24.576 KB', is: () => 3 * 1024 * 8, equals: 24_576 },
  { says: '[ ] 3.145.728 KB', is: () => 3 * 1024 ** 2, equals: 3_145_728 },
  { says: '[ ] 384 KB', is: () => (3 * 1024) / 8, equals: 384 },
  { says: 'Resposta: 12,5', is: () => 100 / 8, equals: 12.5 },
];
