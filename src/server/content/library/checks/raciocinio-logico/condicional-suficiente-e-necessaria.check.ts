import type { Check } from '../check.ts';
import { type Form, implies, isSame, range } from './enumerate.ts';

const asGiven = (form: Form) => isSame(2, form, implies);
const numbers = range(0, 600);
const isMultiple = (of: number) => (x: number) => x % of === 0;
/** In numbers: 1 if the first property suffices for the second. */
const suffices = (one: (x: number) => boolean, other: (x: number) => boolean) =>
  Number(numbers.filter(one).every(other));

export const checks: Check[] = [
  {
    says: 'Ser múltiplo de 6 é suficiente para ser par',
    is: () => suffices(isMultiple(6), isMultiple(2)),
    equals: 1,
  },
  {
    says: '4 é par e não é múltiplo de 6',
    is: () => Number(isMultiple(2)(4) && !isMultiple(6)(4)),
    equals: 1,
  },
  {
    says: 'Ser par é necessário para ser múltiplo de 6, mas não suficiente',
    is: () => suffices(isMultiple(2), isMultiple(6)),
    equals: 0,
  },
  { says: '**recíproca**: $q \\to p$', is: () => asGiven((p, q) => implies(q, p)), equals: 0 },
  { says: '**inversa**: $\\lnot p \\to \\lnot q$', is: () => asGiven((p, q) => implies(!p, !q)), equals: 0 },
  {
    says: '**contrapositiva**: $\\lnot q \\to \\lnot p$',
    is: () => asGiven((p, q) => implies(!q, !p)),
    equals: 1,
  },
  {
    says: 'A recíproca e a inversa equivalem uma à outra',
    is: () =>
      isSame(
        2,
        (p, q) => implies(q, p),
        (p, q) => implies(!p, !q),
      ),
    equals: 1,
  },
  {
    says: 'a original é verdadeira, e a recíproca e a inversa são falsas',
    is: () => {
      const [alarm, lock] = [false, true];
      return Number(implies(alarm, lock) && !implies(lock, alarm) && !implies(!alarm, !lock));
    },
    equals: 1,
  },
  {
    says: '[ ] Se a rua fica molhada, então chove.',
    is: () => asGiven((p, q) => implies(q, p)),
    equals: 0,
  },
  {
    says: '[ ] Se não chove, então a rua não fica molhada.',
    is: () => asGiven((p, q) => implies(!p, !q)),
    equals: 0,
  },
  {
    says: '[x] Se a rua não fica molhada, então não chove.',
    is: () => asGiven((p, q) => implies(!q, !p)),
    equals: 1,
  },
  {
    says: '[ ] Se a rua não fica molhada, então chove.',
    is: () => asGiven((p, q) => implies(!q, p)),
    equals: 0,
  },
  {
    says: '[ ] Se chove, então a rua não fica molhada.',
    is: () => asGiven((p, q) => implies(p, !q)),
    equals: 0,
  },
  { says: '[ ] Se há energia, então a loja abre.', is: () => asGiven((p, q) => implies(q, p)), equals: 0 },
  {
    says: '[ ] Se não há energia, então a loja abre.',
    is: () => asGiven((p, q) => implies(!q, p)),
    equals: 0,
  },
  {
    says: '[ ] Se a loja não abre, então não há energia.',
    is: () => asGiven((p, q) => implies(!p, !q)),
    equals: 0,
  },
  { says: '[x] Se a loja abre, então há energia.', is: () => asGiven((p, q) => implies(p, q)), equals: 1 },
  {
    says: '[ ] A loja abre se, e somente se, há energia.',
    is: () => asGiven((p, q) => p === q),
    equals: 0,
  },
  {
    says: 'Com $p$ falsa e $q$ verdadeira, $p \\to q$ é verdadeira e $q \\to p$ é falsa',
    is: () => Number(implies(false, true) && !implies(true, false)),
    equals: 1,
  },
  { says: 'Resposta: suficiente', is: () => suffices(isMultiple(6), isMultiple(3)), equals: 1 },
  {
    says: '9 é múltiplo de 3 e não de 6',
    is: () => Number(isMultiple(3)(9) && !isMultiple(6)(9)),
    equals: 1,
  },
];
