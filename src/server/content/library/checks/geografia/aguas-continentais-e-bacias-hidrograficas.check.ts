import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'Caem 20 milhões de metros cúbicos', is: () => (200 * 1e6 * (100 / 1000)) / 1e6, equals: 20 },
  { says: 'Resposta: 1000', is: () => 50 * 20, equals: 1000 },
];
