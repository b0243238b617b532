import type { Check } from '../check.ts';

export const checks: Check[] = [
  { says: 'A cadeia tem, em média, 2000 unidades de eteno', is: () => 56000 / (2 * 12 + 4), equals: 2000 },
  { says: 'Resposta: 2000', is: () => 125000 / 62.5, equals: 2000 },
  { says: '($M = 62{,}5$ g/mol)', is: () => 2 * 12 + 3 * 1 + 35.5, equals: 62.5 },
  { says: 'n\\,\\mathrm{CH_2{=}CH_2 \\rightarrow (CH_2{-}CH_2)}_n', is: () => 7 * 2, equals: 1 * 14 }, // C
  { says: 'n\\,\\mathrm{CH_2{=}CH_2 \\rightarrow (CH_2{-}CH_2)}_n', is: () => 7 * 4, equals: 1 * 28 }, // H
];
