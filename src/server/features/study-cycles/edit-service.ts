import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { notFound, unprocessable } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { ownDays } from '#shared/contracts/day-input.schemas.ts';
import type { UpdateCycle } from '#shared/contracts/study-cycles.ts';
import { cycleSlots, lastBlockDay } from '#shared/rules/cycles/cycle-slots.ts';
import { numbered } from '#shared/rules/plans/replan.ts';
import { daysBetween, type StudyDay, weekdays } from '#shared/rules/time/study-day.ts';
import { listBlocks, replaceBlocks } from './block-queries.ts';
import { continueRound } from './block-service.ts';
import { layOut, refuseBrokenRules, withMinutes } from './layout-service.ts';
import { type Cycle, changeCycle, lockCycle } from './queries.ts';
import type { PlacedBlock } from './tables.ts';

/** What `changes` make of a cycle. */
function edited(cycle: Cycle, { cycleDurationInWeeks, subjects, ...changes }: UpdateCycle): Cycle {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return {
    ...cycle,
    ...given,
    totalWeeks: cycleDurationInWeeks ?? cycle.totalWeeks,
    subjects: subjects ? withMinutes(subjects, []) : cycle.subjects,
  };
}

const namesOf = ({ subjects }: Cycle) => subjects.map(({ name }) => name).join('\n');

/** What decides where blocks stand. */
const layoutOf = (cycle: Cycle) =>
  JSON.stringify([
    cycle.subjects.map(({ name, difficulty, priority }) => [name, difficulty, priority]),
    weekdays.map((day) => cycle.weeklySchedule[day]),
    [cycle.totalWeeks, cycle.studyBlockSize, cycle.breakSize, cycle.startDate, cycle.startsAt],
  ]);

/**
 * Changes a cycle. What is done or begun stays; when hours, subjects, sizes or dates change, what is open is laid
 * out anew: by the calendar from today on, in a round from where it stopped. Throws `cycle_not_found` (404), the
 * rules of days and hours, `too_many_subjects` and `no_days_left` (422).
 */
export async function changeStudyCycle(
  services: Services,
  student: SignedIn,
  cycleId: string,
  given: UpdateCycle,
): Promise<void> {
  const { userId, timeZone } = student;
  const changes = ownDays(given, timeZone);
  const today = todayOf(services, student);
  await inTransaction(services.db, async (tx) => {
    const before = await lockCycle(tx, userId, cycleId);
    if (!before) throw notFound('study_cycles.cycle_not_found');
    const after = edited(before, changes);
    const { startDate, examDate } = after;
    refuseBrokenRules(
      {
        ...after,
        startDate: startDate === before.startDate ? undefined : startDate,
        examDate: examDate === before.examDate ? undefined : examDate,
      },
      today,
    );
    const engine = namesOf(before) === namesOf(after) ? before.engine : null;
    const laidOut =
      layoutOf(before) === layoutOf(after)
        ? { subjects: before.subjects }
        : await layOutAnew(tx, before, after, today);
    const { userId: _, id, createdAt, revision, ...columns } = after;
    const changed = await changeCycle(tx, userId, cycleId, { ...columns, engine, ...laidOut });
    await continueRound(tx, changed);
  });
}

const isKept = ({ completedOn, minutesDone }: PlacedBlock) => completedOn !== null || minutesDone > 0;

/**
 * What is kept, counted from the new start: on its own dates, or, where one would lie before the start, as far from
 * it as before; so does a round, which has no dates.
 */
function keptAfter(before: Cycle, after: Cycle, blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const later = daysBetween(after.startDate, before.startDate);
  const kept = blocks.filter(isKept);
  const keepsDates = after.mode === 'calendar' && kept.every(({ day }) => day + later >= 0);
  const changes = later !== 0 && !keepsDates ? 1 : 0;
  const names = new Map(after.subjects.map(({ name }) => [name.toLowerCase(), name]));
  return kept.map((block) => ({
    ...block,
    day: block.day + (keepsDates ? later : 0),
    subject: names.get(block.subject.toLowerCase()) ?? block.subject,
    changes: block.changes + changes,
  }));
}

async function layOutAnew(tx: Db, before: Cycle, after: Cycle, today: StudyDay): Promise<Partial<Cycle>> {
  const { userId, id: cycleId } = before;
  const blocks = await listBlocks(tx, userId, cycleId);
  const kept = keptAfter(before, after, blocks);
  const firstOpen = blocks.find(({ completedOn }) => completedOn === null);
  const from =
    after.mode === 'calendar'
      ? Math.max(0, daysBetween(after.startDate, today))
      : (firstOpen?.day ?? before.totalWeeks * 7);
  const examAhead = after.examDate && after.examDate > today ? after.examDate : null;
  const until = lastBlockDay({ ...after, weeks: after.totalWeeks, examDate: examAhead });
  const hasRoom = cycleSlots(after, from, until).length > 0;
  if (after.mode === 'calendar' && firstOpen && !hasRoom) throw unprocessable('study_cycles.no_days_left');
  const all = numbered([...kept, ...layOut({ ...after, from, until, kept })]);
  await replaceBlocks(tx, userId, cycleId, all);
  const lastDay = all.at(-1)?.day ?? 0;
  return {
    totalWeeks: Math.max(after.totalWeeks, Math.floor(lastDay / 7) + 1),
    subjects: withMinutes(after.subjects, all),
    blockCount: all.length,
    doneCount: kept.filter(({ completedOn }) => completedOn !== null).length,
  };
}
