import type { CycleBlock, StudyCycle } from '#shared/contracts/study-cycles.ts';
import { progressOf } from '#shared/rules/plans/plan-progress.ts';
import type { StudyDay, Weekday } from '#shared/rules/time/study-day.ts';
import { blocksOf, type PlacedBlock } from './cycle-blocks.ts';

interface CompletedTick {
  blockId: string;
  weekIndex: number;
  day: Weekday;
  blockIndex: number;
  completed: boolean;
}
interface MinutesTick {
  blockId: string;
  /** Minutes studied in all. */
  minutesDone: number;
}

/** What a student says of a block: that it is done or open, or how much of it is studied. */
export type BlockTick = CompletedTick | MinutesTick;
export type BlockState = Pick<CycleBlock, 'completed' | 'minutesDone' | 'completedOn'>;

/** The tick that says whether `placed` is done. */
export const tickOf = (placed: PlacedBlock, completed: boolean): BlockTick => {
  const { block, weekIndex, day, blockIndex } = placed;
  return { blockId: block._id, weekIndex, day, blockIndex, completed };
};

export const nameOfBlock = ({ blockId }: BlockTick): string => blockId;

export const stateOfBlock = ({ completed, minutesDone, completedOn }: CycleBlock): BlockState => ({
  completed,
  minutesDone,
  completedOn,
});

/** The block that `tick` is about, as the cycle holds it. */
export function blockStateOf({ schedule }: StudyCycle, { blockId }: BlockTick): BlockState | undefined {
  const placed = blocksOf(schedule).find(({ block }) => block._id === blockId);
  return placed && stateOfBlock(placed.block);
}

/** The cycle with the block as `tick` says on `today`. */
export function applyBlockTick(cycle: StudyCycle, tick: BlockTick, today: StudyDay): StudyCycle {
  return changeBlock(cycle, tick.blockId, (block) => {
    const minutesDone = 'completed' in tick ? block.minutesDone : tick.minutesDone;
    const completed = 'completed' in tick ? tick.completed : minutesDone >= block.duration;
    return { ...block, minutesDone, completed, completedOn: completed ? (block.completedOn ?? today) : null };
  });
}

/** The cycle with the block of `tick` in `state`, and its progress counted anew. */
export function putBlockState(cycle: StudyCycle, { blockId }: BlockTick, state: BlockState): StudyCycle {
  return changeBlock(cycle, blockId, (block) => ({ ...block, ...state }));
}

/** Weeks and days without the block stay the very same, so that nothing of them is drawn again. */
function changeBlock(
  cycle: StudyCycle,
  blockId: string,
  change: (block: CycleBlock) => CycleBlock,
): StudyCycle {
  const holds = (blocks: readonly CycleBlock[]) => blocks.some(({ _id }) => _id === blockId);
  const schedule = cycle.schedule.map((week) =>
    week.days.some(({ activities }) => holds(activities))
      ? {
          ...week,
          days: week.days.map((day) =>
            holds(day.activities)
              ? {
                  ...day,
                  activities: day.activities.map((block) => (block._id === blockId ? change(block) : block)),
                }
              : day,
          ),
        }
      : week,
  );
  const blocks = blocksOf(schedule);
  const completedBlocks = blocks.filter(({ block }) => block.completed).length;
  return { ...cycle, schedule, completedBlocks, progress: progressOf(completedBlocks, blocks.length) };
}
