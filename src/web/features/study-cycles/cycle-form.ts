import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { createCycleSchema } from '#shared/contracts/study-cycles.schemas.ts';
import { cycleModes, type StudyCycle, studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import type { CycleDraft } from '#shared/contracts/syllabi.ts';
import { daysBetween, type StudyDay, weekdays } from '#shared/rules/time/study-day.ts';
import { type WeekHours, weekOf } from '#web/domain/week-hours.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import type { CycleChanges } from './api.ts';
import { brokenCycleTime } from './cycle-time-rules.ts';

const { rating, weeks, studyBlock, break: pause, startsAt } = studyCycleLimits;

const subjectSchema = z.object({
  name: z.string(),
  difficulty: z.number().catch(rating.default),
  priority: z.number().catch(rating.default),
});
export type SubjectForm = z.output<typeof subjectSchema>;

const cycleFormSchema = z.object({
  name: z.string(),
  useAIForSubjects: z.boolean(),
  studyFocus: z.string(),
  /** What the AI has suggested for the focus, and the student may have changed; empty until it is asked. */
  suggested: z.array(subjectSchema),
  /** Who suggested. */
  engine: z.enum(['local', 'model']).nullable(),
  /** The student's own. */
  subjects: z.array(subjectSchema).min(1),
  weeklySchedule: z.record(z.enum(weekdays), z.number().catch(0)),
  cycleDurationInWeeks: z.number().catch(weeks.default),
  studyBlockSize: z.number().catch(studyBlock.default),
  breakSize: z.number().catch(pause.default),
  startDate: z.string(),
  startsAt: z.string(),
  mode: z.enum(cycleModes),
  /** Empty without an exam. */
  examDate: z.string(),
});

/** What the form of a cycle holds: when it is created and when it is changed. */
export type CycleForm = z.output<typeof cycleFormSchema>;
/** What every part of the form is given. */
export type CycleFormProps = { form: UseFormReturn<CycleForm> };
/** What a browser may have kept of it: any part can be missing. */
export const cycleDraftSchema = cycleFormSchema.partial();

/** The fields from top to bottom. */
export const cycleFields = [
  'name',
  'studyFocus',
  'suggested',
  'subjects',
  'weeklySchedule',
  'cycleDurationInWeeks',
  'studyBlockSize',
  'breakSize',
  'startDate',
  'startsAt',
  'examDate',
  'mode',
] as const satisfies (keyof CycleForm)[];

export const newSubject: SubjectForm = { name: '', difficulty: rating.default, priority: rating.default };

const hoursAtFirst = 2;

/** The form as it opens: `draft` over the defaults. */
export function openCycleForm(today: StudyDay, draft: z.output<typeof cycleDraftSchema> = {}): CycleForm {
  return {
    name: '',
    useAIForSubjects: false,
    studyFocus: '',
    suggested: [],
    engine: null,
    subjects: [newSubject],
    weeklySchedule: weekOf(hoursAtFirst),
    cycleDurationInWeeks: weeks.default,
    studyBlockSize: studyBlock.default,
    breakSize: pause.default,
    startDate: today,
    startsAt,
    mode: 'calendar',
    examDate: '',
    ...draft,
  };
}

/** What the form of a syllabus's cycle begins with: its subjects, and as many weeks as there are until its exam. */
export function cycleOfSyllabus(
  { name, subjects, examDate }: CycleDraft,
  today: StudyDay,
): z.output<typeof cycleDraftSchema> {
  if (!examDate || examDate <= today) return { name, subjects };
  const cycleDurationInWeeks = Math.min(weeks.max, Math.ceil(daysBetween(today, examDate) / 7));
  return { name, subjects, examDate, cycleDurationInWeeks };
}

/** The form of a cycle that is there. */
export function cycleFormOf(cycle: StudyCycle): CycleForm {
  return openCycleForm(cycle.startDate, {
    name: cycle.name,
    subjects: cycle.subjectsDetail.map(({ name, difficulty, priority }) => ({ name, difficulty, priority })),
    weeklySchedule: inOrder(cycle.weeklySchedule),
    cycleDurationInWeeks: cycle.totalWeeks,
    studyBlockSize: cycle.studyBlockSize,
    breakSize: cycle.breakSize,
    startsAt: cycle.startsAt,
    mode: cycle.mode,
    examDate: cycle.examDate ?? '',
  });
}

/** The same order whoever has written it: it is compared as text. */
const inOrder = (hours: WeekHours): WeekHours =>
  Object.fromEntries(weekdays.map((day) => [day, hours[day]])) as WeekHours;

/** The list in the form that is sent: the suggested one once the AI has been asked. */
export const subjectListOf = ({ useAIForSubjects }: Pick<CycleForm, 'useAIForSubjects'>) =>
  useAIForSubjects ? 'suggested' : 'subjects';

/** What is sent: subjects that were suggested and seen go as subjects, the focus with them. */
export function cycleInput({
  suggested,
  engine,
  subjects,
  useAIForSubjects,
  studyFocus,
  examDate,
  ...form
}: CycleForm) {
  const leftToAI = useAIForSubjects && suggested.length === 0;
  return {
    ...form,
    useAIForSubjects: leftToAI,
    studyFocus: useAIForSubjects ? studyFocus : '',
    ...(!leftToAI && { subjects: useAIForSubjects ? suggested : subjects }),
    ...(examDate && { examDate }),
  };
}

/** The rules that the form breaks on the student's day `today`. */
export function brokenCycleRules(form: CycleForm, today: StudyDay): BrokenRule[] {
  const list = subjectListOf(form);
  const { error } = createCycleSchema.safeParse(cycleInput(form));
  const shared = (error?.issues ?? []).map(({ path: [field, ...rest], message }) => {
    const inList = field === 'subjects' && rest.length === 0 ? [repeatedAt(form[list]), 'name'] : rest;
    return { field: [field === 'subjects' ? list : field, ...inList].join('.'), message };
  });
  return [...shared, ...brokenCycleTime(form, form[list].length, today)];
}

/** The position of the first subject that the list has named before. */
function repeatedAt(subjects: readonly SubjectForm[]): number {
  const names = subjects.map(({ name }) => name.trim().toLowerCase());
  return Math.max(
    0,
    names.findIndex((name, index) => names.indexOf(name) < index),
  );
}

/** What an edit of `cycle` changes. */
export function cycleChanges(form: CycleForm, cycle: StudyCycle): CycleChanges {
  const [before, after] = [changeable(cycleFormOf(cycle)), changeable(form)];
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof before]),
  );
  return Object.fromEntries(changed);
}

const changeable = ({ suggested, engine, useAIForSubjects, studyFocus, examDate, ...form }: CycleForm) => ({
  ...form,
  examDate: examDate || null,
});

/** The rules that an edit of `cycle` breaks: what stays as it was is not judged again. */
export function brokenEditRules(form: CycleForm, cycle: StudyCycle, today: StudyDay): BrokenRule[] {
  const changes = cycleChanges(form, cycle);
  return brokenCycleRules(form, today).filter(({ field }) => (field.split('.')[0] as string) in changes);
}
