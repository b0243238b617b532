import { type BlockAnswer, type StudyCycle, studyCycleApi } from '#shared/contracts/study-cycles.ts';
import type { Weekday } from '#shared/rules/time/study-day.ts';
import { today } from './plans.ts';
import type { TestApp } from './test-app.ts';

/** Three subjects, two blocks of 50 minutes a day from Monday to Friday, two weeks from a Wednesday on. */
export const wantedCycle = {
  name: 'Ciclo do vestibular',
  subjects: [
    { name: 'Matemática', difficulty: 5, priority: 5 },
    { name: 'História', difficulty: 2, priority: 3 },
    { name: 'Química', difficulty: 4, priority: 4 },
  ],
  weeklySchedule: { monday: 2, tuesday: 2, wednesday: 2, thursday: 2, friday: 2 },
  cycleDurationInWeeks: 2,
  startDate: today,
};

/** Creates `wantedCycle` with `changes` through the API. */
export async function makeCycle(test: TestApp, token: string, changes: object = {}): Promise<StudyCycle> {
  const { status, body } = await test.send(
    'POST',
    '/study-cycles/generate',
    { ...wantedCycle, ...changes },
    { token },
  );
  if (status !== 201) throw new Error(`creation answered ${status}: ${body.message}`);
  return (body as unknown as { cycle: StudyCycle }).cycle;
}

export async function openCycle(test: TestApp, token: string, id: string): Promise<StudyCycle> {
  const { status, body } = await test.call(studyCycleApi.detail, { params: { id } }, { token });
  if (status !== 200) throw new Error(`the cycle answered ${status}`);
  return body.data.cycle;
}

/** Every block in its order, with the path of its tick. */
export const blocksIn = ({ schedule }: Pick<StudyCycle, 'schedule'>) =>
  schedule.flatMap(({ days }, weekIndex) =>
    days.flatMap(({ day, date, activities }) =>
      activities.map((block, blockIndex) => ({ ...block, weekIndex, day, date, blockIndex })),
    ),
  );

interface Place {
  weekIndex: number;
  day: Weekday;
  blockIndex: number;
}

/** Ticks or unticks a block of a cycle. */
export async function tickBlock(
  test: TestApp,
  token: string,
  id: string,
  { weekIndex, day, blockIndex }: Place,
  completed = true,
): Promise<BlockAnswer> {
  const params = { id, weekIndex: String(weekIndex), day, blockIndex: String(blockIndex) };
  const { status, body } = await test.call(
    studyCycleApi.setBlock,
    { params: params as never, body: { completed } },
    { token },
  );
  if (status !== 200) throw new Error(`the tick answered ${status}`);
  return body;
}
