import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root, whenOrphaned } from './run.mjs';

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

const programs = {
  servidor: ['--watch', '--watch-preserve-output', 'src/server/main.ts'],
  web: ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
};

function startProgram(name: string, args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...process.env, ORBITA_DEV: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padStart(8)} │ ${line}`));
  }
  return child;
}

const children = Object.entries(programs).map(([name, args]) => startProgram(name, args));

let stopping = false;
function stop(exitCode: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = exitCode;
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', (code) => stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
whenOrphaned(() => stop(0));

console.log(
  `Aplicação: http://127.0.0.1:5173\nAPI:       http://127.0.0.1:${process.env.PORT ?? '3000'}/api/docs\n`,
);
