import { randomBytes } from 'node:crypto';
import { chmod, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MiB = 1024 * 1024;
/** What a new database takes with its first log segments; an old one needs as much to start and work a while. */
const usualSpace = 64 * MiB;

const reasons: Record<string, string> = {
  EROFS: 'o disco só permite leitura',
  EACCES: 'falta permissão para escrever nela',
  EPERM: 'falta permissão para escrever nela',
  ENOSPC: 'o disco está cheio',
  EDQUOT: 'o disco está cheio',
  ENOTDIR: 'um arquivo está no lugar dela',
  EEXIST: 'um arquivo está no lugar dela',
};

/**
 * Makes `folder` and sees that its owner, and nobody else, can write `space` bytes there. Throws one sentence that
 * names the folder and the reason: what the database says of such a folder helps nobody.
 */
export async function prepareDataFolder(folder: string, space = usualSpace): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const trial = join(folder, `.${randomBytes(6).toString('hex')}`);
    await writeFile(trial, 'x', { flag: 'wx' }).finally(() => rm(trial, { force: true }));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`A pasta ${folder} (DATA_DIR) não pode ser usada: ${reasons[code] ?? message}.`);
  }
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < space) {
    const [free, needed] = [bavail * bsize, space].map((bytes) => Math.floor(bytes / MiB));
    throw new Error(
      `A pasta ${folder} (DATA_DIR) está sem espaço: o disco tem ${free} MB livres, e são precisos ${needed} MB.`,
    );
  }
}
