import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueMatcher, effortOfMatches, lessonOfMatch, type MatchTopic } from './match-catalogue.ts';

let match: MatchTopic;
beforeAll(async () => {
  match = await catalogueMatcher();
});

describe("a topic of a syllabus is the curriculum's", () => {
  it.each([
    ['Matemática', 'Função quadrática', 'Matemática#Função quadrática'],
    ['MATEMÁTICA', 'Análise combinatória: arranjos e permutações', 'Matemática#Análise combinatória'],
    [
      'Noções de Direito Constitucional',
      'Remédios constitucionais',
      'Direito Constitucional#Remédios constitucionais',
    ],
  ])('%s: %s', (discipline, text, key) => {
    expect(match(discipline, text)).toBe(key);
  });
});

describe('no match is better than a wrong one', () => {
  it.each([
    ['Matemática', 'Lei Orgânica do Município e suas alterações posteriores'],
    ['Legislação Institucional', 'Função quadrática'],
    ['Matemática', 'Função'],
    ['Matemática', ''],
  ])('%s: %s', (discipline, text) => {
    expect(match(discipline, text)).toBeNull();
  });
});

it('knows the effort and the lesson of a match', async () => {
  const efforts = await effortOfMatches(['Matemática#Função quadrática', 'Matemática#Nada']);
  expect([...efforts.keys()]).toEqual(['Matemática#Função quadrática']);
  expect(efforts.get('Matemática#Função quadrática')).toBeGreaterThanOrEqual(1);
  expect(lessonOfMatch('Matemática#Função quadrática')).toEqual({
    subject: 'matematica',
    lesson: 'funcao-quadratica',
  });
  expect(lessonOfMatch('Nada#Nada')).toBeNull();
});
