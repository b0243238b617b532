import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that only this process's user can look into, gone with all it holds when `work` is over, however it ends. */
export async function inPrivateFolder<T>(work: (path: string) => Promise<T>): Promise<T> {
  const path = await mkdtemp(join(tmpdir(), 'orbita-'));
  try {
    return await work(path);
  } finally {
    await rm(path, { recursive: true, force: true, maxRetries: 3 });
  }
}
