import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.mjs';

const checks: Record<string, readonly string[]> = {
  'tipos do servidor': ['tsc', '-p', 'tsconfig.server.json'],
  'tipos da web': ['tsc', '-p', 'tsconfig.web.json'],
  'tipos do navegador': ['tsc', '-p', 'tsconfig.browser.json'],
  'estilo e formato': ['biome', 'check', '--error-on-warnings', '.'],
  'código sem uso, ciclos': [
    ...['knip', '--no-progress', '--treat-config-hints-as-errors'],
    ...['--files', '--dependencies', '--exports', '--cycles'],
  ],
  estrutura: ['node', 'scripts/check-structure.ts'],
};

/** Runs one check to its end; true when it passed. Of one that did, only its sums of warnings are shown. */
async function runCheck(name: string, [program = '', ...args]: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const output: Buffer[] = [];
  const child = spawn(join('node_modules/.bin', program), args, {
    cwd: root,
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...process.env },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1).replace('.', ',');
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(22)} ${seconds.padStart(5)} s`);
  const text = Buffer.concat(output).toString().trim();
  if (code !== 0) console.log(`\n${text}\n`);
  else for (const [warning] of text.matchAll(/^avisos: .+$/gm)) console.log(`  ${warning}`);
  return code === 0;
}

const passed = await Promise.all(Object.entries(checks).map(([name, command]) => runCheck(name, command)));
if (!passed.every(Boolean)) process.exitCode = 1;
