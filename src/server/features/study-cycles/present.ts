import type {
  CycleBlock,
  CycleCard,
  CycleMode,
  CycleSubject,
  WeeklyHours,
} from '#shared/contracts/study-cycles.ts';
import { progressOf } from '#shared/rules/plans/plan-progress.ts';
import { addDays, type StudyDay } from '#shared/rules/time/study-day.ts';
import type { PlacedBlock } from './tables.ts';

/** What the database knows of a card; instants as JSON writes them. */
export interface CycleRow {
  id: string;
  name: string;
  totalWeeks: number;
  startDate: StudyDay;
  subjects: CycleSubject[];
  studyBlockSize: number;
  breakSize: number;
  weeklySchedule: WeeklyHours;
  startsAt: string;
  mode: CycleMode;
  examDate: StudyDay | null;
  studyFocus: string;
  engine: 'local' | 'model' | null;
  blockCount: number;
  doneCount: number;
  createdAt: string;
}

export const lastDayOf = ({ startDate, totalWeeks }: Pick<CycleRow, 'startDate' | 'totalWeeks'>): StudyDay =>
  addDays(startDate, totalWeeks * 7 - 1);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function presentCard({ subjects, blockCount, doneCount, createdAt, ...shown }: CycleRow): CycleCard {
  return {
    _id: shown.id,
    ...shown,
    endDate: lastDayOf(shown),
    subjectsDetail: subjects,
    totalAvailableTimePerWeek: sum(Object.values(shown.weeklySchedule)),
    totalAllocatedMinutes: sum(subjects.map(({ allocatedMinutes }) => allocatedMinutes)),
    totalBlocks: blockCount,
    completedBlocks: doneCount,
    progress: progressOf(doneCount, blockCount),
    // The database writes instants in the zone of its session.
    createdAt: new Date(createdAt).toISOString(),
  };
}

export const presentBlock = ({
  id,
  time,
  subject,
  duration,
  completedOn,
  minutesDone,
}: PlacedBlock): CycleBlock => ({
  _id: id,
  time,
  subject,
  duration,
  completed: completedOn !== null,
  minutesDone,
  completedOn,
});
