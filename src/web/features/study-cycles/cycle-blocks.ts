import type { CycleBlock, CycleDay, CycleWeek, StudyCycle } from '#shared/contracts/study-cycles.ts';
import { formatMinutes } from '#shared/rules/text/format.ts';
import type { StudyDay, Weekday } from '#shared/rules/time/study-day.ts';
import type { FocusTarget } from '#web/lib/focus-target.ts';

/** A block and where it stands in the answered weeks. */
export interface PlacedBlock {
  block: CycleBlock;
  weekIndex: number;
  day: Weekday;
  blockIndex: number;
  date: StudyDay;
}

type Weeks = readonly CycleWeek[];

/** The blocks of one day of the week at `weekIndex`. */
export const blocksOfDay = ({ day, date, activities }: CycleDay, weekIndex: number): PlacedBlock[] =>
  activities.map((block, blockIndex) => ({ block, weekIndex, day, blockIndex, date }));

/** The blocks of one week, in order. */
export const blocksOfWeek = (week: CycleWeek, weekIndex: number): PlacedBlock[] =>
  week.days.flatMap((day) => blocksOfDay(day, weekIndex));

/** Every block of the cycle, in order. */
export const blocksOf = (weeks: Weeks): PlacedBlock[] => weeks.flatMap(blocksOfWeek);

/** How many blocks are open though their day is over. */
export const countLate = (weeks: Weeks, today: StudyDay): number =>
  blocksOf(weeks).filter(({ block, date }) => !block.completed && date < today).length;

/** What to study next: in a round the next block, by the calendar what `today` still asks for, else the first left open. */
export function blockToGoOn(weeks: Weeks, mode: StudyCycle['mode'], today: StudyDay): CycleBlock | undefined {
  const open = blocksOf(weeks).filter(({ block }) => !block.completed);
  const now = mode === 'calendar' ? open.find(({ date }) => date === today) : undefined;
  return (now ?? open[0])?.block;
}

/** Minutes studied of a block: all of them once it is done. */
export const studiedOf = ({ completed, duration, minutesDone }: CycleBlock): number =>
  completed ? duration : Math.min(minutesDone, duration);

interface SubjectMinutes {
  name: string;
  allocated: number;
  studied: number;
}

/** Minutes of each subject, those with most first; one that has left the cycle keeps what its blocks hold. */
export function minutesBySubject({
  subjectsDetail,
  schedule,
}: Pick<StudyCycle, 'subjectsDetail' | 'schedule'>): SubjectMinutes[] {
  const planned = new Set(subjectsDetail.map(({ name }) => name));
  const minutes = new Map(
    subjectsDetail.map(({ name, allocatedMinutes }) => [
      name,
      { name, allocated: allocatedMinutes, studied: 0 },
    ]),
  );
  for (const { block } of blocksOf(schedule)) {
    const name = block.subject;
    const has = minutes.get(name) ?? { name, allocated: 0, studied: 0 };
    if (!planned.has(name)) has.allocated += block.duration;
    has.studied += studiedOf(block);
    minutes.set(name, has);
  }
  return [...minutes.values()].sort((one, other) => other.allocated - one.allocated);
}

/** The block as what a session of study is for. */
export const focusOf = (cycleId: string, { _id, subject, time, duration }: CycleBlock): FocusTarget => ({
  kind: 'block',
  cycleId,
  blockId: _id,
  subject,
  label: `${subject}, ${time}, ${formatMinutes(duration)}`,
});
