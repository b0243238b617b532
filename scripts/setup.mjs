import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { exitWith, run } from './run.mjs';

/** Ubuntu ships a stub of the browser that only says where the real one is: being there is not enough. */
function works(program) {
  return program !== undefined && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** What the tests need beyond npm. */
const programs = [
  {
    isThere: () => works(findChromium()),
    packages: ['chromium', 'fonts-liberation'],
    mayInstall: !process.env.CHROMIUM_PATH,
    missing:
      'Falta um navegador para os testes: instale o Chromium ou o Google Chrome, ou diga onde ele está em CHROMIUM_PATH, e rode de novo.',
  },
  {
    isThere: () => works('redis-server'),
    packages: ['redis-server'],
    mayInstall: true,
    missing: 'Falta o redis-server para os testes de limites compartilhados: instale-o e rode de novo.',
  },
];

/** The words that run a command as root without asking for a password, or undefined. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

async function installPackages(packages) {
  const prefix = existsSync('/usr/bin/apt-get') ? asRoot() : undefined;
  if (!prefix || packages.length === 0) return;
  console.error(`Instalando o que os testes usam: ${packages.join(', ')}…`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [program, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    await run(program, rest, { stdio: ['ignore', 2, 2] });
  }
}

await install();
const wanted = programs.filter(({ isThere, mayInstall }) => mayInstall && !isThere());
await installPackages(wanted.flatMap(({ packages }) => packages));
for (const { isThere, missing } of programs) if (!isThere()) exitWith(missing);
