import type {
  CycleBlock,
  CycleCard,
  CycleSubject,
  CycleWeek,
  StudyCycle,
} from '#shared/contracts/study-cycles.ts';
import { progressOf } from '#shared/rules/plans/plan-progress.ts';
import { addDays, type StudyDay, weekdayOf } from '#shared/rules/time/study-day.ts';
import { weekOf } from '#web/domain/week-hours.ts';

export const sampleCycleId = '0193a000-0000-7000-8000-0000000000c1';

/** A block, for tests. */
export const sampleBlock = (changes: Partial<CycleBlock> = {}): CycleBlock => ({
  _id: '0193a000-0000-7000-8000-0000000000b1',
  time: '08:00',
  subject: 'Matemática',
  duration: 50,
  completed: false,
  minutesDone: 0,
  completedOn: null,
  ...changes,
});

/** Weeks of seven days from `start`: Matemática and Física on each first day, Redação on each third one. */
export function sampleCycleWeeks(start: StudyDay, count: number): CycleWeek[] {
  return Array.from({ length: count }, (_, week) => ({
    weekNumber: week + 1,
    days: Array.from({ length: 7 }, (_, day) => {
      const date = addDays(start, week * 7 + day);
      const id = `w${week + 1}d${day + 1}`;
      const activities = [
        ...(day === 0
          ? [sampleBlock({ _id: `${id}a` }), sampleBlock({ _id: `${id}b`, time: '09:00', subject: 'Física' })]
          : []),
        ...(day === 2 ? [sampleBlock({ _id: `${id}a`, subject: 'Redação', duration: 30 })] : []),
      ];
      return { day: weekdayOf(date), date, dayNumber: day + 1, activities };
    }),
  }));
}

const sampleSubjects: CycleSubject[] = [
  { name: 'Matemática', difficulty: 4, priority: 3, allocatedMinutes: 100 },
  { name: 'Física', difficulty: 3, priority: 4, allocatedMinutes: 100 },
  { name: 'Redação', difficulty: 2, priority: 3, allocatedMinutes: 60 },
];

/** A cycle of two weeks of three blocks, for tests; what its blocks add up to follows from `schedule`. */
export function sampleCycle(changes: Partial<StudyCycle> = {}): StudyCycle {
  const startDate = changes.startDate ?? '2026-03-10';
  const schedule = changes.schedule ?? sampleCycleWeeks(startDate, 2);
  const blocks = schedule.flatMap(({ days }) => days.flatMap(({ activities }) => activities));
  const completedBlocks = blocks.filter(({ completed }) => completed).length;
  return {
    _id: sampleCycleId,
    id: sampleCycleId,
    name: 'Enem 2026',
    totalWeeks: schedule.length,
    startDate,
    endDate: addDays(startDate, schedule.length * 7 - 1),
    subjectsDetail: sampleSubjects,
    totalAvailableTimePerWeek: 10,
    studyBlockSize: 50,
    breakSize: 10,
    totalAllocatedMinutes: blocks.reduce((sum, { duration }) => sum + duration, 0),
    weeklySchedule: weekOf(2),
    startsAt: '08:00',
    mode: 'calendar',
    examDate: null,
    studyFocus: '',
    engine: null,
    totalBlocks: blocks.length,
    completedBlocks,
    progress: progressOf(completedBlocks, blocks.length),
    createdAt: '2026-03-10T12:00:00.000Z',
    schedule,
    canUndoReplan: false,
    syllabus: null,
    taught: [],
    ...changes,
  };
}

/** A card of the list, for tests. */
export function sampleCycleCard(changes: Partial<CycleCard> = {}): CycleCard {
  const { schedule, canUndoReplan, syllabus, taught, ...card } = sampleCycle();
  return { ...card, ...changes };
}
