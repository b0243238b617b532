import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A reserva legal deve ter 400 hectares no primeiro caso', is: () => 500 * 0.8, equals: 400 },
  { says: '100 hectares no segundo', is: () => 500 * 0.2, equals: 100 },
  { says: 'Resposta: 40', is: () => 200 * 0.2, equals: 40 },
];
