import type { Check } from '../check.ts';
import { type Form, implies, isSame, trues } from './enumerate.ts';

const denies = (n: number, one: Form, other: Form) => isSame(n, (...row) => !one(...row), other);
const and: Form = (p, q) => p && q;
const or: Form = (p, q) => p || q;
const iff: Form = (p, q) => p === q;
const xor: Form = (p, q) => p !== q;
const example: Form = (p, q, r) => implies(p, q && r);

export const checks: Check[] = [
  {
    says: '| $p \\land q$ | $\\lnot p \\lor \\lnot q$ |',
    is: () => denies(2, and, (p, q) => !p || !q),
    equals: 1,
  },
  {
    says: '| $p \\lor q$ | $\\lnot p \\land \\lnot q$ |',
    is: () => denies(2, or, (p, q) => !p && !q),
    equals: 1,
  },
  {
    says: '| $p \\to q$ | $p \\land \\lnot q$ |',
    is: () => denies(2, implies, (p, q) => p && !q),
    equals: 1,
  },
  { says: '| $p \\leftrightarrow q$ | $p \\veebar q$ |', is: () => denies(2, iff, xor), equals: 1 },
  { says: '| $p \\veebar q$ | $p \\leftrightarrow q$ |', is: () => denies(2, xor, iff), equals: 1 },
  {
    says: 'A negação de uma condicional não é outra condicional entre as mesmas partes',
    is: () =>
      [true, false].flatMap((swap) =>
        [true, false].flatMap((a) =>
          [true, false].filter((b) =>
            denies(2, implies, (p, q) => (swap ? implies(q === b, p === a) : implies(p === a, q === b))),
          ),
        ),
      ).length,
    equals: 0,
  },
  {
    says: 'Resultado: $p \\land (\\lnot q \\lor \\lnot r)$',
    is: () => denies(3, example, (p, q, r) => p && (!q || !r)),
    equals: 1,
  },
  { says: 'verdadeira em 3 das 8 linhas', is: () => trues(3, (...row) => !example(...row)), equals: 3 },
  { says: 'nas outras 5', is: () => trues(3, example), equals: 5 },
  {
    says: '[ ] O sistema não caiu e o prazo não acabou.',
    is: () => denies(2, and, (p, q) => !p && !q),
    equals: 0,
  },
  {
    says: '[ ] O sistema não caiu e o prazo acabou.',
    is: () => denies(2, and, (p, q) => !p && q),
    equals: 0,
  },
  {
    says: '[x] O sistema não caiu ou o prazo não acabou.',
    is: () => denies(2, and, (p, q) => !p || !q),
    equals: 1,
  },
  {
    says: '[ ] O sistema caiu ou o prazo não acabou.',
    is: () => denies(2, and, (p, q) => p || !q),
    equals: 0,
  },
  {
    says: 'É uma condicional que fica verdadeira junto com a frase dada',
    is: () => trues(2, (p, q) => implies(!p, !q) && p && q),
    equals: 1,
  },
  {
    says: '[ ] Se a prova não é fácil, então a nota de corte não sobe.',
    is: () => denies(2, implies, (p, q) => implies(!p, !q)),
    equals: 0,
  },
  {
    says: '[ ] Se a prova é fácil, então a nota de corte não sobe.',
    is: () => denies(2, implies, (p, q) => implies(p, !q)),
    equals: 0,
  },
  { says: 'Equivale à própria frase dada', is: () => isSame(2, implies, (p, q) => !p || q), equals: 1 },
  {
    says: '[x] A prova é fácil e a nota de corte não sobe.',
    is: () => denies(2, implies, (p, q) => p && !q),
    equals: 1,
  },
  {
    says: '[ ] A prova não é fácil e a nota de corte sobe.',
    is: () => denies(2, implies, (p, q) => !p && q),
    equals: 0,
  },
  { says: '[ ] Não viajo e não estudo.', is: () => denies(2, xor, (p, q) => !p && !q), equals: 0 },
  { says: '[ ] Viajo e não estudo.', is: () => denies(2, xor, (p, q) => p && !q), equals: 0 },
  {
    says: 'É verdadeira também em casos em que a frase dada é verdadeira',
    is: () => trues(2, (p, q) => implies(p, !q) && p !== q),
    equals: 2,
  },
  {
    says: 'É verdadeira quando viajo e não estudo, como a frase dada',
    is: () => trues(2, (p, q) => (p || !q) && p !== q),
    equals: 1,
  },
  { says: '[x] Viajo se, e somente se, estudo.', is: () => denies(2, xor, iff), equals: 1 },
  {
    says: 'O relatório não está pronto e o prazo não foi ampliado',
    is: () => denies(2, or, (p, q) => !p && !q),
    equals: 1,
  },
  { says: 'Resposta: 1', is: () => trues(3, (p, q, r) => !implies(p && q, r)), equals: 1 },
  {
    says: 'A servidora não fala inglês ou fala francês',
    is: () =>
      denies(
        2,
        (p, q) => p && !q,
        (p, q) => !p || q,
      ),
    equals: 1,
  },
  {
    says: 'Não há quórum e a sessão não é adiada',
    is: () =>
      denies(
        2,
        (p, q) => implies(!p, q),
        (p, q) => !p && !q,
      ),
    equals: 1,
  },
  {
    says: 'Com $p$ verdadeira e $q$ falsa, as duas são verdadeiras',
    is: () => Number(implies(!true, false) && implies(true, !false)),
    equals: 1,
  },
];
