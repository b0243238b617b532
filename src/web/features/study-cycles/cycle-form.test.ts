import { describe, expect, it } from 'vitest';
import { createCycleSchema } from '#shared/contracts/study-cycles.schemas.ts';
import { sampleCycle } from '#test/support/samples/study-cycles.ts';
import { weekOf } from '#web/domain/week-hours.ts';
import {
  brokenCycleRules,
  brokenEditRules,
  type CycleForm,
  cycleChanges,
  cycleDraftSchema,
  cycleFormOf,
  cycleInput,
  cycleOfSyllabus,
  openCycleForm,
} from './cycle-form.ts';

const today = '2026-03-10';
const subject = (name: string) => ({ name, difficulty: 3, priority: 3 });
const filled = (changes: Partial<CycleForm> = {}): CycleForm => ({
  ...openCycleForm(today),
  name: 'Enem',
  subjects: [subject('Matemática')],
  ...changes,
});
const broken = (changes: Partial<CycleForm>) =>
  brokenCycleRules(filled(changes), today).map(({ field, message }) => `${field}: ${message}`);

describe('the form as it opens', () => {
  it('starts today, four weeks, blocks of 50 and breaks of 10 minutes from 08:00', () => {
    expect(openCycleForm(today)).toMatchObject({
      startDate: today,
      cycleDurationInWeeks: 4,
      studyBlockSize: 50,
      breakSize: 10,
      startsAt: '08:00',
      mode: 'calendar',
      subjects: [{ name: '', difficulty: 3, priority: 3 }],
    });
    expect(broken({})).toEqual([]);
  });

  it('brings back what the browser kept, and mends what it could not keep', () => {
    const kept = JSON.stringify({ ...filled({ name: 'Enem' }), studyBlockSize: Number.NaN });
    const draft = cycleDraftSchema.parse(JSON.parse(kept));
    expect(openCycleForm(today, draft)).toEqual(filled());
    expect(openCycleForm(today, cycleDraftSchema.parse({ name: 'Enem' }))).toMatchObject({
      name: 'Enem',
      startDate: today,
    });
  });
});

describe('a cycle of a syllabus', () => {
  const weeksUntil = (examDate: string | null) =>
    cycleOfSyllabus({ name: 'TJ', subjects: [subject('Penal')], examDate, leftOut: [] }, today);

  it.each([
    ['2026-03-11', 1],
    ['2026-03-17', 1],
    ['2026-03-18', 2],
    ['2028-03-10', 52],
  ])('whose exam is on %s takes %i weeks', (examDate, cycleDurationInWeeks) => {
    expect(weeksUntil(examDate)).toEqual({
      name: 'TJ',
      subjects: [subject('Penal')],
      examDate,
      cycleDurationInWeeks,
    });
  });

  it('without an exam ahead has none', () => {
    const plain = { name: 'TJ', subjects: [subject('Penal')] };
    expect([weeksUntil(null), weeksUntil(today)]).toEqual([plain, plain]);
  });
});

