import { describe, expect, it } from 'vitest';
import { createStudyPlanSchema } from '#shared/contracts/study-plan-inputs.schemas.ts';
import { weekdays } from '#shared/rules/time/study-day.ts';
import { hoursPerWeek, weekOf } from '#web/domain/week-hours.ts';
import { brokenPlanRules, fittingEnd, openPlanForm, type PlanForm, planInput } from './plan-form.ts';

const today = '2026-03-10';
const filled = (changes: Partial<PlanForm> = {}): PlanForm => ({
  ...openPlanForm('free', today),
  title: 'Genética',
  subject: 'Biologia',
  goals: [{ text: 'Entender Mendel' }],
  ...changes,
});
const broken = (changes: Partial<PlanForm>) => brokenPlanRules(filled(changes), today);

describe('the form as it opens', () => {
  it('starts today, four weeks and 20 topics, 4 h from Monday to Friday', () => {
    const form = openPlanForm('free', today);
    expect(form).toMatchObject({
      startDate: today,
      endDate: '2026-04-06',
      topicsCount: 20,
      numberOfWeeks: 4,
    });
    expect(form.hours).toMatchObject({ sunday: 0, monday: 4, friday: 4, saturday: 0 });
    expect(hoursPerWeek(form.hours)).toBe(20);
  });

  it('brings a draft back inside what the tier allows', () => {
    const draft = { title: 'Física', topicsCount: 50, numberOfWeeks: 52, isAdvanced: true };
    const limits = { free: [20, 4, false], basic: [35, 12, false], premium: [50, 52, true] } as const;
    for (const tier of ['free', 'basic', 'premium'] as const) {
      const { title, topicsCount, numberOfWeeks, isAdvanced } = openPlanForm(tier, today, draft);
      expect([title, topicsCount, numberOfWeeks, isAdvanced]).toEqual(['Física', ...limits[tier]]);
    }
  });

  it('ends with the weeks asked for, between tomorrow and 31 days from today', () => {
    expect(fittingEnd(today, 2, today)).toBe('2026-03-23');
    expect(fittingEnd(today, 12, today)).toBe('2026-04-10');
    expect(fittingEnd('2026-02-20', 1, today)).toBe('2026-03-11');
    expect(fittingEnd('', 1, today)).toBe('2026-04-10');
  });
});

describe('the rules', () => {
  it('accept a filled form, which the contract accepts too', () => {
    expect(broken({})).toEqual([]);
    const input = createStudyPlanSchema.parse(planInput(filled()));
    expect(input).toMatchObject({ goals: ['Entender Mendel'], timeAvailable: 20 });
    expect(input.weeklySchedule?.[0]).toEqual({ day: 'sunday', hours: 0 });
  });

  it.each<[Partial<PlanForm>, string, string]>([
    [{ title: '  ' }, 'title', 'O título é obrigatório.'],
    [{ subject: '' }, 'subject', 'A matéria é obrigatória.'],
    [{ goals: [{ text: 'Um' }, { text: ' ' }] }, 'goals.1.text', 'Todos os objetivos devem ser preenchidos'],
    [{ startDate: '' }, 'startDate', 'A data de início é obrigatória.'],
    [{ endDate: '' }, 'endDate', 'A data de término é obrigatória.'],
    [{ endDate: today }, 'endDate', 'A data de término deve ficar entre amanhã e 31 dias a partir de hoje.'],
    [
      { endDate: '2026-04-11' },
      'endDate',
      'A data de término deve ficar entre amanhã e 31 dias a partir de hoje.',
    ],
    [{ startDate: '2026-02-06' }, 'startDate', 'A data de início pode ficar até 31 dias no passado.'],
    [
      { examDate: today },
      'examDate',
      'A data da prova deve ficar depois do início do plano, em até cinco anos.',
    ],
    [{ startDate: '2026-04-09' }, 'startDate', 'A data de início deve vir antes da data de término.'],
    [{ hours: { ...weekOf(0), monday: 12.5 } }, 'hours.monday', 'As horas de um dia vão de 0 a 12.'],
    [
      { hours: { ...weekOf(0), monday: 1.3 } },
      'hours.monday',
      'As horas de um dia seguem passos de meia hora.',
    ],
    [{ hours: { ...weekOf(1), monday: Number.NaN } }, 'hours.monday', 'Informe as horas de estudo do dia.'],
    [{ hours: weekOf(0) }, 'hours', 'Defina pelo menos meia hora de estudo em algum dia da semana.'],
  ])('%j', (changes, field, message) => {
    expect(broken(changes)).toContainEqual({ field, message });
  });

  it('ask for no exam, and send the one there is', () => {
    expect(planInput(filled())).not.toHaveProperty('examDate');
    expect(broken({ examDate: '2026-11-08' })).toEqual([]);
    expect(planInput(filled({ examDate: '2026-11-08' })).examDate).toBe('2026-11-08');
  });

  it('ask for no hours when there is no schedule', () => {
    expect(broken({ hours: weekOf(0), includeSchedule: false })).toEqual([]);
  });

  it('send at most 60 hours a week, whatever the days add up to', () => {
    expect(planInput(filled({ hours: weekOf(12, weekdays) })).timeAvailable).toBe(60);
  });
});
