import { layOutCycle } from '#shared/rules/cycles/cycle-schedule.ts';
import { groupBy } from '#shared/rules/group-by.ts';
import { hoursPerWeek } from '#web/domain/week-hours.ts';
import { type CycleForm, subjectListOf } from '../cycle-form.ts';
import { countBlocks } from '../cycle-time-rules.ts';

interface CycleEstimate {
  hoursPerWeek: number;
  /** Null while a number is missing or out of its bounds. */
  blocks: number | null;
  /** In minutes, those with most first; empty until the subjects are named, each once, and a block is there for each. */
  subjects: { name: string; minutes: number }[];
}

/** What a form would make, by the very rule that makes it. */
export function estimateCycle(form: CycleForm): CycleEstimate {
  const known = { hoursPerWeek: hoursPerWeek(form.weeklySchedule), blocks: countBlocks(form) };
  const subjects = form[subjectListOf(form)].map((subject) => ({ ...subject, name: subject.name.trim() }));
  const names = new Set(subjects.map(({ name }) => name.toLowerCase()));
  const isNamed = subjects.length > 0 && names.size === subjects.length && !names.has('');
  if (!known.blocks || !isNamed) return { ...known, subjects: [] };
  const blocks = layOutCycle({ ...form, subjects, from: 0, until: form.cycleDurationInWeeks * 7 - 1 }) ?? [];
  const minutes = groupBy(blocks, ({ subject }) => subject);
  return {
    ...known,
    subjects: [...minutes]
      .map(([name, list]) => ({ name, minutes: list.reduce((sum, { duration }) => sum + duration, 0) }))
      .sort((one, other) => other.minutes - one.minutes),
  };
}
