import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { DashboardTask } from '#shared/contracts/dashboard.ts';
import { minutesLeft, todaysTasks } from '#shared/rules/cycles/cycle-sequence.ts';
import { laterOf } from '#shared/rules/plans/replan-bounds.ts';
import { addDays, daysBetween, type StudyDay, weekdayOf } from '#shared/rules/time/study-day.ts';
import { type AgendaBlock, listAgenda, listDated, listExams, sumDay } from './agenda-queries.ts';

/** No day has more blocks than of the shortest ones with the shortest breaks. */
const blocksOfDay = 72;
const mostBlocks = 2000;

interface Span {
  /** The student's days, both included. */
  from: StudyDay;
  to: StudyDay;
}

/** Each cycle's blocks of some days; of a round the next open ones too, while its days are not past. */
async function agendaOf({ db }: Services, userId: string, { from, to }: Span, today: StudyDay) {
  const daysAhead = Math.max(0, daysBetween(laterOf(from, today), to) + 1);
  const blocks = await listAgenda(db, { userId, from, to, ahead: daysAhead * blocksOfDay });
  return [...Map.groupBy(blocks, ({ cycleId }) => cycleId).values()] as [AgendaBlock, ...AgendaBlock[]][];
}

/**
 * The tasks of all cycles on one day of the student, by time. Of a round: what was completed on it, and today what
 * comes next; its later days are open.
 */
export async function dayTasks(
  services: Services,
  student: SignedIn,
  day: StudyDay,
): Promise<DashboardTask[]> {
  const today = todayOf(services, student);
  const cycles = await agendaOf(services, student.userId, { from: day, to: day }, today);
  return cycles
    .filter(([{ mode }]) => mode === 'calendar' || day <= today)
    .flatMap((blocks) => todaysTasks(blocks[0], blocks, day))
    .map((block) => {
      const { cycleId, cycleName, mode, id, date, day, position, time, subject, duration, completedOn } =
        block;
      const completed = completedOn !== null;
      return {
        cycleId,
        cycleName,
        subject,
        time,
        duration,
        // What comes next of a round is laid out with the minutes that it has left.
        minutesLeft: completed ? 0 : mode === 'sequence' ? duration : minutesLeft(block),
        completed,
        weekIndex: Math.floor(day / 7),
        day: weekdayOf(date),
        blockIndex: position,
        blockId: id,
      };
    })
    .sort((one, other) => (one.time < other.time ? -1 : Number(one.time > other.time)));
}

/**
 * Minutes planned in the cycles for some days of the student, block by block. Of a round: what was completed on them,
 * and what comes next as far as the hours of the days from today on go.
 */
export async function plannedMinutes(
  services: Services,
  student: SignedIn,
  span: Span,
): Promise<{ subject: string; minutes: number }[]> {
  const today = todayOf(services, student);
  const cycles = await agendaOf(services, student.userId, span, today);
  return cycles.flatMap((blocks) => {
    const [cycle] = blocks;
    const goesOnFrom = laterOf(cycle.startDate, today);
    const planned: AgendaBlock[] = [];
    let rest: readonly AgendaBlock[] = blocks;
    for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
      const hasDay = ({ mode, completedOn }: AgendaBlock) => mode === 'calendar' || completedOn !== null;
      const tasks = todaysTasks(cycle, day < goesOnFrom ? rest.filter(hasDay) : rest, day);
      const taken = new Set(tasks.map(({ id }) => id));
      rest = rest.filter(({ id }) => !taken.has(id));
      planned.push(...tasks);
    }
    return planned.map(({ subject, duration }) => ({ subject, minutes: duration }));
  });
}

/** Blocks of the cycles by the calendar on some days, in order of time; a round has no dates. At most `limit`. */
export const listCalendarBlocks = (
  { db }: Pick<Services, 'db'>,
  userId: string,
  span: Span,
  limit = mostBlocks,
): Promise<AgendaBlock[]> => listDated(db, { userId, ...span, limit });

/** How many cycles there are, and minutes of study of those under way on the student's `day`; null when none is. */
export async function hoursOfDay(
  { db }: Services,
  { userId }: SignedIn,
  day: StudyDay,
): Promise<{ cycles: number; minutes: number | null }> {
  const [row] = await sumDay(db, { userId, day, weekday: weekdayOf(day) });
  return { cycles: row?.cycles ?? 0, minutes: typeof row?.hours === 'number' ? row.hours * 60 : null };
}

/** The exams of cycles on the student's `day` or later, the nearest first; at most 50. */
export const examsAhead = (
  { db }: Services,
  { userId }: SignedIn,
  day: StudyDay,
): Promise<{ cycleId: string; name: string; examDate: StudyDay }[]> => listExams(db, { userId, day });
