import { describe, expect, it } from 'vitest';
import { levelIn, titleOf } from './suggestion-words.ts';

describe('the level that a wish names', () => {
  it.each([
    ['Biologia do zero', 'iniciante'],
    ['Inglês básico para iniciante', 'iniciante'],
    ['nunca estudei física e quero começar', 'iniciante'],
    ['Introdução à programação', 'iniciante'],
    ['Espanhol intermediário', 'intermediário'],
    ['Já sei o básico de inglês e quero conversar', 'intermediário'],
    ['Direito penal avançado', 'avançado'],
    ['Quero me aprofundar em genética', 'avançado'],
    ['Matemática para o Enem', undefined],
    ['química menos orgânica (essa eu já domino)', undefined],
    ['Excel do básico ao avançado', undefined],
    ['Saneamento básico para concurso', undefined],
    ['Atenção básica no SUS', undefined],
  ])('%s', (prompt, level) => {
    expect(levelIn(prompt)).toBe(level);
  });
});

describe('the title of a wish', () => {
  it.each([
    ['Passar em medicina no enem', 'Medicina no Enem'],
    ['Quero gabaritar noções de informática', 'Noções de informática'],
    ['Gabaritar natureza no Enem', 'Natureza no Enem'],
    ['passar em Direito Penal no concurso da pf em seis meses', 'Direito Penal no concurso da PF'],
    ['História do Brasil até o dia 10/12', 'História do Brasil'],
    ['Trigonometria pra prova de sexta', 'Trigonometria'],
    ['Quero tirar 1000 na redação do enem', 'Redação do Enem'],
    ['Biologia do zero', 'Biologia'],
    ['Inglês básico para iniciante', 'Inglês'],
    ['Direito penal avançado', 'Direito penal'],
    ['Excel do básico ao avançado', 'Excel'],
    ['Quero aprender crochê do zero', 'Crochê'],
    ['Saneamento básico', 'Saneamento básico'],
    ['preciso revisar genética', 'Genética'],
    ['Genética', 'Genética'],
    ['ENEM', 'Enem'],
    ['???', '???'],
  ])('%s', (prompt, title) => {
    expect(titleOf(prompt)).toBe(title);
  });
});
