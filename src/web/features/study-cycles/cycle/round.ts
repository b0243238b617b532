import type { CycleWeek } from '#shared/contracts/study-cycles.ts';
import { nextBlock } from '#shared/rules/cycles/cycle-sequence.ts';
import { blocksOfWeek, type PlacedBlock } from '../cycle-blocks.ts';

interface Lap {
  /** From 1. */
  number: number;
  open: PlacedBlock[];
  done: PlacedBlock[];
}

export interface Round {
  /** The lap under way: the last one when every block is done. */
  lap: number;
  next: (PlacedBlock & { minutesLeft: number }) | null;
  /** Every lap in order; what is next is not among its open blocks. */
  laps: Lap[];
}

/** A cycle as an ordered round: each week is a lap, and it goes on where it stopped. */
export function roundOf(weeks: readonly CycleWeek[]): Round {
  const at = nextBlock(weeks);
  const laps = weeks.map((week, weekIndex) => {
    const blocks = blocksOfWeek(week, weekIndex);
    return {
      number: week.weekNumber,
      open: blocks.filter(({ block }) => !block.completed && block !== at?.block),
      done: blocks.filter(({ block }) => block.completed),
    };
  });
  if (!at) return { lap: laps.at(-1)?.number ?? 1, next: null, laps };
  const { week, day, block, minutesLeft } = at;
  const [weekIndex, blockIndex] = [weeks.indexOf(week), day.activities.indexOf(block)];
  const next = { block, weekIndex, day: day.day, blockIndex, date: day.date, minutesLeft };
  return { lap: week.weekNumber, next, laps };
}
