import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { styleFirst } from './first-style.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orbita-style-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

const tag = '<link rel="stylesheet" crossorigin href="/assets/base.css">';
const page = `<html><head>${tag}</head><body><p class="seen">Oi</p></body></html>`;
const write = (style: string) => writeFile(join(folder, 'assets/base.css'), style);

it('writes what the page needs into it and names the whole style at its end', async () => {
  await write('.seen{color:red}.unseen{color:blue}');
  const styled = await styleFirst(folder, page);
  expect(styled).toBe(
    `<html><head><style>.seen{color:red}</style></head><body><p class="seen">Oi</p>${tag}</body></html>`,
  );
});

it('keeps what other screens need, what scripts make apply and what lies below an element', async () => {
  const kept = [
    '.other{color:red}',
    '[data-theme=dark]{color:white}',
    '@font-face{font-family:Stand-in;src:local(Arial)}',
    String.raw`.\[\&_h2\]\:bold h2{font-weight:700}`,
  ];
  await write(['.unseen{color:blue}', ...kept].join(''));
  const styled = await styleFirst(folder, page, ['<h1 class="other">Outra</h1>']);
  for (const rule of kept) expect(styled).toContain(rule);
  expect(styled).not.toContain('unseen');
  expect(styled).not.toContain('Outra');
});

it('refuses a page without a style', async () => {
  await expect(styleFirst(folder, '<html><head></head><body></body></html>')).rejects.toThrow('estilo');
});
