import { studyCycleLimits } from '#shared/contracts/study-cycles.ts';
import { type ErrorCode, messageOf } from '#shared/messages.ts';
import { brokenCycleDates } from '#shared/rules/cycles/cycle-dates.ts';
import { cycleSlots, lastBlockDay } from '#shared/rules/cycles/cycle-slots.ts';
import { addDays, isStudyDay, type StudyDay, weekdays } from '#shared/rules/time/study-day.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';
import type { CycleForm } from './cycle-form.ts';

const { startBackDays, startWithinDays, examWithinDays } = studyCycleLimits;

/** The days between which a cycle may begin, and its exam lie. */
export function cycleDateBounds(today: StudyDay) {
  return {
    firstStart: addDays(today, -startBackDays),
    lastStart: addDays(today, startWithinDays),
    firstExam: addDays(today, 1),
    lastExam: addDays(today, examWithinDays),
  };
}

type TimeForm = Pick<
  CycleForm,
  | 'startDate'
  | 'examDate'
  | 'startsAt'
  | 'weeklySchedule'
  | 'studyBlockSize'
  | 'breakSize'
  | 'cycleDurationInWeeks'
  | 'mode'
>;

const fieldOf: Partial<Record<ErrorCode, keyof TimeForm>> = {
  'study_cycles.start_out_of_range': 'startDate',
  'study_cycles.exam_out_of_range': 'examDate',
};

/** What is wrong with a form's days and hours, beyond each field by itself; `subjects` counts them. */
export function brokenCycleTime(form: TimeForm, subjects: number, today: StudyDay): BrokenRule[] {
  const { startDate, examDate } = form;
  const known = (day: string) => (isStudyDay(day) ? day : undefined);
  const dates = { ...form, startDate: known(startDate), examDate: known(examDate) };
  const rules = brokenCycleDates(dates, today).map(({ code, params }) => ({
    field: fieldOf[code] ?? 'startsAt',
    message: messageOf(code, params),
  }));
  // An exam that is over ends nothing.
  const ahead = examDate > today ? examDate : '';
  return [...rules, ...fewBlocks({ ...form, examDate: ahead }, subjects)];
}

/** Every subject needs a block of its own. */
function fewBlocks(form: TimeForm, subjects: number): BrokenRule[] {
  const blocks = countBlocks(form);
  if (blocks === null || blocks === 0 || blocks >= subjects) return [];
  const message = messageOf('study_cycles.too_many_subjects', { blocks, subjects });
  return [{ field: 'cycleDurationInWeeks', message }];
}

/** The last day with blocks, counted from the first. */
export const lastDayOf = ({ startDate, cycleDurationInWeeks, mode, examDate }: TimeForm): number =>
  lastBlockDay({
    startDate,
    weeks: cycleDurationInWeeks,
    mode,
    examDate: isStudyDay(startDate) && isStudyDay(examDate) ? examDate : null,
  });

/** Blocks of the whole cycle; null while a number is missing or out of its bounds. */
export function countBlocks(form: TimeForm): number | null {
  const { weeks, studyBlock, break: pause } = studyCycleLimits;
  const { cycleDurationInWeeks: duration, studyBlockSize, breakSize, startDate, weeklySchedule } = form;
  const isWithin = (value: number, { min, max }: { min: number; max: number }) =>
    Number.isInteger(value) && value >= min && value <= max;
  const isKnown =
    isStudyDay(startDate) &&
    isWithin(duration, weeks) &&
    isWithin(studyBlockSize, studyBlock) &&
    isWithin(breakSize, pause) &&
    weekdays.every((day) => weeklySchedule[day] >= 0);
  return isKnown ? cycleSlots(form, 0, lastDayOf(form)).length : null;
}
