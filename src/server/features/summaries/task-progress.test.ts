import { expect, it } from 'vitest';
import { taskProgress } from './task-progress.ts';

it('saves what is newest, one write at a time, and its last word last', async () => {
  const saved: object[] = [];
  let running = 0;
  const progress = taskProgress(async (state) => {
    expect(++running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    saved.push(state);
    running--;
  });
  progress.reached('reading', 0, 3);
  progress.reached('reading', 1, 3);
  progress.wrote('A');
  progress.wrote('A água');
  await progress.settle({ step: 'saving' });
  expect(saved[0]).toMatchObject({ step: 'reading' });
  expect(saved.at(-1)).toEqual({ step: 'saving' });
  expect(saved.length).toBeLessThanOrEqual(3);
});

it('is not stopped by a write that fails', async () => {
  const saved: object[] = [];
  const progress = taskProgress(async (state) => {
    if (saved.push(state) === 1) throw new Error('The database is away.');
  });
  progress.wrote('A');
  await progress.settle({ step: 'saving' });
  expect(saved.at(-1)).toEqual({ step: 'saving' });
});
