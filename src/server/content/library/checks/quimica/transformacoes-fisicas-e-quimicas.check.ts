import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'O gás carbônico é $15 + 40 = 55$ g', is: () => 15 + (15 / 6) * 16, equals: 55 },
  { says: 'São necessários 40 g de oxigênio', is: () => (15 / 6) * 16, equals: 40 },
  { says: '[x] 1,5 g', is: () => 100 + 4 - 102.5, equals: 1.5 },
  { says: '[x] 27 g de água e 8 g de oxigênio', is: () => 3 + 3 * 8, equals: 27 },
  { says: 'Os 3 g de hidrogênio usam 24 g de oxigênio; sobram 8 g', is: () => 32 - 3 * 8, equals: 8 },
  { says: 'Resposta: 14', is: () => (10 * (40 + 16)) / 40, equals: 14 },
];
