import { expect, it } from 'vitest';
import { sampleSession } from '#test/support/samples/focus.ts';
import {
  dayTitle,
  differenceText,
  minutesText,
  sessionName,
  summaryText,
  timesText,
  weekTotals,
} from './labels.ts';

it('names days as the student would', () => {
  expect(['2026-03-11', '2026-03-10', '2026-03-09'].map((day) => dayTitle(day, '2026-03-11'))).toEqual([
    'Hoje',
    'Ontem',
    'Segunda-feira, 09/03/2026',
  ]);
});

it('says from when to when, and on what day it ended when that is another', () => {
  const local = (day: number, hours: number, minutes: number) =>
    new Date(2026, 2, day, hours, minutes).toISOString();
  expect(timesText({ startTime: local(11, 14, 0), endTime: local(11, 14, 25) })).toBe('14:00–14:25');
  expect(timesText({ startTime: local(11, 23, 50), endTime: local(12, 0, 15) })).toBe('23:50–00:15 (12/03)');
});

it('names a session in a sentence', () => {
  expect(sessionName(sampleSession({ category: 'Leitura' }))).toBe(
    'a sessão de Leitura de 11/03/2026, 14:00–14:25',
  );
});

it('writes minutes and sums', () => {
  expect([0.4, 25, 90].map(minutesText)).toEqual(['24s', '25min', '1h 30min']);
  expect(summaryText({ sessions: 0, minutes: 0 })).toBe('Nenhuma sessão neste período.');
  expect(summaryText({ sessions: 1, minutes: 25 })).toBe('25min em 1 sessão.');
  expect(summaryText({ sessions: 30, minutes: 725 })).toBe('12h 5min em 30 sessões.');
});

it('adds a week up, sessions without a subject included', () => {
  const subjects = [
    { subject: 'Física', planned: 100, done: 25 },
    { subject: 'Química', planned: 0, done: 10.5 },
  ];
  expect(weekTotals({ from: '2026-03-08', to: '2026-03-14', subjects, other: 5 })).toEqual({
    planned: 100,
    done: 40.5,
  });
});

it.each([
  [50, 60, '+10min'],
  [100, 35, '−1h 5min'],
  [50, 50.3, '0min'],
  [0, 0, '0min'],
])('of %d planned and %d done says %s', (planned, done, text) => {
  expect(differenceText(planned, done)).toBe(text);
});
