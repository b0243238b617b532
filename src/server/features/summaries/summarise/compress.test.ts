import { expect, it } from 'vitest';
import { compress } from './compress.ts';

it.each([
  ['brackets', 'A glicose (um açúcar simples) alimenta a célula.', 'A glicose alimenta a célula.'],
  ['an aside between dashes', 'A água — um solvente polar — dissolve sais.', 'A água dissolve sais.'],
  ['a connective before a comma', 'Além disso, a dívida cresceu.', 'A dívida cresceu.'],
  ['a connective without a comma', 'Mas a lei não foi cumprida.', 'A lei não foi cumprida.'],
  ['a connective before the verb', 'O remédio, contudo, é lento e amargo.', 'O remédio é lento e amargo.'],
  [
    'a connective after the verb',
    'Sobreviveu, também, o costume de esperar.',
    'Sobreviveu o costume de esperar.',
  ],
  [
    'a connective before the subject, but not the comma',
    'Para o restante do mundo, no entanto, a guerra foi quente.',
    'Para o restante do mundo, a guerra foi quente.',
  ],
  [
    'a connective before an apposition, but not its comma',
    'A polar atlântica, enfim, fria e úmida, provoca frentes frias.',
    'A polar atlântica, fria e úmida, provoca frentes frias.',
  ],
  [
    'what follows the first independent clause',
    'A variação da pressão desloca o equilíbrio da reação; o catalisador apenas acelera as duas reações.',
    'A variação da pressão desloca o equilíbrio da reação.',
  ],
])('leaves out %s', (_, sentence, shorter) => {
  expect(compress(sentence)).toContain(shorter);
});

it.each([
  'O gás se expande quando aquece.',
  'Assim como o som, a luz se propaga em ondas.',
  'Também os fungos respiram oxigênio.',
  'Há três fases: a prófase, em que o núcleo some; a metáfase, em que tudo se alinha; a anáfase.',
  'Uns dizem que o plano salvou o país; outros dizem que o arruinou de uma vez.',
  'Não se trata de desleixo dos fabricantes, mas de um limite da natureza; o motor perde calor.',
  'O número dois, que é par, é o menor dos primos.',
])('leaves "%s" as it is', (sentence) => {
  expect(compress(sentence)).toEqual([]);
});
