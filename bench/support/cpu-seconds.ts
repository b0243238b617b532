import { readFile } from 'node:fs/promises';

/** Of `/proc/<pid>/stat`: `sysconf(_SC_CLK_TCK)`, which is 100 wherever Linux runs Node. */
const ticksPerSecond = 100;

/** CPU seconds that a process, what it has started and what that has waited for have taken so far; Linux only. */
export async function cpuSeconds(pid: number): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const theirs = await Promise.all(children.trim().split(' ').filter(Boolean).map(Number).map(cpuSeconds));
    return theirs.reduce((sum, seconds) => sum + seconds, own);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** The process that started `pid`. */
export async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
