import { expect, test } from 'vitest';
import { examDayIn } from './wishes.ts';

/** A Monday. */
const today = '2026-11-23';

test.each([
  ['prova de geometria quinta', '2026-11-26'],
  ['prova na segunda-feira', '2026-11-30'],
  ['prova amanhã', '2026-11-24'],
  ['prova depois de amanhã', '2026-11-25'],
  ['prova em 10 dias', '2026-12-03'],
  ['prova daqui a 2 semanas', '2026-12-07'],
  ['prova dia 20/12', '2026-12-20'],
  ['prova dia 05/03', '2027-03-05'],
  ['prova semana que vem', '2026-11-30'],
  ['prova da segunda guerra', null],
  ['prova dia 45/13', null],
  ['prova de química', null],
])('%j is on %s', (message, day) => {
  expect(examDayIn(message, today)).toBe(day);
});
