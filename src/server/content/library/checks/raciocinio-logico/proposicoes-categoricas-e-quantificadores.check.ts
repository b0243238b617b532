import type { Check } from '../check.ts';
import { all, follows, none, range, type Sentence, some, someNot } from './enumerate.ts';

const not =
  (sentence: Sentence): Sentence =>
  (world) =>
    !sentence(world);
const never: Sentence = () => false;
/** 1 if some world with an A and a B makes both true. */
const together = (one: Sentence, other: Sentence) => 1 - follows(2, [one, other], never);
const outside =
  (a: number, b: number): Sentence =>
  (world) =>
    world.every((one) => one[a] || !one[b]);
const [A, B] = [0, 1];

export const checks: Check[] = [
  {
    says: '“Todo A é B” não diz que todo B é A',
    is: () => follows(2, [all(A, B)], all(B, A)),
    equals: 0,
  },
  { says: 'quem não é B não é A', is: () => follows(2, [all(A, B)], outside(B, A)), equals: 1 },
  {
    says: '“algum A é B” não garante que algum A não seja B',
    is: () => follows(2, [some(A, B)], someNot(A, B)),
    equals: 0,
  },
  {
    says: '“Algum A é B” e “nenhum A é B” podem ser invertidas',
    is: () => follows(2, [some(A, B)], some(B, A)) + follows(2, [none(A, B)], none(B, A)),
    equals: 2,
  },
  {
    says: '“Algum A não é B” não pode',
    is: () => follows(2, [someNot(A, B)], someNot(B, A)),
    equals: 0,
  },
  {
    says: 'A com O e E com I: uma é verdadeira e a outra é falsa',
    is: () =>
      follows(2, [all(A, B)], not(someNot(A, B))) +
      follows(2, [not(all(A, B))], someNot(A, B)) +
      follows(2, [none(A, B)], not(some(A, B))) +
      follows(2, [not(none(A, B))], some(A, B)),
    equals: 4,
  },
  { says: 'não podem ser ambas verdadeiras', is: () => together(all(A, B), none(A, B)), equals: 0 },
  {
    says: 'mas podem ser ambas falsas',
    is: () => together(not(all(A, B)), not(none(A, B))),
    equals: 1,
  },
  {
    says: 'não podem ser ambas falsas',
    is: () => together(not(some(A, B)), not(someNot(A, B))),
    equals: 0,
  },
  { says: 'mas podem ser ambas verdadeiras', is: () => together(some(A, B), someNot(A, B)), equals: 1 },
  {
    says: 'se a universal é verdadeira, a particular também é',
    is: () => follows(2, [all(A, B)], some(A, B)) + follows(2, [none(A, B)], someNot(A, B)),
    equals: 2,
  },
  {
    says: 'As outras duas ficariam em aberto',
    is: () =>
      together(not(all(A, B)), none(A, B)) +
      together(not(all(A, B)), not(none(A, B))) +
      together(not(all(A, B)), some(A, B)) +
      together(not(all(A, B)), not(some(A, B))),
    equals: 4,
  },
  {
    says: '[ ] Quem é servidor é também analista.',
    is: () => follows(2, [all(A, B)], all(B, A)),
    equals: 0,
  },
  {
    says: '[ ] Algum servidor não é analista.',
    is: () => follows(2, [all(A, B)], someNot(B, A)),
    equals: 0,
  },
  {
    says: '[ ] Quem não é analista não é servidor.',
    is: () => follows(2, [all(A, B)], outside(A, B)),
    equals: 0,
  },
  {
    says: '[x] Quem não é servidor não é analista.',
    is: () => follows(2, [all(A, B)], outside(B, A)),
    equals: 1,
  },
  {
    says: '[ ] Algum analista não é servidor.',
    is: () => together(all(A, B), someNot(A, B)),
    equals: 0,
  },
  { says: '[ ] Algum B não é A.', is: () => together(all(A, B), someNot(B, A)), equals: 1 },
  {
    says: '[x] Algum A não é B.',
    is: () => follows(2, [not(all(A, B))], someNot(A, B)) - together(all(A, B), someNot(A, B)),
    equals: 1,
  },
  { says: '[x] Algum atleta é médico.', is: () => follows(2, [some(A, B)], some(B, A)), equals: 1 },
  { says: '[ ] Algum médico não é atleta.', is: () => follows(2, [some(A, B)], someNot(A, B)), equals: 0 },
  { says: '[ ] Todo médico é atleta.', is: () => follows(2, [some(A, B)], all(A, B)), equals: 0 },
  { says: '[ ] Algum atleta não é médico.', is: () => follows(2, [some(A, B)], someNot(B, A)), equals: 0 },
  {
    says: '[ ] Nem todo médico é atleta.',
    is: () => follows(2, [some(A, B)], not(all(A, B))),
    equals: 0,
  },
  {
    says: 'Pode ser que todos tenham faltado',
    is: () => together(some(A, B), not(someNot(A, B))),
    equals: 1,
  },
  {
    says: 'Resposta: 12',
    is: () => range(1, 20).filter((one) => !range(1, 8).includes(one)).length,
    equals: 12,
  },
  {
    says: '“Algum processo da vara está parado” (I), é verdadeira',
    is: () => follows(2, [not(none(A, B))], some(A, B)),
    equals: 1,
  },
  {
    says: '(A) fica em aberto',
    is: () => together(not(none(A, B)), all(A, B)) + together(not(none(A, B)), not(all(A, B))),
    equals: 2,
  },
  {
    says: '(O) também fica em aberto',
    is: () => together(not(none(A, B)), someNot(A, B)) + together(not(none(A, B)), not(someNot(A, B))),
    equals: 2,
  },
];
