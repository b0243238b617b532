import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/processes/server-process.ts';
import { prepareDataFolder } from './data-folder.ts';

let folder: { path: string; remove(): Promise<void> };
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

it('makes the folder for its owner alone, and leaves nothing in it', async () => {
  const inside = join(folder.path, 'um', 'dois');
  await prepareDataFolder(inside);
  expect((await stat(inside)).mode & 0o777).toBe(0o700);
  expect(await readdir(inside)).toEqual([]);
});

it('says in one sentence which folder has no space left, and how much it needs', async () => {
  await expect(prepareDataFolder(folder.path, 2 ** 60)).rejects.toThrow(
    /^A pasta \S+ \(DATA_DIR\) está sem espaço: o disco tem \d+ MB livres, e são precisos 1099511627776 MB\.$/,
  );
});

it('says in one sentence which folder can’t be written, and why', async () => {
  const file = join(folder.path, 'arquivo');
  await writeFile(file, '');
  const place = join(file, 'dados');
  await expect(prepareDataFolder(place)).rejects.toThrow(
    `A pasta ${place} (DATA_DIR) não pode ser usada: um arquivo está no lugar dela.`,
  );
});
