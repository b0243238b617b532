import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startServer } from '#test/support/processes/server-process.ts';
import { serverMemory } from '../scripts/run.mjs';
import { median } from './support/figures.ts';
import { databaseKinds, fill, type Installation, install } from './support/installation.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';

const starts = 5;
const idleMs = 5000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resident memory of a process, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1000;
}

/** Starts the server until its health answers 200 and stops it again; milliseconds, and its memory after `idle`. */
async function startOnce(stack: AsyncDisposableStack, installation: Installation, idle = 0) {
  const began = performance.now();
  // As a student's machine starts it, without what Node compiled before.
  const server = await startServer({
    ...installation,
    NODE_DISABLE_COMPILE_CACHE: '1',
    NODE_OPTIONS: serverMemory,
  });
  stack.defer(async () => {
    await server.end();
  });
  const { status } = await fetch(`${server.url}/api/ready`);
  if (status !== 200) throw new Error(`/api/ready respondeu ${status}: ${server.output()}`);
  const ready = performance.now() - began;
  await wait(idle);
  const memory = await memoryOf(server.child.pid as number);
  const asked = performance.now();
  const code = await server.end();
  if (code !== 0) throw new Error(`O servidor terminou com ${code}: ${server.output()}`);
  return { ready, memory, stop: performance.now() - asked };
}

await tidily(async (stack) => {
  const rows: string[][] = [];
  for (const kind of databaseKinds) {
    await using own = stack.use(new AsyncDisposableStack());
    const installation = await install(own, kind);
    const first = await startOnce(own, installation);
    await fill(installation);
    const again = [];
    for (let start = 0; start < starts; start++) again.push(await startOnce(own, installation));
    const rested = await startOnce(own, installation, idleMs);
    rows.push([
      kind,
      decimal(first.ready / 1000, 2),
      against(median(again.map(({ ready }) => ready)) / 1000, '≤', 2),
      decimal(rested.memory),
      decimal(median(again.map(({ stop }) => stop)) / 1000, 2),
    ]);
  }
  printTable(
    'Partida: do comando ao primeiro 200 de /api/ready, mediana de 5; existente: 200 estudantes com 20 planos',
    ['banco', 'vazio s', 'existente s', `memória após ${idleMs / 1000} s MB`, 'parada s'],
    rows,
  );
});
