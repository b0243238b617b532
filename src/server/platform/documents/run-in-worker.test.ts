import { expect, it } from 'vitest';
import { runInWorker, TooMuchError } from './run-in-worker.ts';

const bounds = { timeoutMs: 20_000, memoryMb: 64 };
const module = (source: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort, workerData } from 'node:worker_threads'; ${source}`,
    )}`,
  );

it('answers what the module makes of its input, without the settings of the server', async () => {
  const echo = module('parentPort.postMessage({ workerData, env: { ...process.env } })');
  expect(await runInWorker(echo, { text: 'olá' }, bounds)).toEqual({ workerData: { text: 'olá' }, env: {} });
});

it.each([
  ['time', 'for (;;);', { timeoutMs: 300, memoryMb: 64 }],
  ['memory', 'const held = []; for (;;) held.push([...Array(1000).keys()]);', { ...bounds, memoryMb: 16 }],
])('stops work that takes too much %s', async (_, source, tight) => {
  await expect(runInWorker(module(source), null, tight)).rejects.toBeInstanceOf(TooMuchError);
});

it('passes on what the work throws, and says when it ends without an answer', async () => {
  const throws = runInWorker(module("throw new RangeError('fora')"), null, bounds);
  await expect(throws).rejects.toThrow(new RangeError('fora'));
  await expect(runInWorker(module(''), null, bounds)).rejects.toThrow('without an answer');
});
