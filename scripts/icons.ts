import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProgram } from './program.ts';
import { root } from './run.mjs';
import { findChromium } from './setup/chromium.mjs';

const help = `node scripts/icons.ts

Desenha os ícones que os sistemas pedem em PNG a partir de src/web/public/icon.svg e icon-maskable.svg, com o Chromium
deste computador, e os grava ao lado deles.`;

const folder = join(root, 'src/web/public');
const icons = [
  { file: 'icon-192.png', from: 'icon.svg', size: 192 },
  { file: 'icon-512.png', from: 'icon.svg', size: 512 },
  { file: 'icon-maskable-512.png', from: 'icon-maskable.svg', size: 512 },
  // Apple rounds the corners itself, and shows what is transparent in black.
  { file: 'apple-touch-icon.png', from: 'icon-maskable.svg', size: 180 },
];

await runProgram(help, async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    for (const { file, from, size } of icons) {
      await page.setViewportSize({ width: size, height: size });
      const svg = await readFile(join(folder, from), 'utf8');
      await page.setContent(`<style>html,body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
      await writeFile(join(folder, file), await page.screenshot({ omitBackground: true }));
    }
  } finally {
    await browser.close();
  }
  return `Ícones gravados em ${folder}`;
});
