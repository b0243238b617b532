import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
const env = { ...process.env, ORBITA_DEV: '1' };

console.log(
  `Aplicação: http://127.0.0.1:5173\nAPI:       http://127.0.0.1:${process.env.PORT ?? '3000'}/api/docs\n`,
);
const programs = [
  ['--watch', '--watch-preserve-output', 'src/server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
].map((args) => run(process.execPath, args, { env }));
process.exitCode = await Promise.race(programs);
// The signal is passed on to the other one.
process.kill(process.pid, 'SIGTERM');
