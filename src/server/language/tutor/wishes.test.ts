import { describe, expect, test } from 'vitest';
import { askTutor } from '#test/support/ask-tutor.ts';
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

describe('a plan is summed up', () => {
  const plan = (title: string) => ({ id: title, title, topics: ['Solos', 'Rochas'] });
  const ask = (...titles: string[]) =>
    askTutor('resume meu plano', [], ['o que é solo?'], {
      shelf: { summaries: [], decks: [], plans: titles.map(plan) },
    });

  test('where there is one', () =>
    expect(ask('Geologia')).toMatch(/Geologia.*2 tópicos:\n\n- Solos\n- Rochas/su));
  test('of several, once it is said which', () =>
    expect(ask('Geologia', 'Inglês')).toMatch(/^De qual plano.*“resuma o plano Geologia”.*Inglês/su));
  test('and where there is none, one is made first', () =>
    expect(ask()).toContain('[Crie um plano](/study-plans/create)'));
});
