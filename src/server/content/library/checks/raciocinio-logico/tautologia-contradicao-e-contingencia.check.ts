import type { Check } from '../check.ts';
import { type Form, implies, isSame, rows, trues } from './enumerate.ts';

const isTautology = (form: Form) => Number(trues(2, form) === 4);
const contradiction: Form = (p, q) => p && q && !p;

export const checks: Check[] = [
  { says: '| V | F | V | F |', is: () => trues(1, (p) => p || !p), equals: 2 },
  { says: '| F | V | V | F |', is: () => trues(1, (p) => p && !p), equals: 0 },
  { says: 'Exemplo: $p \\to q$', is: () => trues(2, implies), equals: 3 },
  { says: 'já tem 16 linhas', is: () => rows(4).length, equals: 16 },
  {
    says: 'verdadeira nas 4 linhas da tabela',
    is: () => trues(2, (p, q) => implies(implies(p, q) && p, q)),
    equals: 4,
  },
  { says: '[ ] $p \\land \\lnot p$', is: () => isTautology((p) => p && !p), equals: 0 },
  { says: '[ ] $p \\to \\lnot p$', is: () => isTautology((p) => implies(p, !p)), equals: 0 },
  { says: '[ ] $\\lnot p \\lor \\lnot q$', is: () => isTautology((p, q) => !p || !q), equals: 0 },
  { says: '[ ] $(p \\lor q) \\to p$', is: () => isTautology((p, q) => implies(p || q, p)), equals: 0 },
  { says: '[x] $(p \\land q) \\to p$', is: () => isTautology((p, q) => implies(p && q, p)), equals: 1 },
  { says: '[x] uma contradição.', is: () => trues(2, contradiction), equals: 0 },
  { says: '[ ] equivalente a $q$.', is: () => isSame(2, contradiction, (_p, q) => q), equals: 0 },
  { says: '[ ] equivalente a $\\lnot p$.', is: () => isSame(2, contradiction, (p) => !p), equals: 0 },
  { says: '[ ] $q \\land \\lnot q$', is: () => isTautology((p, q) => p || (q && !q)), equals: 0 },
  { says: '[x] $\\lnot p \\lor q$', is: () => isTautology((p, q) => p || !p || q), equals: 1 },
  { says: '[ ] $\\lnot p \\land q$', is: () => isTautology((p, q) => p || (!p && q)), equals: 0 },
  { says: '[ ] $p \\land \\lnot q$', is: () => isTautology((p, q) => p || (p && !q)), equals: 0 },
  { says: '[ ] $\\lnot p \\land \\lnot q$', is: () => isTautology((p, q) => p || (!p && !q)), equals: 0 },
  { says: 'Resposta: 16', is: () => rows(4).length, equals: 16 },
  { says: '(a) Tautologia', is: () => trues(2, (p, q) => implies(p, q) || implies(q, p)), equals: 4 },
  { says: '(b) Contingência', is: () => trues(2, (p, q) => implies(p || q, p && q)), equals: 2 },
  { says: '(c) Contradição', is: () => trues(2, (p, q) => implies(p, q) && p && !q), equals: 0 },
];
