import { expect, it } from 'vitest';
import type { StudyCycle } from '#shared/contracts/study-cycles.ts';
import { sampleCycle } from '#test/support/samples/study-cycles.ts';
import { applyBlockTick, type BlockTick, blockStateOf, putBlockState, tickOf } from './block-tick.ts';
import { blocksOf, type PlacedBlock } from './cycle-blocks.ts';

const today = '2026-03-12';
const cycle = sampleCycle();
const placed = blocksOf(cycle.schedule);
const apply = (before: StudyCycle, ...ticks: BlockTick[]) =>
  ticks.reduce((known, tick) => applyBlockTick(known, tick, today), before);
const first = tickOf(placed[0] as PlacedBlock, true);

it('completes one block on the day, counts again and leaves the rest as it was', () => {
  const ticked = apply(cycle, first);
  expect(blockStateOf(ticked, first)).toEqual({ completed: true, minutesDone: 0, completedOn: today });
  expect([ticked.completedBlocks, ticked.progress]).toEqual([1, 17]);
  expect(ticked.schedule[1]).toBe(cycle.schedule[1]);
  expect(ticked.schedule[0]?.days[2]).toBe(cycle.schedule[0]?.days[2]);
  expect(apply(ticked, { ...first, completed: false })).toEqual(cycle);
});

it('reaches 100 with the last block', () => {
  const done = placed.map((block) => tickOf(block, true));
  expect(apply(cycle, ...done.slice(1)).progress).toBe(83);
  expect(apply(cycle, ...done).progress).toBe(100);
});

it('keeps the minutes of a block, and all of them complete it', () => {
  const { blockId } = first;
  expect(blockStateOf(apply(cycle, { blockId, minutesDone: 30 }), first)).toEqual({
    completed: false,
    minutesDone: 30,
    completedOn: null,
  });
  const full = apply(cycle, { blockId, minutesDone: 50 });
  expect(blockStateOf(full, first)).toMatchObject({ completed: true, completedOn: today });
  expect(full.completedBlocks).toBe(1);
});

it('gives a block back the state that the server has', () => {
  const state = { completed: true, minutesDone: 30, completedOn: '2026-03-11' };
  expect(blockStateOf(putBlockState(cycle, first, state), first)).toEqual(state);
});

it('of what is not there changes no block', () => {
  expect(blocksOf(apply(cycle, { blockId: 'x', minutesDone: 5 }).schedule)).toEqual(placed);
  expect(blockStateOf(cycle, { blockId: 'x', minutesDone: 5 })).toBeUndefined();
});
