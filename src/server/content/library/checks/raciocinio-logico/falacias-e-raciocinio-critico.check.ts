import type { Check } from '../check.ts';
import { implies, isValid, rows } from './enumerate.ts';

export const checks: Check[] = [
  {
    says: '**afirmação do consequente**: de $q$, conclui $p$',
    is: () => isValid(2, [implies, (_p, q) => q], (p) => p),
    equals: 0,
  },
  {
    says: '**negação do antecedente**: de $\\lnot p$, conclui $\\lnot q$',
    is: () => isValid(2, [implies, (p) => !p], (_p, q) => !q),
    equals: 0,
  },
  {
    says: 'Um caso de $p$ falsa e $q$ verdadeira derruba as duas',
    is: () => {
      const [p, q] = [false, true];
      return Number(implies(p, q) && q && !p) + Number(implies(p, q) && !p && q);
    },
    equals: 2,
  },
  { says: '3 em 4 são 75%', is: () => (3 / 4) * 100, equals: 75 },
  { says: 'As duas taxas são de 20%', is: () => (20 / 100) * 100, equals: 20 },
  {
    says: '[x] afirmação do consequente',
    is: () => rows(2).filter(([p, q]) => implies(p!, q!) && q && !p).length,
    equals: 1,
  },
  {
    says: 'pode ter conclusão verdadeira',
    is: () => rows(2).filter(([p, q]) => implies(p!, q!) && q && p).length,
    equals: 1,
  },
  { says: '$250 - 200 = 50$', is: () => 250 - 200, equals: 50 },
  { says: 'ou 25%', is: () => ((250 - 200) / 200) * 100, equals: 25 },
];
