import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { exitWith, run } from './run.mjs';

/** Ubuntu ships a stub that only says where the real browser is: being there is not enough. */
function works(browser) {
  return browser !== undefined && spawnSync(browser, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** The words that run a command as root without asking for a password, or undefined. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

async function installChromium() {
  const prefix = existsSync('/usr/bin/apt-get') ? asRoot() : undefined;
  if (!prefix) return;
  console.error('Instalando o Chromium, que os testes de navegador usam…');
  const packages = ['chromium', 'fonts-liberation'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [program, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    await run(program, rest, { stdio: ['ignore', 2, 2] });
  }
}

await install();
if (!works(findChromium())) {
  if (!process.env.CHROMIUM_PATH) await installChromium();
  if (!works(findChromium()))
    exitWith(
      'Falta um navegador para os testes: instale o Chromium ou o Google Chrome, ou diga onde ele está em CHROMIUM_PATH, e rode de novo.',
    );
}
