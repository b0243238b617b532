import type { Check } from '../check.ts';

const score = (right: number, wrong: number) => right - wrong;
const gain = (chance: number) => chance - (1 - chance);

export const checks: Check[] = [
  { says: '$70 - 20 = 50$', is: () => score(70, 20), equals: 50 },
  { says: 'errou 20 e deixou 30 em branco', is: () => 120 - 70 - 20, equals: 30 },
  { says: 'Com $p = 0{,}5$, o ganho médio é zero', is: () => gain(0.5), equals: 0 },
  { says: '$7 - 3 = 4$', is: () => 10 * gain(0.7), equals: 4 },
  { says: '[x] 40 pontos', is: () => score(60, 20), equals: 40 },
  { says: '[x] 0,2 ponto', is: () => gain(0.6), equals: 0.2 },
  { says: 'Resposta: 55', is: () => score(80, 25), equals: 55 },
];
