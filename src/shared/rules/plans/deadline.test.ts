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
  ['tenho prova sexta que vem, mitose', '2026-12-04', true],
  ['história do brasil até o dia 10/12', '2026-12-10', false],
  ['prova dia 5/3 de geometria', '2027-03-05', true],
  ['Enem dia 8 de novembro de 2027, física', '2027-11-08', false],
  ['prova de genética amanhã', '2026-12-01', true],
  ['concurso da PF dia 20/3, informática', '2027-03-20', true],
  ['prova amanhã de genética', '2026-12-01', true],
  ['passar em Direito Penal no concurso da PF em seis meses', '2027-05-29', false],
  ['inglês para viajar em 3 semanas', '2026-12-21', false],
  ['minha prova daqui a 10 dias: integrais', '2026-12-10', true],
  ['tenho 2 semanas para revisar', '2026-12-14', false],
  ['Segunda Guerra Mundial', undefined, false],
  ['frações 3/4 e 1/2', undefined, false],
  ['Constituição de 5 de outubro de 1988', undefined, false],
  ['prova 10/11/2020', undefined, false],
  ['prova 31/2', undefined, false],
  ['até a quinta série', undefined, false],
  ['gestante em 7 meses de gravidez', undefined, false],
  ['', undefined, false],
])('%j is due on %s', (wish, day, isExam) => {
  const found = deadlineIn(wish, today);
  expect(found?.day).toBe(day);
  if (found) expect(found.isExam).toBe(isExam);
});

it.each([
  ['trigonometria pra prova de sexta', 'trigonometria'],
  ['história do brasil até o dia 10/12', 'história do brasil'],
  ['Direito Penal no concurso da PF em seis meses', 'Direito Penal no concurso da PF'],
  ['prova de química na segunda-feira', 'prova de química'],
  ['minha prova daqui a 10 dias: integrais', ': integrais'],
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
