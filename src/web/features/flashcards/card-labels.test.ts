import { describe, expect, it } from 'vitest';
import { comingWords, feedbackWords, formatSeconds, hasOwnAnswer } from './card-labels.ts';

describe('words of a review', () => {
  it.each([
    [7, '7s'],
    [125, '2min 5s'],
    [3600, '1h 0min'],
    [7260, '2h 1min'],
  ])('say %i seconds as %s', (seconds, words) => expect(formatSeconds(seconds)).toBe(words));

  it.each([
    ['2026-03-10', 'hoje'],
    ['2026-03-11', 'amanhã'],
    ['2026-03-13', 'em 3 dias'],
    ['2026-05-06', 'em 06/05'],
  ])('say when %s comes: %s', (day, words) => expect(comingWords(day, '2026-03-10')).toBe(words));

  it('promise a card answered incorrectly within the review', () => {
    expect(feedbackWords({ grade: 'incorrect' }, '2026-03-11', '2026-03-10')).toContain(
      'ainda nesta revisão',
    );
    expect(feedbackWords({ grade: 'hard' }, '2026-03-12', '2026-03-10')).toContain('em 2 dias');
  });
});

describe('the back of a cloze card', () => {
  const question = 'A {{c1::mitocôndria}} e o {{c2::núcleo}} são organelas.';

  it.each([
    'mitocôndria, núcleo',
    '**Mitocôndria** e núcleo',
    'A mitocôndria e o núcleo são organelas.',
    question,
  ])('needs no answer that only repeats it: %s', (answer) =>
    expect(hasOwnAnswer({ question, answer })).toBe(false),
  );

  it('has one that says more', () => {
    expect(hasOwnAnswer({ question, answer: 'A mitocôndria produz ATP.' })).toBe(true);
    expect(hasOwnAnswer({ question: 'O que é?', answer: 'O que é?' })).toBe(true);
  });
});
