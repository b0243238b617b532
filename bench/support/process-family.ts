import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

interface Family {
  /** Resident memory in MB. */
  memory: number;
  threads: number;
}

const none: Family = { memory: 0, threads: 0 };

/** What a process and all that it has started take now; Linux only. */
async function familyOf(pid: number): Promise<Family> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const families = await Promise.all(children.trim().split(' ').filter(Boolean).map(Number).map(familyOf));
    const own = {
      memory: Number(/^VmRSS:\s+(\d+)/mu.exec(status)?.[1] ?? 0) / 1024,
      threads: Number(/^Threads:\s+(\d+)/mu.exec(status)?.[1] ?? 0),
    };
    return families.reduce(
      (sum, { memory, threads }) => ({ memory: sum.memory + memory, threads: sum.threads + threads }),
      own,
    );
  } catch {
    // It has ended meanwhile.
    return none;
  }
}

export interface Strain {
  before: Family;
  peak: Family;
  /** Milliseconds in which the health of the server was told, one after the other. */
  health: number[];
}

/** Lets `work` strain a server and watches what it takes and how soon it answers meanwhile. */
export async function strainOf(
  { url, pid }: { url: string; pid: number },
  work: () => Promise<unknown>,
): Promise<Strain> {
  const before = await familyOf(pid);
  const strain: Strain = { before, peak: { ...before }, health: [] };
  let isOver = false;
  const watchFamily = async () => {
    for (; !isOver; await wait(50)) {
      const now = await familyOf(pid);
      strain.peak.memory = Math.max(strain.peak.memory, now.memory);
      strain.peak.threads = Math.max(strain.peak.threads, now.threads);
    }
  };
  const watchHealth = async () => {
    for (; !isOver; await wait(50)) {
      const began = performance.now();
      await fetch(`${url}/api/health`).then((answer) => answer.arrayBuffer());
      strain.health.push(performance.now() - began);
    }
  };
  const working = work().finally(() => {
    isOver = true;
  });
  await Promise.all([working, watchFamily(), watchHealth()]);
  return strain;
}
