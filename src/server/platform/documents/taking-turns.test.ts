import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { NoPlaceError, takingTurns } from './taking-turns.ts';

it('runs no more than its places at a time, in order, and survives what fails', async () => {
  const inTurn = takingTurns({ atOnce: 2, waiting: 10 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    inTurn(async () => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await wait(2);
      running -= 1;
      if (number === 1) throw new Error('one fails');
      return number;
    }).catch((error: Error) => error.message);
  expect(await Promise.all([0, 1, 2, 3, 4].map(work))).toEqual([0, 'one fails', 2, 3, 4]);
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2]);
  expect(await work(5)).toBe(5);
});

it('refuses when all places to wait are taken, and takes work again later', async () => {
  const inTurn = takingTurns({ atOnce: 1, waiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = inTurn(() => promise);
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toThrow(NoPlaceError);
  resolve();
  await first;
  expect(await second).toBe('second');
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
});
