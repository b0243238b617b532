import { expect, it } from 'vitest';
import { readLesson } from '#server/content/library.ts';
import { withKeyTerms } from './key-terms.ts';

const topic = (name: string) => ({ name, description: 'O que é.', priority: 'alta' as const, weight: 3 });

it('gives a topic the terms of its lesson, also beside other subjects', async () => {
  const terms = readLesson('fisica', 'acustica').terms.map(({ term }) => term);
  expect(await withKeyTerms('Física', [topic('Acústica')])).toEqual([{ ...topic('Acústica'), terms }]);
  const [labelled] = await withKeyTerms('Enem', [topic('Acústica (Física)')]);
  expect(labelled?.terms).toEqual(terms);
});

it.each([
  ['Matemática', 'Coeficientes e raiz (Função afim)'],
  ['Enem', 'Acústica'],
  ['Violão', 'Acordes'],
  ['', ''],
])('leaves as it is what no lesson teaches as a whole: %s, “%s”', async (subject, name) => {
  expect(await withKeyTerms(subject, [topic(name)])).toEqual([topic(name)]);
});
