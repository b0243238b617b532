import type { Check } from '../check.ts';
import { type Form, implies, isSame, rows } from './enumerate.ts';

const or: Form = (p, q) => p || q;
const iff: Form = (p, q) => p === q;
const mixed: Form = (p, q) => (p && q) || (p && !q);
const asImplies = (form: Form) => isSame(2, form, implies);
const isAssociative = (join: (p: boolean, q: boolean) => boolean) =>
  isSame(
    3,
    (p, q, r) => join(p, join(q, r)),
    (p, q, r) => join(join(p, q), r),
  );

export const checks: Check[] = [
  {
    says: '$p \\to q \\equiv \\lnot q \\to \\lnot p$',
    is: () => asImplies((p, q) => implies(!q, !p)),
    equals: 1,
  },
  { says: '$p \\to q \\equiv \\lnot p \\lor q$', is: () => asImplies((p, q) => !p || q), equals: 1 },
  {
    says: '$p \\lor q \\equiv \\lnot p \\to q$',
    is: () => isSame(2, or, (p, q) => implies(!p, q)),
    equals: 1,
  },
  {
    says: '$p \\leftrightarrow q \\equiv (p \\to q) \\land (q \\to p)$',
    is: () => isSame(2, iff, (p, q) => implies(p, q) && implies(q, p)),
    equals: 1,
  },
  {
    says: '(p \\land q) \\lor (\\lnot p \\land \\lnot q)$',
    is: () => isSame(2, iff, (p, q) => (p && q) || (!p && !q)),
    equals: 1,
  },
  {
    says: '$p \\land (q \\lor r) \\equiv (p \\land q) \\lor (p \\land r)$',
    is: () =>
      isSame(
        3,
        (p, q, r) => p && (q || r),
        (p, q, r) => (p && q) || (p && r),
      ),
    equals: 1,
  },
  {
    says: '$p \\lor (q \\land r) \\equiv (p \\lor q) \\land (p \\lor r)$',
    is: () =>
      isSame(
        3,
        (p, q, r) => p || (q && r),
        (p, q, r) => (p || q) && (p || r),
      ),
    equals: 1,
  },
  {
    says: '$p \\lor (p \\land q) \\equiv p$',
    is: () =>
      isSame(
        2,
        (p, q) => p || (p && q),
        (p) => p,
      ),
    equals: 1,
  },
  {
    says: '$p \\land (p \\lor q) \\equiv p$',
    is: () =>
      isSame(
        2,
        (p, q) => p && (p || q),
        (p) => p,
      ),
    equals: 1,
  },
  {
    says: 'A associativa também',
    is: () =>
      [
        (p: boolean, q: boolean) => p && q,
        (p: boolean, q: boolean) => p || q,
        (p: boolean, q: boolean) => p !== q,
        (p: boolean, q: boolean) => p === q,
      ].filter(isAssociative).length,
    equals: 4,
  },
  {
    says: 'A condicional não é comutativa nem associativa',
    is: () => isAssociative(implies) + asImplies((p, q) => implies(q, p)),
    equals: 0,
  },
  {
    says: 'Nas outras 3 linhas, as três frases são verdadeiras',
    is: () => rows(2).filter(([p, q]) => implies(p!, q!) && implies(!q!, !p!) && (!p || q)).length,
    equals: 3,
  },
  {
    says: '[x] O pedido não é urgente ou o setor responde hoje.',
    is: () => asImplies((p, q) => !p || q),
    equals: 1,
  },
  {
    says: '[ ] O pedido é urgente e o setor não responde hoje.',
    is: () => asImplies((p, q) => p && !q),
    equals: 0,
  },
  {
    says: '[ ] Se o pedido não é urgente, então o setor não responde hoje.',
    is: () => asImplies((p, q) => implies(!p, !q)),
    equals: 0,
  },
  {
    says: '[ ] Se o setor responde hoje, então o pedido é urgente.',
    is: () => asImplies((p, q) => implies(q, p)),
    equals: 0,
  },
  {
    says: '[ ] O pedido é urgente ou o setor não responde hoje.',
    is: () => asImplies((p, q) => p || !q),
    equals: 0,
  },
  { says: '[ ] Se estudo, então trabalho.', is: () => isSame(2, or, implies), equals: 0 },
  {
    says: '[x] Se não estudo, então trabalho.',
    is: () => isSame(2, or, (p, q) => implies(!p, q)),
    equals: 1,
  },
  {
    says: '[ ] Se estudo, então não trabalho.',
    is: () => isSame(2, or, (p, q) => implies(p, !q)),
    equals: 0,
  },
  {
    says: '[ ] Se não trabalho, então não estudo.',
    is: () => isSame(2, or, (p, q) => implies(!q, !p)),
    equals: 0,
  },
  {
    says: '[ ] Se não estudo, então não trabalho.',
    is: () => isSame(2, or, (p, q) => implies(!p, !q)),
    equals: 0,
  },
  { says: '[ ] $q$', is: () => isSame(2, mixed, (_p, q) => q), equals: 0 },
  { says: '[ ] $p \\land q$', is: () => isSame(2, mixed, (p, q) => p && q), equals: 0 },
  { says: '[x] $p$', is: () => isSame(2, mixed, (p) => p), equals: 1 },
  { says: '[ ] $p \\lor q$', is: () => isSame(2, mixed, or), equals: 0 },
  { says: '[ ] $\\lnot p$', is: () => isSame(2, mixed, (p) => !p), equals: 0 },
  {
    says: 'as tabelas diferem quando $p$ e $r$ são falsas',
    is: () =>
      rows(3).filter(([p, q, r]) => implies(p!, implies(q!, r!)) !== implies(implies(p!, q!), r!) && (p || r))
        .length,
    equals: 0,
  },
  {
    says: 'Com $p$ e $r$ falsas, a primeira é verdadeira e a segunda é falsa',
    is: () =>
      [true, false].filter((q) => implies(false, implies(q, false)) && !implies(implies(false, q), false))
        .length,
    equals: 2,
  },
  {
    says: 'Resposta: 4',
    is: () => rows(2).filter(([p, q]) => implies(!q!, !p!) === implies(p!, q!)).length,
    equals: 4,
  },
  {
    says: 'Logo, a expressão equivale a $p$',
    is: () =>
      isSame(
        2,
        (p, q) => !implies(p, q) || (p && q),
        (p) => p,
      ),
    equals: 1,
  },
];
