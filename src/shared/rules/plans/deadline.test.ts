import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStudyDay } from '#shared/rules/time/study-day.ts';
import { runs } from '#test/support/runs.ts';
import { deadlineIn, withoutDeadline } from './deadline.ts';

/** A Monday. */
const today = '2026-11-30';

it.each([
  ['trigonometria pra prova de sexta', '2026-12-04', true],
  ['prova de química na segunda-feira', '2026-12-07', true],
  ['prova de química, sexta', '2026-12-04', true],
  ['tenho prova sexta que vem, mitose', '2026-12-04', true],
  ['prova na sexta da semana que vem', '2026-12-11', true],
  ['prova de química na sexta e de física dia 10/12', '2026-12-04', true],
  ['história do brasil até o dia 10/12', '2026-12-10', false],
  ['prova dia 10/12/26', '2026-12-10', true],
  ['prova dia 15, geometria', '2026-12-15', true],
  ['prova dia 1º de dezembro', '2026-12-01', true],
  ['prova dia 5/3 de geometria', '2027-03-05', true],
  ['Enem dia 8 de novembro de 2027, física', '2027-11-08', true],
  ['concurso da PF dia 20/3, informática', '2027-03-20', true],
  ['prova de genética amanhã', '2026-12-01', true],
  ['prova amanhã de genética', '2026-12-01', true],
  ['prova semana que vem, crase', '2026-12-07', false],
  ['passar em Direito Penal no concurso da PF em seis meses', '2027-05-28', false],
  ['inglês para viajar em 3 semanas', '2026-12-20', false],
  ['minha prova daqui a 10 dias: integrais', '2026-12-10', true],
  ['revisar tudo em vinte dias', '2026-12-20', false],
  ['tenho 2 semanas para revisar', '2026-12-13', false],
])('%j is due on %s', (wish, day, isExam) => {
  expect(deadlineIn(wish, today)).toMatchObject({ day, isExam });
});

it.each([
  '',
  'Segunda Guerra Mundial',
  'frações 3/4 e 1/2',
  'Constituição de 5 de outubro de 1988',
  'até a quinta série',
  'gestante em 7 meses de gravidez',
  'prova 10/11/2020',
  'prova 31/2',
  'prova hoje dia 30/11',
  'fui mal na prova do dia 20/11 de química',
  'a prova foi ontem, dia 29/11',
  'tenho 3 dias por semana para aprender inglês',
  'tenho aula em dois dias da semana',
  'tenho 17 anos e vou fazer o enem',
  'parei de estudar por 10 anos, matemática do zero',
  'ditadura militar no Brasil durante 21 anos',
  'A volta ao mundo em 80 dias',
  'juros compostos em 3 anos',
])('%j says no time', (wish) => {
  expect(deadlineIn(wish, today)).toBeUndefined();
});

it.each([
  ['trigonometria pra prova de sexta', 'trigonometria'],
  ['mitose e meiose até sexta de manhã', 'mitose e meiose'],
  ['história do brasil até o dia 10/12', 'história do brasil'],
  ['Direito Penal no concurso da PF em seis meses', 'Direito Penal no concurso da PF'],
  ['prova amanhã de genética', 'prova amanhã de genética'],
  ['Segunda Guerra Mundial', 'Segunda Guerra Mundial'],
])('%j without it is %j', (wish, rest) => {
  expect(withoutDeadline(wish)).toBe(rest);
});

it('is a day ahead, whatever is written', () => {
  const word = fc.constantFrom(
    'prova',
    'até',
    'dia',
    'em',
    'de',
    'sexta',
    '31/2',
    '10/12',
    'dez',
    'meses',
    'é',
    '2 de maio',
    '0 dias',
    '999 anos',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const found = deadlineIn(words.join(' '), today);
      if (found) expect([isStudyDay(found.day), found.day > today]).toEqual([true, true]);
    }),
    runs(200),
  );
});
