import { expect, test } from 'vitest';
import { accuracyOf, isWeak } from './question-accuracy.ts';

const questions = (questionsDone: number, questionsRight: number) => ({ questionsDone, questionsRight });

test('accuracy is whole percent, and unknown before the first question', () => {
  expect(accuracyOf(questions(0, 0))).toBeNull();
  expect(accuracyOf(questions(3, 2))).toBe(67);
  expect(accuracyOf(questions(4, 0))).toBe(0);
});

test('a topic is weak from five questions on, under 60 % right', () => {
  expect(isWeak(questions(4, 0))).toBe(false);
  expect(isWeak(questions(5, 2))).toBe(true);
  expect(isWeak(questions(5, 3))).toBe(false);
  expect(isWeak(questions(0, 0))).toBe(false);
});
