import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../catalogue.ts';
import { readWish } from '../read-wish.ts';

const catalogue = await openCatalogue();
const read = (title: string) => readWish({ title, subject: '', goals: [], description: '' }, catalogue);
const subjectsOf = (title: string) => read(title).scopes.map(({ entry }) => entry.subject);

describe('a list of subjects', () => {
  it.each([
    ['história, geografia, filosofia', ['História', 'Geografia', 'Filosofia']],
    ['prova de história, português e artes', ['História', 'Língua Portuguesa', 'Artes']],
    ['redação, educação física e física', ['Redação', 'Educação Física', 'Física']],
    ['geografia e educação física', ['Geografia', 'Educação Física']],
    ['português e matemática 4º ano', ['Português dos Anos Iniciais', 'Matemática dos Anos Iniciais']],
  ])('is each of them: %s', (title, subjects) => {
    const { scopes } = read(title);
    expect(scopes.map(({ entry }) => entry.subject).toSorted()).toEqual(subjects.toSorted());
    expect(scopes.every(({ asked }) => asked.length === 0) || /ano/.test(title)).toBe(true);
  });
});

describe('an area of the secondary school', () => {
  it.each([
    ['quero melhorar em humanas', ['Filosofia', 'Geografia', 'História', 'Sociologia']],
    ['me ajuda com exatas', ['Física', 'Matemática', 'Química']],
    ['ciências da natureza', ['Biologia', 'Física', 'Química']],
    ['ciências da natureza 8 ano', ['Ciências']],
    ['sou de humanas e quero aprender python', ['Python']],
    ['células humanas', ['Biologia']],
  ])('is its subjects: %s', (title, subjects) => {
    expect(subjectsOf(title).toSorted()).toEqual(subjects);
  });

  it('is that of an examination beside one', () => {
    expect(read('enem humanas').exam?.name).toBe('o Enem');
  });
});
