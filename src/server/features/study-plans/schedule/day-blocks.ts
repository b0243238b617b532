/** A stretch of study inside a day, in minutes counted from the start of the day's window. */
export interface Block {
  start: number;
  duration: number;
}

export const blockMinutes = { shortest: 25, longest: 60, usual: 50, loneShortest: 15 } as const;

const grid = 5;
const breakShare = 0.1;

/** Breaks come in steps of five minutes; four blocks or more earn one longer break in the middle. */
function breakSteps(minutes: number, blocks: number): number {
  const gaps = blocks < 4 ? blocks - 1 : blocks;
  return Math.min(Math.floor((minutes * breakShare) / grid), gaps);
}

function fits(minutes: number, blocks: number): boolean {
  const study = minutes - breakSteps(minutes, blocks) * grid;
  return study >= blocks * blockMinutes.shortest && study <= blocks * blockMinutes.longest;
}

function blockCount(minutes: number, target: number): number {
  const fewest = Math.ceil(minutes / blockMinutes.longest);
  const wanted = Math.round(minutes / (target + grid));
  let count = Math.max(fewest, wanted);
  while (count > fewest && !fits(minutes, count)) count -= 1;
  return count;
}

/** Minutes of break after each block but the last; when there is not enough for all, evenly spread. */
function breaksBetween(minutes: number, blocks: number): number[] {
  const steps = breakSteps(minutes, blocks);
  const gaps = blocks - 1;
  const breaks = Array.from({ length: gaps }, (_, gap) => {
    const spread = Math.min(steps, gaps);
    return (Math.floor(((gap + 1) * spread) / gaps) - Math.floor((gap * spread) / gaps)) * grid;
  });
  const middle = Math.floor(gaps / 2);
  if (steps > gaps) breaks[middle] = (breaks[middle] ?? 0) + grid;
  return breaks;
}

/**
 * Cuts one day's study time into blocks of 25 to 60 minutes with short breaks between them.
 * `minutes` is the day's whole window (0 to 720), `target` the block length aimed at (25 to 60).
 * Blocks fill at least 90 % of a window of 30 minutes or more and end with it; lengths and breaks
 * lie on a grid of five minutes, loose minutes go to the last block. A window of 15 to 29 minutes
 * is one block, a shorter one none.
 */
export function dayBlocks(minutes: number, target: number = blockMinutes.usual): Block[] {
  if (minutes < blockMinutes.loneShortest) return [];
  if (minutes < 2 * blockMinutes.shortest) return [{ start: 0, duration: minutes }];
  const count = blockCount(minutes, target);
  const breaks = breaksBetween(minutes, count);
  const study = minutes - breaks.reduce((sum, pause) => sum + pause, 0);
  const steps = Math.floor(study / grid);
  const blocks: Block[] = [];
  let start = 0;
  for (let index = 0; index < count; index += 1) {
    const longer = index < steps % count ? 1 : 0;
    const loose = index === count - 1 ? study % grid : 0;
    const duration = (Math.floor(steps / count) + longer) * grid + loose;
    blocks.push({ start, duration });
    start += duration + (breaks[index] ?? 0);
  }
  return blocks;
}

/** Two halves of a block, the first on the five-minute grid; null when they would be shorter than 25 minutes. */
export function halves({ start, duration }: Block): [Block, Block] | null {
  if (duration < 2 * blockMinutes.shortest) return null;
  const first = Math.floor(duration / 2 / grid) * grid;
  return [
    { start, duration: first },
    { start: start + first, duration: duration - first },
  ];
}
