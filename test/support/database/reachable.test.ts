import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectReachable } from './reachable.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orbita-reachable-'));
  await mkdir(join(folder, 'native/bin'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

it('names the folder that keeps others from a program', async () => {
  await chmod(folder, 0o700);
  await expect(expectReachable(join(folder, 'native/bin/initdb'))).rejects.toThrow(`chmod o+x ${folder}`);
  await chmod(folder, 0o711);
  await expect(expectReachable(join(folder, 'native/bin/initdb'))).resolves.toBeUndefined();
});
