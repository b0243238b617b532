import { describe, expect, it } from 'vitest';
import {
  type SuggestedFields,
  suggestionFor,
  timesWithout,
  topicsExpected,
  withGoal,
  withLevel,
  withoutSuggestion,
} from './suggestion.ts';

const goalsOf = (...texts: string[]) => texts.map((text) => ({ text }));
const written: SuggestedFields = {
  title: 'PF',
  subject: '',
  difficulty: 'iniciante',
  description: 'Já vi Direito Constitucional.',
  goals: goalsOf('Passar na primeira fase'),
};
const topics = ['Dolo', 'Culpa', 'Tentativa', 'Concurso', 'Penas', 'Furto', 'Roubo'];
const levels = {
  iniciante: { description: 'Para começar.', topics: ['Crime', ...topics] },
  intermediário: { description: 'Seis meses até a prova.', topics },
  avançado: { description: 'A fundo.', topics: topics.toReversed() },
};
const answer = {
  title: 'Direito Penal para a PF',
  subject: 'Direito Penal',
  difficulty: 'intermediário' as const,
  ...levels.intermediário,
  levels,
  question: '',
  choices: ['Direito'],
};
const local = { engine: 'local', fallback: null } as const;
const suggestion = suggestionFor(written, answer, local, 7);

describe('suggestions', () => {
  it('fill the fields, with the first five topics as goals', () => {
    expect(suggestion.filled).toEqual({
      title: 'Direito Penal para a PF',
      description: 'Seis meses até a prova.',
      subject: 'Direito Penal',
      difficulty: 'intermediário',
      goals: goalsOf('Dolo', 'Culpa', 'Tentativa', 'Concurso', 'Penas'),
    });
    expect(suggestion.others).toEqual(['Furto', 'Roubo']);
    expect(suggestion.before).toEqual(written);
  });

  it('keep what the student wrote where they have nothing to say', () => {
    const nothing = { ...levels, intermediário: { description: '', topics: [] } };
    const { filled } = suggestionFor(written, { ...answer, title: '', levels: nothing }, local, 7);
    expect(filled).toEqual({ ...written, difficulty: 'intermediário', subject: 'Direito Penal' });
  });
});

describe('taking suggestions back', () => {
  it('restores every field', () => {
    expect(withoutSuggestion(suggestion.filled, suggestion)).toEqual(written);
    expect(withoutSuggestion({ ...suggestion.filled, goals: goalsOf('Furto') }, suggestion)).toEqual(written);
  });

  it('leaves what was written since', () => {
    const form = {
      ...suggestion.filled,
      title: 'Penal em seis meses',
      goals: [...suggestion.filled.goals, ...goalsOf('Furto', 'Ler o código')],
    };
    expect(withoutSuggestion(form, suggestion)).toEqual({
      ...written,
      title: 'Penal em seis meses',
      goals: goalsOf('Passar na primeira fase', 'Ler o código'),
    });
  });

  it('leaves no empty goal beside one written since, and one when there was nothing', () => {
    const fromNothing = suggestionFor({ ...written, goals: goalsOf('') }, answer, local, 7);
    const back = (...texts: string[]) =>
      withoutSuggestion({ ...fromNothing.filled, goals: goalsOf(...texts) }, fromNothing).goals;
    expect(back('Dolo', 'Ler o código')).toEqual(goalsOf('Ler o código'));
    expect(back('Dolo')).toEqual(goalsOf(''));
  });
});

describe('what the plan will be', () => {
  const size = (asked: number, topicsCount: number) =>
    topicsExpected({
      suggestions: [suggestionFor(written, answer, local, asked)],
      difficulty: 'intermediário',
      topicsCount,
    });

  it('is as many topics as were found, where that is fewer than asked for', () => {
    expect([size(20, 20), size(20, 5), size(7, 30)]).toEqual([7, 5, 30]);
    expect(topicsExpected({ suggestions: [], difficulty: 'iniciante', topicsCount: 20 })).toBe(20);
  });

  it('is due when the sentence said, until that is taken back or changed', () => {
    const before = { examDate: '', endDate: '2026-04-06', numberOfWeeks: 4 };
    const filled = { examDate: '2026-03-20', endDate: '2026-03-20', numberOfWeeks: 2 };
    const timed = { ...suggestion, times: { before, filled } };
    expect(timesWithout(filled, timed)).toEqual(before);
    expect(timesWithout({ ...filled, numberOfWeeks: 1 }, timed)).toEqual({ ...before, numberOfWeeks: 1 });
    expect(timesWithout(filled, suggestion)).toEqual(filled);
  });
});

describe('another level', () => {
  it('rewrites the description, the goals and the other topics, which are taken back as before', () => {
    const { fields, suggestion: next } = withLevel(suggestion.filled, suggestion, 'iniciante');
    expect(fields).toEqual({
      ...suggestion.filled,
      difficulty: 'iniciante',
      description: 'Para começar.',
      goals: goalsOf('Crime', 'Dolo', 'Culpa', 'Tentativa', 'Concurso'),
    });
    expect(next.others).toEqual(['Penas', 'Furto', 'Roubo']);
    expect(withoutSuggestion(fields, next)).toEqual(written);
    expect(withLevel(fields, next, 'intermediário').fields).toEqual(suggestion.filled);
  });

  it('leaves what the student has written since', () => {
    const form = { ...suggestion.filled, description: 'Minha.', goals: goalsOf('Dolo', 'Ler o código') };
    const { fields } = withLevel(form, suggestion, 'avançado');
    expect(fields).toEqual({ ...form, difficulty: 'avançado' });
  });
});

it('a topic becomes a goal in the first empty place, or at the end', () => {
  expect(withGoal(goalsOf('Dolo', ' '), 'Furto')).toEqual(goalsOf('Dolo', 'Furto'));
  expect(withGoal(goalsOf('Dolo'), 'Furto')).toEqual(goalsOf('Dolo', 'Furto'));
});
