import { expect, it } from 'vitest';
import { sampleCycle } from '#test/support/samples/study-cycles.ts';
import { applyBlockTick, tickOf } from '../block-tick.ts';
import { blocksOf } from '../cycle-blocks.ts';
import { roundOf } from './cycle-round.tsx';

const cycle = sampleCycle({ mode: 'sequence' });
const placed = blocksOf(cycle.schedule);
const done = (count: number) =>
  placed
    .slice(0, count)
    .reduce((known, block) => applyBlockTick(known, tickOf(block, true), '2026-03-12'), cycle);
const namesOf = (blocks: { block: { subject: string } }[]) => blocks.map(({ block }) => block.subject);

it('goes on at the first open block, whatever the day', () => {
  const { lap, next, laps } = roundOf(done(1).schedule);
  expect([lap, next?.block.subject, next?.minutesLeft]).toEqual([1, 'Física', 50]);
  expect(next).toMatchObject({ weekIndex: 0, day: 'tuesday', blockIndex: 1 });
  expect(laps.map(({ open }) => namesOf(open))).toEqual([['Redação'], ['Matemática', 'Física', 'Redação']]);
  expect(laps.map((each) => namesOf(each.done))).toEqual([['Matemática'], []]);
});

it('leaves 20 of 50 minutes after 30', () => {
  const { _id: blockId } = placed[0]?.block ?? { _id: '' };
  const { next } = roundOf(applyBlockTick(cycle, { blockId, minutesDone: 30 }, '2026-03-12').schedule);
  expect([next?.block.subject, next?.minutesLeft]).toEqual(['Matemática', 20]);
});

it('begins the next lap after the last block, and has nothing next when all is done', () => {
  expect(roundOf(done(3).schedule)).toMatchObject({ lap: 2, next: { block: { subject: 'Matemática' } } });
  expect(roundOf(done(6).schedule)).toMatchObject({ lap: 2, next: null });
  expect(roundOf([])).toEqual({ lap: 1, next: null, laps: [] });
});
