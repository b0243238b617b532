import { describe, expect, it } from 'vitest';
import { planFit } from '#shared/rules/plans/plan-fit.ts';

const topic = (name: string, priority: 'alta' | 'média' | 'baixa', completed = false) => ({
  name,
  priority,
  completed,
  questionsDone: 0,
  questionsRight: 0,
});
const activity = (name: string, duration: number, completed = false) => ({
  topic: name,
  duration,
  completed,
});
const week = (...activities: ReturnType<typeof activity>[]) => ({ days: [{ activities }] });

/** Two hours on Mondays and Wednesdays; 2026-03-09 is a Monday. */
const hours = [
  { day: 'monday', hours: 2 },
  { day: 'wednesday', hours: 2 },
] as const;
const plan = {
  timeAvailable: 4,
  weeklySchedule: hours,
  topics: [topic('A', 'alta'), topic('B', 'baixa'), topic('C', 'média')],
  weeks: [week(activity('A', 60, true), activity('A', 60), activity('B', 50)), week(activity('C', 60))],
};

describe('planFit', () => {
  it('counts the hours from today to the day before the exam, and what is open', () => {
    expect(planFit(plan, '2026-03-16', '2026-03-09')).toEqual({
      daysLeft: 7,
      minutesLeft: 240,
      minutesOpen: 170,
      fits: true,
      toDrop: [],
      minutesOver: 0,
      spareMinutes: 70,
    });
    expect(planFit(plan, '2026-03-11', '2026-03-09').minutesLeft).toBe(120);
  });

  it('names the least important topics to drop, only as many as it takes', () => {
    const fit = planFit(plan, '2026-03-11', '2026-03-09');
    expect(fit.fits).toBe(false);
    expect(fit.toDrop).toEqual([{ name: 'B', minutes: 50 }]);
    expect(planFit(plan, '2026-03-09', '2026-03-09').toDrop.map(({ name }) => name)).toEqual(['B', 'C', 'A']);
  });

  it('counts and names nothing of a finished topic, and never asks to drop a weak one', () => {
    const finished = {
      ...plan,
      topics: [topic('A', 'alta'), topic('B', 'baixa', true), topic('C', 'média')],
    };
    expect(planFit(finished, '2026-03-11', '2026-03-09')).toMatchObject({ minutesOpen: 120, fits: true });
    expect(planFit(finished, '2026-03-09', '2026-03-09').toDrop.map(({ name }) => name)).toEqual(['C', 'A']);

    const weak = { ...topic('B', 'baixa'), questionsDone: 10, questionsRight: 3 };
    const withWeak = { ...plan, topics: [topic('A', 'alta'), weak, topic('C', 'média')] };
    expect(planFit(withWeak, '2026-03-11', '2026-03-09')).toMatchObject({
      fits: false,
      toDrop: [{ name: 'C', minutes: 60 }],
      minutesOver: 0,
    });
    expect(planFit(withWeak, '2026-03-09', '2026-03-09')).toMatchObject({
      toDrop: [{ name: 'C' }, { name: 'A' }],
      minutesOver: 50,
    });
  });

  it('has no hours left on the day of the exam or after it', () => {
    for (const today of ['2026-03-16', '2026-04-01'])
      expect(planFit(plan, '2026-03-16', today)).toMatchObject({ daysLeft: 0, minutesLeft: 0, fits: false });
  });

  it('estimates by open topics where nothing is scheduled', () => {
    const loose = { ...plan, weeks: [], topics: [topic('A', 'alta', true), topic('B', 'baixa')] };
    expect(planFit(loose, '2026-03-16', '2026-03-09')).toMatchObject({ minutesOpen: 60, fits: true });
  });
});
