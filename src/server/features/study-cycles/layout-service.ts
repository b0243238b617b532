import { CodedError, unprocessable } from '#server/platform/errors.ts';
import type { CycleSubject } from '#shared/contracts/study-cycles.ts';
import { messageOf } from '#shared/messages.ts';
import { brokenCycleDates } from '#shared/rules/cycles/cycle-dates.ts';
import { layOutCycle, type WeighedSubject } from '#shared/rules/cycles/cycle-schedule.ts';
import { cycleSlots } from '#shared/rules/cycles/cycle-slots.ts';
import type { StudyDay } from '#shared/rules/time/study-day.ts';

/** Throws one error (422) that names every rule of days and hours that is broken. */
export function refuseBrokenRules(cycle: Parameters<typeof brokenCycleDates>[0], today: StudyDay): void {
  const broken = brokenCycleDates(cycle, today);
  const [first] = broken;
  if (!first) return;
  const sentences = broken.map(({ code, params }) => messageOf(code, params));
  throw new CodedError(422, first.code, first.params, sentences);
}

/** As the rule, or throws `too_many_subjects` (422) with what there is of both. */
export function layOut(cycle: Parameters<typeof layOutCycle>[0]) {
  const blocks = layOutCycle(cycle);
  if (blocks) return blocks;
  const { subjects, from, until, kept = [] } = cycle;
  throw unprocessable('study_cycles.too_many_subjects', {
    blocks: kept.length + cycleSlots(cycle, from, until).length,
    subjects: subjects.length,
  });
}

/** `subjects` with the minutes that `blocks` hold of each. */
export function withMinutes(
  subjects: readonly WeighedSubject[],
  blocks: readonly { subject: string; duration: number }[],
): CycleSubject[] {
  const minutes = new Map<string, number>();
  for (const { subject, duration } of blocks) minutes.set(subject, (minutes.get(subject) ?? 0) + duration);
  return subjects.map(({ name, difficulty, priority }) => ({
    name,
    difficulty,
    priority,
    allocatedMinutes: minutes.get(name) ?? 0,
  }));
}
