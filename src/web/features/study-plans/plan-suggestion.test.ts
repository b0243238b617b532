import { describe, expect, it } from 'vitest';
import { type SuggestedFields, suggestionFor, withGoal, withoutSuggestion } from './plan-suggestion.ts';

const goalsOf = (...texts: string[]) => texts.map((text) => ({ text }));
const written: SuggestedFields = {
  title: 'PF',
  subject: '',
  description: 'Já vi Direito Constitucional.',
  goals: goalsOf('Passar na primeira fase'),
};
const answer = {
  title: 'Direito Penal para a PF',
  description: 'Seis meses até a prova.',
  subject: 'Direito Penal',
  topics: ['Dolo', 'Culpa', 'Tentativa', 'Concurso', 'Penas', 'Furto', 'Roubo'],
};
const suggestion = suggestionFor(written, answer, 'local');

describe('suggestions', () => {
  it('fill the fields, with the first five topics as goals', () => {
    expect(suggestion.filled).toEqual({
      title: 'Direito Penal para a PF',
      description: 'Seis meses até a prova.',
      subject: 'Direito Penal',
      goals: goalsOf('Dolo', 'Culpa', 'Tentativa', 'Concurso', 'Penas'),
    });
    expect(suggestion.others).toEqual(['Furto', 'Roubo']);
    expect(suggestion.before).toEqual(written);
  });

  it('keep what the student wrote where they have nothing to say', () => {
    const { filled } = suggestionFor(written, { ...answer, title: '', description: '', topics: [] }, 'local');
    expect(filled).toEqual({ ...written, subject: 'Direito Penal' });
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
    const fromNothing = suggestionFor({ ...written, goals: goalsOf('') }, answer, 'local');
    const back = (...texts: string[]) =>
      withoutSuggestion({ ...fromNothing.filled, goals: goalsOf(...texts) }, fromNothing).goals;
    expect(back('Dolo', 'Ler o código')).toEqual(goalsOf('Ler o código'));
    expect(back('Dolo')).toEqual(goalsOf(''));
  });
});

it('a topic becomes a goal in the first empty place, or at the end', () => {
  expect(withGoal(goalsOf('Dolo', ' '), 'Furto')).toEqual(goalsOf('Dolo', 'Furto'));
  expect(withGoal(goalsOf('Dolo'), 'Furto')).toEqual(goalsOf('Dolo', 'Furto'));
});
