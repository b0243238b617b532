import { createSessionSchema } from '#shared/contracts/focus.schemas.ts';
import { type CreateSessionInput, focusLimits, type TimerCategory } from '#shared/contracts/focus.ts';
import { messageOf } from '#shared/messages.ts';
import { brokenSessionRule } from '#shared/rules/focus-session.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';
import type { BrokenRule } from '#web/lib/form-rules.ts';

/** A session that the student adds by hand. */
export interface SessionForm {
  date: string;
  /** `HH:MM`. */
  time: string;
  /** As typed, with a comma or point before decimals. */
  minutes: string;
  category: TimerCategory | '';
  subject: string;
}

export const sessionFields = ['date', 'time', 'minutes', 'category', 'subject'] as const;

export const emptySession = (today: StudyDay): SessionForm => ({
  date: today,
  time: '',
  minutes: String(focusLimits.timer.pomodoro),
  category: '',
  subject: '',
});

const minutesOf = ({ minutes }: SessionForm) => Number(minutes.trim().replace(',', '.') || Number.NaN);

/** The instant that the fields mean on the student's clock; null while they mean none. */
function startOf({ date, time }: SessionForm): Date | null {
  const start = new Date(`${date}T${time}`);
  return Number.isNaN(start.getTime()) || time === '' ? null : start;
}

/** What is sent of a form without a broken rule; `id` stays the same when it is sent again. */
export function sessionInput(form: SessionForm, id: string): CreateSessionInput {
  const start = startOf(form) ?? new Date(Number.NaN);
  const durationMinutes = minutesOf(form);
  return {
    id,
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + durationMinutes * 60_000).toISOString(),
    durationMinutes,
    category: form.category as TimerCategory,
    subject: form.subject,
  };
}

/** The rules that the form breaks at `now`. */
export function brokenSessionRules(form: SessionForm, now: Date): BrokenRule[] {
  const { durationMinutes, category, subject } = createSessionSchema.shape;
  const judged = [
    ['minutes', durationMinutes.safeParse(minutesOf(form))],
    ['category', category.safeParse(form.category)],
    ['subject', subject.safeParse(form.subject)],
  ] as const;
  const rules = judged.flatMap(([field, { error }]) =>
    error ? [{ field, message: error.issues[0]?.message ?? '' }] : [],
  );
  if (form.date === '') return [{ field: 'date', message: 'Informe a data da sessão.' }, ...rules];
  const start = startOf(form);
  if (!start) return [{ field: 'time', message: 'Informe a hora de início.' }, ...rules];
  if (start.getTime() < Date.parse(focusLimits.firstDay))
    return [{ field: 'date', message: 'Informe uma data a partir de 2000.' }, ...rules];
  if (rules.some(({ field }) => field === 'minutes')) return rules;
  const broken = brokenSessionRule(sessionInput(form, ''), now);
  return broken ? [{ field: 'time', message: messageOf(broken) }, ...rules] : rules;
}
