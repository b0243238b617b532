import type { Check } from '../check.ts';
import { type Form, implies, isValid, rows, trues } from './enumerate.ts';

// The meeting's delay, the director's leaving, the reading, the quorum.
const meeting: Form[] = [
  (a, d) => implies(a, d),
  (_a, d, l) => d || l,
  (_a, _d, l, q) => implies(l, q),
  (_a, _d, _l, q) => !q,
];
// The confession, the end of the case, the judge's journey.
const trial: Form[] = [(p, q) => implies(p, q), (_p, q, r) => implies(q, r), (_p, _q, r) => !r];
const concludes = (conclusion: Form) => isValid(3, trial, conclusion);

export const checks: Check[] = [
  {
    says: 'é tautologia',
    is: () => trues(2, (p, q) => implies(implies(p, q) && p, q)),
    equals: 4,
  },
  {
    says: 'Conclui-se que o diretor sai e que a ata não é lida',
    is: () => isValid(4, meeting, (_a, d, l) => d && !l),
    equals: 1,
  },
  {
    says: 'Sobre o atraso da reunião nada se conclui',
    is: () => isValid(4, meeting, (a) => a) + isValid(4, meeting, (a) => !a),
    equals: 0,
  },
  {
    says: 'As premissas são $a \\to d$',
    is: () => rows(4).filter((row) => meeting.every((premise) => premise(...row))).length,
    equals: 2,
  },
  { says: '[ ] O réu confessa.', is: () => concludes((p) => p), equals: 0 },
  { says: '[x] O réu não confessa.', is: () => concludes((p) => !p), equals: 1 },
  { says: '[ ] O processo termina.', is: () => concludes((_p, q) => q), equals: 0 },
  { says: '[ ] O processo termina sem confissão.', is: () => concludes((p, q) => q && !p), equals: 0 },
  { says: '[ ] O réu confessa ou o juiz viaja.', is: () => concludes((p, _q, r) => p || r), equals: 0 },
  {
    says: '[ ] $p \\to q,\\; q$; logo, $p$',
    is: () => isValid(2, [implies, (_p, q) => q], (p) => p),
    equals: 0,
  },
  {
    says: '[ ] $p \\to q,\\; \\lnot p$; logo, $\\lnot q$',
    is: () => isValid(2, [implies, (p) => !p], (_p, q) => !q),
    equals: 0,
  },
  {
    says: '[x] $p \\lor q,\\; \\lnot p$; logo, $q$',
    is: () => isValid(2, [(p, q) => p || q, (p) => !p], (_p, q) => q),
    equals: 1,
  },
  {
    says: '[ ] $p \\lor q,\\; p$; logo, $\\lnot q$',
    is: () => isValid(2, [(p, q) => p || q, (p) => p], (_p, q) => !q),
    equals: 0,
  },
  {
    says: '[ ] $p \\to q$; logo, $q \\to p$',
    is: () => isValid(2, [implies], (p, q) => implies(q, p)),
    equals: 0,
  },
  {
    says: 'Resposta: 1',
    is: () => rows(3).filter((row) => trial.every((premise) => premise(...row))).length,
    equals: 1,
  },
  {
    says: 'O argumento é válido.\n\n## Para ir além',
    is: () => isValid(3, [(v, o) => implies(v, o), (_v, o, t) => implies(o, t)], (v, _o, t) => implies(v, t)),
    equals: 1,
  },
];
