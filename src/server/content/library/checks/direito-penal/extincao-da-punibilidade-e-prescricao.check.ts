import type { Check } from '../check.ts';

/** Years until the claim lapses, by the maximum penalty in years (art. 109 of the Código Penal). */
function lapse(most: number): number {
  if (most > 12) return 20;
  if (most > 8) return 16;
  if (most > 4) return 12;
  if (most > 2) return 8;
  return most >= 1 ? 4 : 3;
}

export const checks: Check[] = [
  { says: 'O prazo é de quatro anos', is: () => lapse(4) / 2, equals: 4 },
  { says: '[x] 12 anos', is: () => lapse(6), equals: 12 },
  { says: 'Resposta: 3', is: () => lapse(9 / 12), equals: 3 },
];
