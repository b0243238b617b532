import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: '28 unidades: 11 planaltos, 11 depressões e 6 planícies', is: () => 11 + 11 + 6, equals: 28 },
];
