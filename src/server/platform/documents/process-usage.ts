import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** What a process has taken so far. */
export interface Usage {
  /** Memory that it holds now, native memory too. */
  memoryMb: number;
  /** Milliseconds of processor time of all its threads. */
  cpuMs: number;
}

/** The kernel counts processor time in hundredths of a second, on every architecture (proc(5), USER_HZ). */
const tickMs = 10;

async function linuxUsage(pid: number): Promise<Usage> {
  const [status, stat] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
  ]);
  // Behind the name in brackets, the 12th and 13th fields are the time in user and in kernel mode.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    memoryMb: Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0) / 1024,
    cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
  };
}

const run = promisify(execFile);

/** As POSIX has it: kilobytes, and `[[dd-]hh:]mm:ss` with fractions on some systems. */
async function posixUsage(pid: number): Promise<Usage> {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
  const [memory, time = ''] = stdout.trim().split(/\s+/u);
  const seconds = time.split(/[-:]/u).reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memoryMb: Number(memory) / 1024, cpuMs: seconds * 1000 };
}

/** What a child process takes; null once it has ended, and where the system does not tell. */
export const usageOf = (pid: number): Promise<Usage | null> =>
  (process.platform === 'linux' ? linuxUsage : posixUsage)(pid).catch(() => null);
