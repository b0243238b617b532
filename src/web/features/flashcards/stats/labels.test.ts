import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/rules/time/study-day.ts';
import {
  forecastSummary,
  hoursSummary,
  periodMark,
  periodText,
  retentionSummary,
  retentionText,
  spanOf,
  timeSummary,
  yearSummary,
} from './labels.ts';

const period = (reviews: number, remembered: number) => ({
  from: '2026-03-11',
  reviews,
  remembered,
  retention: reviews === 0 ? null : remembered / reviews,
});
const hours = (given: Record<number, [reviews: number, remembered: number]>) =>
  Array.from({ length: 24 }, (_, hour) => {
    const [reviews, remembered] = given[hour] ?? [0, 0];
    const retention = reviews === 0 ? null : remembered / reviews;
    return { hour, answers: reviews, reviews, remembered, retention };
  });
const days = <Key extends string>(key: Key, numbers: number[]) =>
  numbers.map((number, index) => ({ day: addDays('2026-03-11', index), [key]: number })) as ({
    day: string;
  } & Record<Key, number>)[];

it.each([
  ['day', '11/03/2026', '11/03'],
  ['week', '11/03 a 17/03/2026', '11/03'],
  ['month', 'março de 2026', 'mar'],
] as const)('names a %s', (span, text, mark) => {
  expect([periodText('2026-03-11', span), periodMark('2026-03-11', span)]).toEqual([text, mark]);
});

it('reads the span of an address, and none of its own', () => {
  expect([spanOf('month'), spanOf('year'), spanOf(undefined)]).toEqual(['month', 'day', 'day']);
});

it('writes shares, times and months', () => {
  expect([0.8734, 1, 0.999, 0.001, 0, null].map(retentionText)).toEqual([
    '87%',
    '100%',
    '>99%',
    '<1%',
    '0%',
    '–',
  ]);
});

describe('summaries', () => {
  it('of retention weigh every review the same', () => {
    expect(retentionSummary([period(100, 90), period(0, 0), period(1100, 955)], 'week')).toBe(
      'Você lembrou em 87% de 1.200 revisões nas últimas 12 semanas.',
    );
    expect(retentionSummary([period(1, 1)], 'day')).toBe(
      'Você lembrou em 100% de 1 revisão nos últimos 30 dias.',
    );
    expect(retentionSummary([period(0, 0)], 'month')).toMatch(/^Nenhuma revisão nos últimos 12 meses\./);
  });

  it('of the forecast name the fullest day', () => {
    expect(forecastSummary(days('cards', [3, 0, 12]))).toBe(
      '15 flashcards vencem nos próximos 30 dias; o dia mais cheio é 13/03, com 12.',
    );
    expect(forecastSummary(days('cards', [1, 0]))).toBe(
      '1 flashcard vence nos próximos 30 dias; o dia mais cheio é hoje, com 1.',
    );
    expect(forecastSummary(days('cards', [0, 0]))).toBe('Nenhum flashcard vence nos próximos 30 dias.');
  });

  it('of the year count answers and days', () => {
    expect(yearSummary(days('answers', [3, 0, 1]))).toBe('4 respostas em 2 dias dos últimos 3.');
    expect(yearSummary(days('answers', [1]))).toBe('1 resposta em 1 dia dos últimos 1.');
  });

  it('of hours name the best only when several hours say something', () => {
    expect(hoursSummary(hours({ 21: [50, 40], 8: [19, 19] }))).toBe('Você responde mais entre 21h e 22h.');
    expect(hoursSummary(hours({ 23: [50, 40], 8: [20, 19] }))).toBe(
      'Você responde mais entre 23h e 0h. Sua melhor retenção, 95%, é entre 8h e 9h.',
    );
    expect(hoursSummary(hours({}))).toBe('Nenhuma resposta nos últimos 12 meses.');
  });

  it('of time divide by the days studied', () => {
    expect(timeSummary(days('timeSpent', [600, 0, 1200]), { answers: 840, timeSpent: 7200 })).toBe(
      '30min nos últimos 30 dias, 15min por dia de estudo. No total, 2h 0min em 840 respostas.',
    );
    expect(timeSummary(days('timeSpent', [0]), { answers: 1, timeSpent: 30 })).toBe(
      'Nenhum tempo registrado nos últimos 30 dias. No total, 30s em 1 resposta.',
    );
  });
});
