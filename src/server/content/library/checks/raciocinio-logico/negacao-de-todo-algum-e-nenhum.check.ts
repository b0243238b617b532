import type { Check } from '../check.ts';
import { range, rows, sequences } from './enumerate.ts';

/** Five individuals, each with the property or without it, in every way. */
const groups = rows(5);
type Claim = (group: boolean[]) => boolean;
const all: Claim = (group) => group.every((has) => has);
const some: Claim = (group) => group.some((has) => has);
const someNot: Claim = (group) => group.some((has) => !has);
const none: Claim = (group) => group.every((has) => !has);
const denies = (one: Claim, other: Claim) => Number(groups.every((group) => one(group) !== other(group)));

/** Two or three sectors with servants on leave or not. */
const offices = sequences(
  [...rows(1), ...rows(2)].map((office) => office),
  2,
);
type Rule = (offices: boolean[][]) => boolean;
const rule: Rule = (offices) => offices.every(some);
const deniesRule = (other: Rule) => Number(offices.every((these) => rule(these) !== other(these)));
const goesWith = (other: Rule) => Number(offices.some((these) => rule(these) && other(these)));

/** Two properties of each of three candidates. */
const pairs = sequences(rows(2), 3);
/** What each of two students solved of two exercises. */
const solved = sequences(rows(2), 2);

export const checks: Check[] = [
  { says: '| Todo A é B | Algum A não é B |', is: () => denies(all, someNot), equals: 1 },
  { says: '| Algum A não é B | Todo A é B |', is: () => denies(someNot, all), equals: 1 },
  { says: '| Nenhum A é B | Algum A é B |', is: () => denies(none, some), equals: 1 },
  { says: '| Algum A é B | Nenhum A é B |', is: () => denies(some, none), equals: 1 },
  {
    says: '“Todo aluno estuda” e “Nenhum aluno estuda” são ambas falsas',
    is: () => Number(all([true, true, false, false]) || none([true, true, false, false])),
    equals: 0,
  },
  {
    says: '“Algum aluno não leu nenhum livro”',
    is: () =>
      Number(solved.every((readers) => readers.every(some) !== readers.some((books) => !some(books)))),
    equals: 1,
  },
  {
    says: '“Algum candidato não é maior de idade ou não é brasileiro”',
    is: () =>
      Number(
        pairs.every(
          (candidates) =>
            candidates.every(([adult, native]) => adult && native) !==
            candidates.some(([adult, native]) => !adult || !native),
        ),
      ),
    equals: 1,
  },
  {
    says: 'a frase dada é falsa e a negação é verdadeira',
    is: () => [2, 1, 0].filter((speakers) => speakers === 0).length,
    equals: 1,
  },
  {
    says: 'as duas podem ser verdadeiras juntas',
    is: () => Number(groups.some((group) => some(group) && someNot(group))),
    equals: 1,
  },
  { says: '[ ] Nenhum candidato assinou a lista.', is: () => denies(all, none), equals: 0 },
  { says: '[x] Algum candidato não assinou a lista.', is: () => denies(all, someNot), equals: 1 },
  { says: '[ ] Algum candidato assinou a lista.', is: () => denies(all, some), equals: 0 },
  {
    says: '[ ] Nenhum candidato deixou de assinar a lista.',
    is: () => Number(groups.every((group) => !someNot(group) === all(group))),
    equals: 1,
  },
  { says: '[ ] Todo processo está atrasado.', is: () => denies(none, all), equals: 0 },
  { says: '[ ] Algum processo não está atrasado.', is: () => denies(none, someNot), equals: 0 },
  { says: '[x] Pelo menos um processo está atrasado.', is: () => denies(none, some), equals: 1 },
  { says: '[ ] Todo processo está em dia', is: () => denies(none, none), equals: 0 },
  {
    says: '[ ] Nem todo processo está atrasado.',
    is: () => denies(none, (group) => !all(group)),
    equals: 0,
  },
  {
    says: '[ ] Nenhum setor tem servidor de férias.',
    is: () => deniesRule((these) => these.every(none)),
    equals: 0,
  },
  {
    says: '[ ] Algum setor tem algum servidor de férias.',
    is: () => goesWith((these) => these.some(some)),
    equals: 1,
  },
  {
    says: '[ ] Todo setor tem algum servidor que não está de férias.',
    is: () => goesWith((these) => these.every(someNot)),
    equals: 1,
  },
  {
    says: '[x] Algum setor não tem nenhum servidor de férias.',
    is: () => deniesRule((these) => these.some(none)),
    equals: 1,
  },
  {
    says: '[ ] Algum setor tem algum servidor que não está de férias.',
    is: () => goesWith((these) => these.some(someNot)),
    equals: 1,
  },
  {
    says: 'a negação de “Algum gato é preto” é “Nenhum gato é preto”',
    is: () => denies(some, none),
    equals: 1,
  },
  {
    says: 'Resposta: 1',
    is: () => Math.min(...range(0, 30).filter((absent) => !(absent === 0))),
    equals: 1,
  },
  {
    says: '“Algum servidor não é pontual ou não é cortês.”',
    is: () =>
      Number(pairs.every((all3) => all3.every(([p, c]) => p && c) !== all3.some(([p, c]) => !p || !c))),
    equals: 1,
  },
  {
    says: 'As duas frases dizem o mesmo',
    is: () =>
      Number(solved.every((students) => !students.some(all) === students.every((one) => someNot(one)))),
    equals: 1,
  },
];
