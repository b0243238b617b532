import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

const root = mkdtempSync(join(tmpdir(), 'orbita-lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

for (const [name, folder] of [
  ['short', 'data'],
  ['too long for a socket', 'data-'.repeat(30)],
] as const) {
  test(`a folder is held by one until it is released, where its name is ${name}`, async () => {
    const directory = join(root, folder);
    mkdirSync(directory);
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow('Outra Órbita já usa a pasta');
    expect(readdirSync(directory)).toEqual(['lock.sock']);
    await lock.release();
    const again = await lockDirectory(directory);
    await again.release();
  });
}

test('nothing is left in the folder of temporary files', async () => {
  const directory = join(root, 'long-'.repeat(30));
  const temporary = join(root, 'tmp');
  for (const folder of [directory, temporary]) mkdirSync(folder);
  vi.stubEnv('TMPDIR', temporary);
  const lock = await lockDirectory(directory);
  expect(readdirSync(temporary)).toEqual([]);
  await lock.release();
});
