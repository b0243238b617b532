import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Others may pass through a folder. */
const othersEnter = 0o001;

/**
 * PostgreSQL refuses to run as root, and then runs as a user of its own: one who can't come through to its program would
 * only be told that it doesn't exist.
 * @throws an Error that names the folder that keeps others out, and what to do about it.
 */
export async function expectReachable(path: string): Promise<void> {
  const folder = dirname(path);
  if (folder === path) return;
  await expectReachable(folder);
  if (((await stat(folder)).mode & othersEnter) === 0)
    throw new Error(
      `PostgreSQL refuses to run as root, and the user “postgres” may not enter ${folder}. ` +
        `Run “chmod o+x ${folder}”, or go on as a user who is not root.`,
    );
}
