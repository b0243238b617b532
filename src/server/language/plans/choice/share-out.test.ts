import { expect, test } from 'vitest';
import { shareInTurns, splitInto, spreadOver } from './share-out.ts';

const row = (length: number) => Array.from({ length }, (_, at) => at);

test('what is alike is chosen from all over a row, and away from what is taken', () => {
  const chosen = spreadOver(row(12), 3, [], () => 1).toSorted((a, b) => a - b);
  expect(chosen).toHaveLength(3);
  expect(chosen.every((at, place) => place === 0 || at - (chosen[place - 1] ?? 0) > 1)).toBe(true);
  expect(spreadOver(row(4), 1, [0], () => 1)).not.toEqual([1]);
});

test('what is worth much more is chosen beside its neighbour, too', () => {
  expect(new Set(spreadOver(row(6), 2, [], (at) => (at < 2 ? 5 : 1)))).toEqual(new Set([0, 1]));
  expect(spreadOver(row(2), 5, [], () => 1)).toHaveLength(2);
});

test('topics are split into as many pieces as there is room for, the one with more parts into more', () => {
  const parts = [8, 5];
  const pieces = splitInto([0, 1], 10, (at) => parts[at] ?? 1);
  expect([...pieces.values()].reduce((sum, each) => sum + each, 0)).toBe(10);
  expect(pieces.get(0)).toBeGreaterThan(pieces.get(1) ?? 0);
  expect([...splitInto([0, 1], 2, (at) => parts[at] ?? 1).values()]).toEqual([1, 1]);
  expect([...splitInto([0, 1], 40, (at) => parts[at] ?? 1).values()]).toEqual([8, 5]);
});

test('of what is named each has its share, and more where another has no use for it', () => {
  expect(shareInTurns(10, [{ most: 30 }, { most: 6 }])).toEqual([5, 5]);
  expect(shareInTurns(10, [{ most: 30 }, { most: 2 }])).toEqual([8, 2]);
  expect(shareInTurns(9, [{ most: 30 }, { most: 30, turn: 2 }])).toEqual([3, 6]);
  expect(shareInTurns(2, [{ most: 3 }, { most: 3 }, { most: 3 }])).toEqual([1, 1, 0]);
  expect(shareInTurns(9, [{ most: 2 }, { most: 3 }])).toEqual([2, 3]);
  expect(
    shareInTurns(4, [
      { most: 5, least: 3 },
      { most: 5, least: 1 },
    ]),
  ).toEqual([3, 1]);
});
