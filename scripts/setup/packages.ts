import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../run.mjs';

/** The words that run a command as root without asking for a password, or undefined. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

/** Installs packages of Debian and Ubuntu where that can be done unasked; elsewhere it does nothing. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  const prefix = existsSync('/usr/bin/apt-get') ? asRoot() : undefined;
  if (!prefix || packages.length === 0) return;
  console.error(`Instalando o que falta: ${packages.join(', ')}…`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    // `env` stands for the prefix where there is none.
    const command = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    await run('env', command, { stdio: ['ignore', 2, 2] });
  }
}
