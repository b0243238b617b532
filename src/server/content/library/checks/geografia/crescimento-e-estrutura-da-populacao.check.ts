import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A densidade é de 50 habitantes por km²', is: () => 2e6 / 40000, equals: 50 },
  { says: 'de 0,8% ao ano.', is: () => ((30000 - 14000) / 2e6) * 100, equals: 0.8 },
  { says: 'A tem 200 habitantes por km², e B tem 100.', is: () => 60e6 / 300000, equals: 200 },
  { says: 'e B tem 100.', is: () => 90e6 / 900000, equals: 100 },
  { says: 'Resposta: 3000', is: () => 900000 / 300, equals: 3000 },
];
