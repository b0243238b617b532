import type { Check } from '../check.ts';
import { all, follows, none, type Sentence, some, someNot } from './enumerate.ts';

const [A, B, C] = [0, 1, 2];
const forms = [all, none, some, someNot];
/** All sentences between two of three sets, with what they are. */
const sentences = (a: number, b: number) =>
  [
    [a, b],
    [b, a],
  ].flatMap(([one, other]) => forms.map((form) => ({ form, says: form(one!, other!) })));
const isNegative = (form: unknown) => form === none || form === someNot;
const isParticular = (form: unknown) => form === some || form === someNot;

/** All valid syllogisms, the sets not being empty: the forms of their premises and of their conclusion. */
const valid = sentences(A, B).flatMap((one) =>
  sentences(B, C).flatMap((other) =>
    sentences(A, C)
      .filter(({ says }) => follows(3, [one.says, other.says], says))
      .map((end) => ({ premises: [one.form, other.form], end: end.form })),
  ),
);
const count = (premises: Sentence[], end: Sentence) => follows(3, premises, end);

export const checks: Check[] = [
  {
    says: 'logo, todo gato é vertebrado',
    is: () => count([all(B, C), all(A, B)], all(A, C)),
    equals: 1,
  },
  {
    says: 'não se tira nada entre A e C',
    is: () => sentences(A, C).filter(({ says }) => count([all(A, B), some(B, C)], says)).length,
    equals: 0,
  },
  {
    says: 'De duas premissas negativas nada se conclui',
    is: () => valid.filter(({ premises }) => premises.every(isNegative)).length,
    equals: 0,
  },
  {
    says: 'De duas premissas particulares, com “algum”, nada se conclui',
    is: () => valid.filter(({ premises }) => premises.every(isParticular)).length,
    equals: 0,
  },
  {
    says: 'Se uma premissa é negativa, a conclusão é negativa',
    is: () => valid.filter(({ premises, end }) => premises.some(isNegative) && !isNegative(end)).length,
    equals: 0,
  },
  {
    says: 'Se uma premissa é particular, a conclusão é particular',
    is: () => valid.filter(({ premises, end }) => premises.some(isParticular) && !isParticular(end)).length,
    equals: 0,
  },
  {
    says: '“Nenhum auditor é sócio da empresa”',
    is: () => count([all(A, B), none(B, C)], none(A, C)),
    equals: 1,
  },
  {
    says: '“Nenhum sócio da empresa é auditor”',
    is: () => count([all(A, B), none(B, C)], none(C, A)),
    equals: 1,
  },
  {
    says: 'A frase é possível, mas não necessária',
    is: () => count([all(A, B), none(B, C)], someNot(B, A)),
    equals: 0,
  },
  {
    says: 'Que algum A é C.',
    is: () => count([some(A, B), all(B, C)], some(A, C)),
    equals: 1,
  },
  { says: '[ ] Todo graduado é juiz.', is: () => count([all(A, B), all(B, C)], all(C, A)), equals: 0 },
  {
    says: '[ ] Algum juiz não é graduado.',
    is: () => count([all(A, B), all(B, C)], someNot(A, C)),
    equals: 0,
  },
  { says: '[x] Todo juiz é graduado.', is: () => count([all(A, B), all(B, C)], all(A, C)), equals: 1 },
  { says: '[ ] Todo bacharel é juiz.', is: () => count([all(A, B), all(B, C)], all(B, A)), equals: 0 },
  { says: '[ ] Nenhum graduado é juiz.', is: () => count([all(A, B), all(B, C)], none(C, A)), equals: 0 },
  {
    says: '[ ] Nenhum animal do lago é ave.',
    is: () => count([none(B, C), some(A, B)], none(A, C)),
    equals: 0,
  },
  {
    says: '[ ] Algum animal do lago é ao mesmo tempo ave.',
    is: () => count([none(B, C), some(A, B)], some(A, C)),
    equals: 0,
  },
  {
    says: '[ ] Toda ave é animal que vive fora do lago.',
    is: () => count([none(B, C), some(A, B)], none(C, A)),
    equals: 0,
  },
  {
    says: '[x] Algum animal do lago não é ave.',
    is: () => count([none(B, C), some(A, B)], someNot(A, C)),
    equals: 1,
  },
  {
    says: '[ ] Todo animal do lago é peixe.',
    is: () => count([none(B, C), some(A, B)], all(A, B)),
    equals: 0,
  },
  { says: '[ ] Todo artista é leitor.', is: () => count([some(A, B), all(B, C)], all(A, C)), equals: 0 },
  {
    says: '[ ] Algum leitor não é artista.',
    is: () => count([some(A, B), all(B, C)], someNot(C, A)),
    equals: 0,
  },
  { says: '[ ] Todo leitor é professor.', is: () => count([some(A, B), all(B, C)], all(C, B)), equals: 0 },
  {
    says: '[ ] Algum artista não é leitor.',
    is: () => count([some(A, B), all(B, C)], someNot(A, C)),
    equals: 0,
  },
  { says: '[x] Algum artista é leitor.', is: () => count([some(A, B), all(B, C)], some(A, C)), equals: 1 },
  {
    says: 'de “Algum A é B” e “Algum B é C” conclui-se que algum A é C',
    is: () => count([some(A, B), some(B, C)], some(A, C)),
    equals: 0,
  },
  { says: 'Resposta: Nenhum', is: () => count([all(A, B), none(B, C)], none(A, C)), equals: 1 },
  {
    says: 'A conclusão é possível, mas não necessária',
    is: () => count([all(A, B), some(B, C)], some(A, C)),
    equals: 0,
  },
];
