import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a piece of work did to the thread that it was asked from. */
export interface Watched {
  seconds: number;
  /** Milliseconds of processor time of the longest thing that the thread did in one go. */
  work: number;
  /** Milliseconds that the thread once came late: also because other programs had the processor. */
  delay: number;
}

const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Lets `work` run and watches this thread meanwhile. */
export async function watchEventLoop(work: () => Promise<unknown>): Promise<Watched> {
  const lateness = monitorEventLoopDelay({ resolution: 1 });
  lateness.enable();
  let longest = 0;
  let last = cpu();
  const ticks = setInterval(() => {
    longest = Math.max(longest, cpu() - last);
    last = cpu();
  }, 1);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  longest = Math.max(longest, cpu() - last);
  clearInterval(ticks);
  lateness.disable();
  return { seconds, work: longest, delay: lateness.max / 1e6 };
}
