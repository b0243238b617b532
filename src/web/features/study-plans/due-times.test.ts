import { describe, expect, it } from 'vitest';
import { timesSaid, timesUntil } from './due-times.ts';
import { brokenPlanRules, openPlanForm, type PlanForm } from './plan-form.ts';

const today = '2026-03-10';
const filled = (changes: Partial<PlanForm> = {}): PlanForm => ({
  ...openPlanForm('free', today),
  title: 'Genética',
  subject: 'Biologia',
  goals: [{ text: 'Entender Mendel' }],
  ...changes,
});
const broken = (changes: Partial<PlanForm>) => brokenPlanRules(filled(changes), today);

describe('the times until a day', () => {
  const until = (
    day: string,
    isExam: boolean,
    changes: Partial<PlanForm> = {},
    tier: 'free' | 'premium' = 'premium',
  ) => timesUntil({ day, isExam }, filled(changes), tier, today);

  it('reach it in weeks, and end on it; what is due may be studied on the day', () => {
    expect(until('2026-03-20', true)).toEqual({
      examDate: '2026-03-20',
      endDate: '2026-03-20',
      numberOfWeeks: 2,
    });
    expect(until('2026-03-11', false)).toEqual({ examDate: '', endDate: '2026-03-11', numberOfWeeks: 1 });
    expect([until('2026-03-24', true).numberOfWeeks, until('2026-03-24', false).numberOfWeeks]).toEqual([
      2, 3,
    ]);
  });

  it('stay inside what the tier and the contract allow', () => {
    const far = until('2026-09-10', false, {}, 'free');
    expect(far).toEqual({ examDate: '', endDate: '2026-04-10', numberOfWeeks: 4 });
    expect(until('2026-09-10', false).numberOfWeeks).toBe(27);
    expect(until('2036-09-10', true).examDate).toBe('');
    expect(broken(until('2026-03-11', true))).toEqual([]);
  });

  it('stay as they are where the plan begins later', () => {
    const { examDate, endDate, numberOfWeeks } = filled();
    const startDate = '2026-03-12';
    expect(until('2026-03-11', true, { startDate })).toEqual({ examDate, endDate, numberOfWeeks });
  });
});

it('are those that a sentence says, or none', () => {
  const said = (sentence: string) => timesSaid(sentence, filled(), 'premium', today);
  expect(said('mitose, prova dia 20/3')).toEqual({
    examDate: '2026-03-20',
    endDate: '2026-03-20',
    numberOfWeeks: 2,
  });
  expect(said('mitose')).toBeUndefined();
});