describe('the rules', () => {
  it('speak all at once', () => {
    const empty = {
      name: ' ',
      subjects: [subject('')],
      startDate: '',
      weeklySchedule: weekOf(0),
      studyBlockSize: 10,
    };
    expect(broken(empty)).toEqual([
      'name: O nome do ciclo é obrigatório.',
      'weeklySchedule: Você deve definir pelo menos algumas horas de estudo em algum dia da semana.',
      'studyBlockSize: O bloco de estudo tem de 15 a 240 minutos.',
      'startDate: A data de início é obrigatória.',
      'subjects.0.name: O nome de todas as matérias é obrigatório quando não se usa a IA.',
    ]);
  });

  it.each<[Partial<CycleForm>, string]>([
    [
      { useAIForSubjects: true },
      'studyFocus: O foco do estudo é obrigatório ao usar a IA para sugerir matérias.',
    ],
    [{ subjects: [] }, 'subjects.0.name: Adicione pelo menos uma matéria ou use a IA para sugestões.'],
    [
      { useAIForSubjects: true, suggested: [subject('Física'), subject('')] },
      'suggested.1.name: O nome de todas as matérias é obrigatório quando não se usa a IA.',
    ],
    [
      { subjects: [subject('Física'), subject('Redação'), subject(' física')] },
      'subjects.2.name: Cada matéria aparece uma vez só no ciclo.',
    ],
    [
      { weeklySchedule: { ...weekOf(2), monday: 1.2 } },
      'weeklySchedule.monday: As horas de um dia seguem passos de meia hora.',
    ],
    [
      { startsAt: '06:00', weeklySchedule: { ...weekOf(2), monday: 16.5 } },
      'weeklySchedule.monday: As horas de um dia vão de 0 a 16.',
    ],
    [{ cycleDurationInWeeks: 0 }, 'cycleDurationInWeeks: O ciclo dura de 1 a 52 semanas.'],
    [{ cycleDurationInWeeks: Number.NaN }, 'cycleDurationInWeeks: Informe quantas semanas o ciclo dura.'],
    [{ studyBlockSize: 14 }, 'studyBlockSize: O bloco de estudo tem de 15 a 240 minutos.'],
    [{ breakSize: 4 }, 'breakSize: O intervalo tem de 5 a 120 minutos.'],
    [{ startsAt: '' }, 'startsAt: Informe a hora de começar no formato HH:MM.'],
    [
      { startDate: '2024-03-10' },
      'startDate: A data de início pode ficar até um ano no passado ou no futuro.',
    ],
    [{ examDate: today }, 'examDate: A data da prova deve ficar entre amanhã e 5 anos a partir de hoje.'],
    [
      { startsAt: '22:30', weeklySchedule: { ...weekOf(0), monday: 2 } },
      'startsAt: Começando às 22:30, as horas de segunda-feira passam da meia-noite.',
    ],
    [
      {
        cycleDurationInWeeks: 1,
        weeklySchedule: { ...weekOf(0), monday: 2 },
        subjects: [subject('Física'), subject('Redação'), subject('Química')],
      },
      'cycleDurationInWeeks: As horas do ciclo dão 2 blocos, e as matérias são 3. Aumente as horas ou as semanas, diminua o bloco ou tire matérias.',
    ],
  ])('of %j say %s', (changes, sentence) => {
    expect(broken(changes)).toEqual([sentence]);
  });

  it('let an exam be, and negative hours count as none', () => {
    expect(broken({ examDate: '2026-11-08' })).toEqual([]);
    expect(broken({ weeklySchedule: { ...weekOf(2), monday: -1 } })).toEqual([]);
  });
});

describe('what is sent', () => {
  const sent = (changes: Partial<CycleForm>) => createCycleSchema.parse(cycleInput(filled(changes)));

  it('leaves the subjects to the AI, or sends them as they were seen', () => {
    const ai = { useAIForSubjects: true, studyFocus: 'Enem' };
    expect(sent(ai)).toMatchObject({ useAIForSubjects: true, studyFocus: 'Enem', subjects: [] });
    expect(sent({ ...ai, suggested: [subject('Biologia')], engine: 'local' })).toMatchObject({
      useAIForSubjects: false,
      studyFocus: 'Enem',
      subjects: [subject('Biologia')],
    });
    expect(sent({ studyFocus: 'Enem', suggested: [subject('Biologia')] })).toMatchObject({
      useAIForSubjects: false,
      studyFocus: '',
      subjects: [subject('Matemática')],
    });
  });

  it('names no exam when there is none', () => {
    expect(cycleInput(filled())).not.toHaveProperty('examDate');
    expect(cycleInput(filled({ examDate: '2026-11-08' })).examDate).toBe('2026-11-08');
  });
});

describe('an edit', () => {
  const cycle = sampleCycle({ startDate: '2024-01-01', examDate: '2026-01-01' });
  const edited = (changes: Partial<CycleForm>) => ({ ...cycleFormOf(cycle), ...changes });

  it('sends only what has changed', () => {
    expect(cycleChanges(edited({}), cycle)).toEqual({});
    expect(cycleChanges(edited({ name: 'Outro', examDate: '' }), cycle)).toEqual({
      name: 'Outro',
      examDate: null,
    });
    const weeklySchedule = { ...cycle.weeklySchedule, saturday: 3 };
    expect(cycleChanges(edited({ weeklySchedule }), cycle)).toEqual({ weeklySchedule });
  });

  it('knows the hours of a week whatever their order', () => {
    const backwards = Object.fromEntries(Object.entries(cycle.weeklySchedule).reverse());
    const shuffled = { ...cycle, weeklySchedule: backwards as typeof cycle.weeklySchedule };
    expect(cycleChanges(edited({}), shuffled)).toEqual({});
  });

  it('judges only what has changed: an old start stays', () => {
    expect(brokenEditRules(edited({}), cycle, today)).toEqual([]);
    expect(brokenEditRules(edited({ name: '', startDate: '2024-01-02' }), cycle, today)).toEqual([
      { field: 'name', message: 'O nome do ciclo é obrigatório.' },
      {
        field: 'startDate',
        message: 'A data de início pode ficar até um ano no passado ou no futuro.',
      },
    ]);
  });
});
