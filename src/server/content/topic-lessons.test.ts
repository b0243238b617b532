import { expect, it } from 'vitest';
import { curriculumOf, librarySubjects } from './library.ts';
import { lessonOfTopic, librarySubjectOf } from './topic-lessons.ts';

const affine = { subject: 'matematica', lesson: 'funcao-afim' };
const vectors = { subject: 'fisica', lesson: 'vetores' };

it.each([
  ['Matemática', 'Função afim', affine],
  ['matematica', ' função AFIM', affine],
  ['Matemática e suas tecnologias', 'Função afim', affine],
  ['Matemática e Física', 'Vetores', vectors],
  ['Matemática, Física e História', 'Função afim', affine],
  ['Enem', 'Função afim (Matemática)', affine],
  ['Enem', 'Vetores (Física)', vectors],
  ['Matemática', 'Coeficientes e raiz (Função afim)', affine],
])('of %s, %s has a lesson', (subject, topic, lesson) => {
  expect(lessonOfTopic(subject, topic)).toEqual(lesson);
});

it.each([
  ['Matemática', 'Função'],
  ['Matemática', 'Minhas funções afins'],
  ['Enem', 'Função afim'],
  ['Álgebra', 'Função quadrática'],
  ['Físico-Química', 'Equilíbrio químico'],
  ['Educação Física', 'Vetores'],
  ['Enem', 'Vetores (Matemática)'],
  ['Enem', 'Coeficientes (Função afim)'],
  ['Matemática', ''],
  ['', ''],
])('of %s, “%s” has none', (subject, topic) => {
  expect(lessonOfTopic(subject, topic)).toBeNull();
});

it('finds the lesson of each topic that its subject teaches', () => {
  for (const slug of librarySubjects()) {
    const { subject, topics } = curriculumOf(slug);
    for (const { name } of topics) expect(lessonOfTopic(subject, name)?.subject, name).toBe(slug);
  }
});

it.each([
  ['Química', 'quimica'],
  [' matematica ', 'matematica'],
  ['Físico-Química', null],
  ['Educação Física', null],
  ['', null],
])('a subject named “%s” stands in the library as %s', (name, slug) => {
  expect(librarySubjectOf(name)).toBe(slug);
});
