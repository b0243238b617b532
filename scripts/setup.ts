import { spawnSync } from 'node:child_process';
import { exitWith } from './run.mjs';
import { findChromium, findHeadlessShell } from './setup/chromium.ts';
import { installPackages } from './setup/packages.ts';

/** Ubuntu ships a stub of the browser that only says where the real one is: being there is not enough. */
const works = (program: string | undefined) =>
  program !== undefined && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

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
  {
    isThere: () => spawnSync('hunspell', ['-d', 'pt_BR', '-l'], { input: 'casa' }).status === 0,
    packages: ['hunspell', 'hunspell-pt-br'],
    mayInstall: true,
    missing: 'Falta o hunspell com o dicionário pt_BR para o teste da biblioteca: instale-os e rode de novo.',
  },
];

/** Not every system has it, and what it saves is time. */
const quick = ['chromium-headless-shell'];

const wanted = programs.filter(({ isThere, mayInstall }) => mayInstall && !isThere());
await installPackages(wanted.flatMap(({ packages }) => packages));
if (!process.env.CHROMIUM_PATH && !works(findHeadlessShell())) await installPackages(quick);
for (const { isThere, missing } of programs) if (!isThere()) exitWith(missing);
