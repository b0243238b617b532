import { expect, it } from 'vitest';
import { ResourceLimitError, runInWorker } from './run-in-worker.ts';

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
  [
    'memory for buffers',
    'const held = []; for (;;) held.push(new Uint8Array(1e6).fill(1));',
    { ...bounds, memoryMb: 32 },
  ],
  [
    'memory in one list',
    'const held = []; for (let at = 0; at >= 0; at++) held.push(at % 100);',
    { ...bounds, memoryMb: 96 },
  ],
])('stops work that takes too much %s', async (_, source, tight) => {
  await expect(runInWorker(module(source), null, tight)).rejects.toBeInstanceOf(ResourceLimitError);
});

it('hands buffers over without a copy', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const echo = module('parentPort.postMessage([...workerData])');
  expect(await runInWorker(echo, bytes, bounds, [bytes.buffer])).toEqual([1, 2, 3]);
  expect(bytes.length).toBe(0);
});

it('passes on what the work throws, and says when it ends without an answer', async () => {
  const throws = runInWorker(module("throw new RangeError('fora')"), null, bounds);
  await expect(throws).rejects.toThrow(new RangeError('fora'));
  await expect(runInWorker(module(''), null, bounds)).rejects.toThrow('without an answer');
});
