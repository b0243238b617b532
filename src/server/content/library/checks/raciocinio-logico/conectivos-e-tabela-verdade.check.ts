import type { Check } from '../check.ts';
import { type Form, implies, isSame, rows, trues } from './enumerate.ts';

/** A column of a table as its lines say it: 1 if it is as the form gives it. */
const isColumn = (n: number, form: Form, column: string) =>
  Number(
    rows(n)
      .map((row) => (form(...row) ? 'V' : 'F'))
      .join('') === column,
  );
const example: Form = (p, q) => implies(p || q, !p);
const atVF = (form: Form) => Number(form(true, false));

export const checks: Check[] = [
  { says: '| V | V | V | V | F | V | V |', is: () => isColumn(2, (p, q) => p && q, 'VFFF'), equals: 1 },
  { says: '| V | F | F | V | V | F | F |', is: () => isColumn(2, (p, q) => p || q, 'VVVF'), equals: 1 },
  { says: '| F | V | F | V | V | V | F |', is: () => isColumn(2, (p, q) => p !== q, 'FVVF'), equals: 1 },
  { says: '| F | F | F | F | F | V | V |', is: () => isColumn(2, implies, 'VFVV'), equals: 1 },
  { says: 'as duas partes têm o mesmo valor', is: () => isColumn(2, (p, q) => p === q, 'VFFV'), equals: 1 },
  { says: '4 para duas', is: () => rows(2).length, equals: 4 },
  { says: '8 para três', is: () => rows(3).length, equals: 8 },
  { says: '16 para quatro', is: () => rows(4).length, equals: 16 },
  { says: '| V | F | V | F | F |', is: () => isColumn(2, example, 'FFVV'), equals: 1 },
  { says: 'verdadeira em 2 das 4 linhas', is: () => trues(2, example), equals: 2 },
  { says: '[ ] $p \\land q$', is: () => atVF((p, q) => p && q), equals: 0 },
  { says: '[ ] $p \\to q$', is: () => atVF(implies), equals: 0 },
  { says: '[ ] $p \\leftrightarrow q$', is: () => atVF((p, q) => p === q), equals: 0 },
  { says: '[x] $p \\veebar q$', is: () => atVF((p, q) => p !== q), equals: 1 },
  { says: '[ ] $\\lnot p \\lor q$', is: () => atVF((p, q) => !p || q), equals: 0 },
  { says: '[x] 32', is: () => rows(5).length, equals: 32 },
  { says: '[x] 3\n', is: () => trues(3, (p, q, r) => !implies(p || q, r)), equals: 3 },
  { says: '[ ] 4\n', is: () => trues(3, (_p, _q, r) => !r), equals: 4 },
  { says: '[ ] 5\n', is: () => trues(3, (p, q, r) => implies(p || q, r)), equals: 5 },
  { says: '[ ] 6\n', is: () => trues(3, (p, q) => p || q), equals: 6 },
  {
    says: 'com $p$ falsa, é verdadeira',
    is: () => [true, false].filter((q) => implies(false, q)).length,
    equals: 2,
  },
  {
    says: 'Resposta: F',
    is: () => {
      const [p, q, r] = [true, true, false];
      return Number(implies(p && !r, q === r));
    },
    equals: 0,
  },
  { says: 'A coluna de $p \\to q$ é V, F, V, V', is: () => isColumn(2, implies, 'VFVV'), equals: 1 },
  {
    says: 'A coluna de $q \\to p$ é V, V, F, V',
    is: () => isColumn(2, (p, q) => implies(q, p), 'VVFV'),
    equals: 1,
  },
  {
    says: 'É a mesma coluna de $p \\leftrightarrow q$',
    is: () =>
      isSame(
        2,
        (p, q) => implies(p, q) && implies(q, p),
        (p, q) => p === q,
      ),
    equals: 1,
  },
];
