import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildWeb } from './build.ts';
import { namedFile, runProgram } from './program.ts';
import { exitWith, root } from './run.mjs';
import { gallery } from './screens/gallery.ts';
import { photograph, type Shot } from './screens/photograph.ts';
import { screens } from './screens/screens.ts';
import { makeStudents, viewers } from './screens/students.ts';
import { devices } from './screens/variants.ts';
import { withSeededServer } from './seeded-server.ts';
import { findChromium } from './setup/chromium.mjs';

const help = `npm run screens [-- [--only PARTE] [--out PASTA]]

Fotografa todas as telas numa instalação temporária: como visitante e com uma conta típica, uma vazia e uma cheia, a
360, 768 e 1280 pixels (algumas também a 320, com zoom de 200 % e com cores forçadas), nos dois temas. Grava as imagens e
uma página com todas em data/screens, e diz o que rola para o lado, o que o navegador reclama e aonde não se chega.

--only PARTE  só as telas cujo nome contém PARTE
--out PASTA   grava em PASTA`;

interface Wish {
  only: string;
  folder: string;
}

function readWish(args: string[]): Wish {
  const wish = { only: '', folder: join(root, 'data/screens') };
  for (let index = 0; index < args.length; index += 2) {
    const value = args[index + 1];
    if (value === undefined) exitWith(help);
    if (args[index] === '--only') wish.only = value.toLowerCase();
    else if (args[index] === '--out') wish.folder = namedFile(value);
    else exitWith(help);
  }
  return wish;
}

/** Both devices at a time: a window waits more than it works. The page is written anew after each account. */
async function photographAll(url: string, { only, folder }: Wish) {
  const wanted = screens.filter(({ name }) => name.toLowerCase().includes(only));
  if (wanted.length === 0) throw new Error(`Nenhuma tela se chama ${only}.`);
  await makeStudents(url, new Set(wanted.flatMap((screen) => screen.viewers)));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--lang=pt-BR'],
  });
  const shots: Shot[] = [];
  const findings: string[] = [];
  try {
    for (const viewer of viewers) {
      const looks = await Promise.all(
        devices.map((device) => photograph({ browser, url, folder }, wanted, viewer, device)),
      );
      shots.push(...looks.flatMap((look) => look.shots));
      findings.push(...looks.flatMap((look) => look.findings));
      const inOrder = shots.toSorted((a, b) => wanted.indexOf(a.screen) - wanted.indexOf(b.screen));
      await writeFile(join(folder, 'index.html'), gallery(inOrder, findings));
      console.log(`${viewer}: ${shots.length} telas até aqui`);
    }
  } finally {
    await browser.close();
  }
  return { shots, findings };
}

await runProgram(help, async (args) => {
  const wish = readWish(args);
  await mkdir(wish.folder, { recursive: true });
  await buildWeb({ ifStale: true });
  const { shots, findings } = await withSeededServer((url) => photographAll(url, wish));
  for (const finding of findings) console.log(finding);
  if (findings.length > 0) process.exitCode = 1;
  return `${shots.length} telas em ${join(wish.folder, 'index.html')}`;
});
