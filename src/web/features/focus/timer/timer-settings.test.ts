import { expect, it } from 'vitest';
import { readSettings, refusalOf } from './timer-settings.ts';

const asNew = {
  pomodoro: 25,
  shortBreak: 5,
  longBreak: 15,
  longBreakEvery: 4,
  autoStartBreaks: false,
  autoStartPomodoros: false,
  dailyGoal: 0,
  sound: true,
};

it.each([null, '', '{', 'null', '7', '[]', '{}'])('are those of a new student where %j is kept', (text) => {
  expect(readSettings(text)).toEqual(asNew);
});

it('keep what can be read', () => {
  expect(readSettings('{"pomodoro":50,"shortBreak":0,"longBreak":2.5,"sound":false,"theme":"x"}')).toEqual({
    ...asNew,
    pomodoro: 50,
    sound: false,
  });
});

it('take whole numbers of at least 1 minute', () => {
  expect(['1', ' 25 ', '600'].map((text) => refusalOf(text, 1, 600))).toEqual(Array(3).fill(undefined));
  for (const text of ['', '0', '-1', '2.5', '2,5', '1e2', 'dez', '601'])
    expect(refusalOf(text, 1, 600)).toBe('Informe um número inteiro de 1 a 600.');
});
