import { opendir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const entriesAtMost = 20_000;

/** Bytes of the files below `folder`, of the first 20,000 entries at least, and what is free on its disk. */
export async function measureFolder(
  folder: string,
): Promise<{ bytes: number; isWhole: boolean; freeBytes: number }> {
  let bytes = 0;
  let left = entriesAtMost;
  const walk = async (path: string): Promise<void> => {
    for await (const entry of await opendir(path)) {
      if (left-- <= 0) return;
      const inner = join(path, entry.name);
      if (entry.isDirectory()) await walk(inner);
      // A file may go between being listed and being looked at.
      else if (entry.isFile()) bytes += (await stat(inner).catch(() => null))?.size ?? 0;
    }
  };
  await walk(folder).catch(() => {});
  const disk = await statfs(folder).catch(() => null);
  return { bytes, isWhole: left > 0, freeBytes: disk ? disk.bavail * disk.bsize : 0 };
}
