import { todayOf } from '#server/features/accounts/service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import { createCycleSchema } from '#shared/contracts/study-cycles.schemas.ts';
import { addDays } from '#shared/rules/time/study-day.ts';
import { listBlocks } from './block-queries.ts';
import { setMinutes } from './block-service.ts';
import { listCycleCards } from './queries.ts';
import { deleteStudyCycle, generateStudyCycle } from './service.ts';

interface DemoCycle {
  /** Days ago on which it was made and began. */
  startedAgo: number;
  /** Days from today to the exam. */
  examIn?: number;
  asked: object;
  study(services: Studying, cycleId: string): Promise<void>;
}

const demoCycles: DemoCycle[] = [
  {
    startedAgo: 17,
    examIn: 45,
    study: studyMost,
    asked: {
      name: 'Ciclo do Enem',
      cycleDurationInWeeks: 6,
      subjects: [
        { name: 'Matemática', difficulty: 5, priority: 5 },
        { name: 'Redação', difficulty: 4, priority: 5 },
        { name: 'Biologia', difficulty: 3, priority: 4 },
        { name: 'Química', difficulty: 4, priority: 3 },
        { name: 'História', difficulty: 2, priority: 3 },
      ],
      weeklySchedule: { monday: 2, tuesday: 2, wednesday: 2, thursday: 2, friday: 1, saturday: 3 },
      startsAt: '14:00',
    },
  },
  {
    startedAgo: 9,
    study: studyRound,
    asked: {
      name: 'Rodada de concursos',
      mode: 'sequence',
      cycleDurationInWeeks: 1,
      subjects: [
        { name: 'Direito Constitucional', difficulty: 4, priority: 5 },
        { name: 'Língua Portuguesa', difficulty: 3, priority: 4 },
        { name: 'Raciocínio Lógico', difficulty: 4, priority: 3 },
        { name: 'Informática', difficulty: 2, priority: 2 },
      ],
      weeklySchedule: { monday: 1.5, tuesday: 1.5, wednesday: 1.5, thursday: 1.5, friday: 1.5 },
      studyBlockSize: 40,
      startsAt: '19:00',
    },
  },
];

/**
 * Gives `student` two cycles, studied as a student's own are: one by the calendar, under way and somewhat late, and
 * a round. What cycles they had before is deleted. Dates are relative to the student's today.
 */
export async function seedStudyCycles(services: Services, student: SignedIn): Promise<void> {
  for (const { id } of await listCycleCards(services.db, student.userId))
    await deleteStudyCycle(services, student, id);
  for (const cycle of demoCycles) await makeCycle(services, student, cycle);
}

interface Studying {
  student: SignedIn;
  startedAgo: number;
  /** The parts as they were some days ago. */
  at(daysAgo: number): Services;
}

async function makeCycle(
  services: Services,
  student: SignedIn,
  { startedAgo, examIn, asked, study }: DemoCycle,
): Promise<void> {
  const today = todayOf(services, student);
  const now = services.clock.now().getTime();
  const at = (daysAgo: number): Services => ({
    ...services,
    model: null,
    clock: { now: () => new Date(now - daysAgo * 86_400_000) },
  });
  const startDate = addDays(today, -startedAgo);
  const examDate = examIn === undefined ? null : addDays(today, examIn);
  const input = createCycleSchema.parse({ ...asked, startDate, examDate });
  const cycleId = await generateStudyCycle(at(startedAgo), student, input);
  await study({ student, startedAgo, at }, cycleId);
}

/** Most blocks on their days, but none of the last days: there is something to replan. */
async function studyMost({ student, startedAgo, at }: Studying, cycleId: string): Promise<void> {
  const blocks = await listBlocks(at(0).db, student.userId, cycleId);
  for (const [index, { id, day, duration }] of blocks.entries()) {
    if (startedAgo - day > 3 && index % 5 !== 4)
      await setMinutes(at(startedAgo - day), student, cycleId, id, duration);
  }
}

const blocksOfRound = 13;
const begunMinutes = 20;

/** Block after block, two on a day, into the second lap, and some minutes of the next one. */
async function studyRound({ student, at }: Studying, cycleId: string): Promise<void> {
  for (let done = 0; done <= blocksOfRound; done++) {
    const blocks = await listBlocks(at(0).db, student.userId, cycleId);
    const next = blocks.find(({ completedOn }) => completedOn === null);
    if (!next) return;
    const minutes = done < blocksOfRound ? next.duration : begunMinutes;
    await setMinutes(at(1 + Math.floor((blocksOfRound - done) / 2)), student, cycleId, next.id, minutes);
  }
}
