import type { Check } from '../check.ts';

/** Places kept for the rehabilitated and people with a disability (Lei 8.213/1991, art. 93). */
function places(employees: number): number {
  if (employees < 100) return 0;
  const percent = employees <= 200 ? 2 : employees <= 500 ? 3 : employees <= 1000 ? 4 : 5;
  return (employees * percent) / 100;
}

export const checks: Check[] = [
  { says: '$0{,}03 \\times 300 = 9$', is: () => places(300), equals: 9 },
  { says: '[x] 32 vagas', is: () => places(800), equals: 32 },
  { says: '[ ] 16 vagas', is: () => 800 * 0.02, equals: 16 },
  { says: '[ ] 24 vagas', is: () => 800 * 0.03, equals: 24 },
  { says: '[ ] 40 vagas', is: () => 800 * 0.05, equals: 40 },
  { says: 'Resposta: 3', is: () => places(150), equals: 3 },
];
