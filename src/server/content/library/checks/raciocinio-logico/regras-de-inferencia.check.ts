import type { Check } from '../check.ts';
import { type Form, implies, isValid, range } from './enumerate.ts';

const strike: Form[] = [
  (g, a) => implies(g, a),
  (_g, a, m) => implies(a, m),
  (_g, _a, m, r) => implies(m, r),
];
const fromStrike = (conclusion: Form) => isValid(4, strike, conclusion);
const house: Form[] = [(h, d) => h || d, (h, _d, m) => implies(h, m), (_h, d, m) => implies(d, m)];
const fromHouse = (conclusion: Form) => isValid(3, house, conclusion);
const works: Form[] = [
  (f, a) => implies(f, a),
  (_f, a, c) => implies(a, c),
  (_f, _a, c, o) => !c || o,
  (_f, _a, _c, o) => !o,
];
const course: Form[] = [
  (c, p) => implies(c, p),
  (_c, p, m) => implies(p, m),
  (_c, _p, m) => !m,
  (c, _p, _m, f) => c || f,
];

export const checks: Check[] = [
  {
    says: 'de $p \\to q$ e $p$, conclui-se $q$',
    is: () => isValid(2, [implies, (p) => p], (_p, q) => q),
    equals: 1,
  },
  {
    says: 'de $p \\to q$ e $\\lnot q$, conclui-se $\\lnot p$',
    is: () => isValid(2, [implies, (_p, q) => !q], (p) => !p),
    equals: 1,
  },
  {
    says: 'de $p \\to q$ e $q \\to r$, conclui-se $p \\to r$',
    is: () => isValid(3, [(p, q) => implies(p, q), (_p, q, r) => implies(q, r)], (p, _q, r) => implies(p, r)),
    equals: 1,
  },
  {
    says: 'de $p \\to q$ e $\\lnot r \\to \\lnot q$, troque a segunda por $q \\to r$',
    is: () =>
      isValid(3, [(p, q) => implies(p, q), (_p, q, r) => implies(!r, !q)], (p, _q, r) => implies(p, r)),
    equals: 1,
  },
  {
    says: 'de $p \\lor q$ e $\\lnot p$, conclui-se $q$',
    is: () => isValid(2, [(p, q) => p || q, (p) => !p], (_p, q) => q),
    equals: 1,
  },
  {
    says: 'de $p \\lor q$, $p \\to r$ e $q \\to s$, conclui-se $r \\lor s$',
    is: () =>
      isValid(
        4,
        [(p, q) => p || q, (p, _q, r) => implies(p, r), (_p, q, _r, s) => implies(q, s)],
        (_p, _q, r, s) => r || s,
      ),
    equals: 1,
  },
  { says: '| adição | $p$ | $p \\lor q$ |', is: () => isValid(2, [(p) => p], (p, q) => p || q), equals: 1 },
  {
    says: '| simplificação | $p \\land q$ | $p$ |',
    is: () => isValid(2, [(p, q) => p && q], (p) => p),
    equals: 1,
  },
  {
    says: '| conjunção | $p$ e $q$ | $p \\land q$ |',
    is: () => isValid(2, [(p) => p, (_p, q) => q], (p, q) => p && q),
    equals: 1,
  },
  {
    says: '$m + 1$ é inteiro e maior que $m$',
    is: () => range(-50, 50).filter((m) => !(m + 1 > m)).length,
    equals: 0,
  },
  {
    says: 'De $p \\to q$ e $q$ não se conclui $p$',
    is: () => isValid(2, [implies, (_p, q) => q], (p) => p),
    equals: 0,
  },
  {
    says: 'De $p \\to q$ e $\\lnot p$ não se conclui $\\lnot q$',
    is: () => isValid(2, [implies, (p) => !p], (_p, q) => !q),
    equals: 0,
  },
  {
    says: 'O contrato não é suspenso, não há auditoria, e a fiscal não denuncia',
    is: () => isValid(4, works, (f, a, c) => !f && !a && !c),
    equals: 1,
  },
  {
    says: '$p \\to r$ e $q \\to r$ não dão $p \\to q$',
    is: () => isValid(3, [(p, _q, r) => implies(p, r), (_p, q, r) => implies(q, r)], (p, q) => implies(p, q)),
    equals: 0,
  },
  { says: '[ ] Se há recurso, há greve.', is: () => fromStrike((g, _a, _m, r) => implies(r, g)), equals: 0 },
  {
    says: '[ ] Se não há greve, não há recurso.',
    is: () => fromStrike((g, _a, _m, r) => implies(!g, !r)),
    equals: 0,
  },
  { says: '[ ] Se há multa, há greve.', is: () => fromStrike((g, _a, m) => implies(m, g)), equals: 0 },
  {
    says: '[ ] Se não há greve, não há multa.',
    is: () => fromStrike((g, _a, m) => implies(!g, !m)),
    equals: 0,
  },
  {
    says: '[x] Se não há recurso, não há greve.',
    is: () => fromStrike((g, _a, _m, r) => implies(!r, !g)),
    equals: 1,
  },
  { says: '[x] Vendo a moto.', is: () => fromHouse((_h, _d, m) => m), equals: 1 },
  { says: '[ ] Reformo a casa.', is: () => fromHouse((h) => h), equals: 0 },
  { says: '[ ] Quito a dívida.', is: () => fromHouse((_h, d) => d), equals: 0 },
  { says: '[ ] Não vendo a moto.', is: () => fromHouse((_h, _d, m) => !m), equals: 0 },
  { says: '[ ] Reformo a casa e quito a dívida.', is: () => fromHouse((h, d) => h && d), equals: 0 },
  {
    says: 'de $p \\lor q$ e $\\lnot q$ conclui-se $p$',
    is: () => isValid(2, [(p, q) => p || q, (_p, q) => !q], (p) => p),
    equals: 1,
  },
  {
    says: 'A servidora não faz o curso, não é promovida e tira férias',
    is: () => isValid(4, course, (c, p, _m, f) => !c && !p && f),
    equals: 1,
  },
];
