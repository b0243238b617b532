import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './figures.ts';

/** How `/api/health` answered, in milliseconds. */
export interface Health {
  p50: number;
  p95: number;
  max: number;
}

const everyMs = 20;

/** Asks for the health of a server again and again while `work` runs; one that isn't answered counts as it stands. */
export async function healthDuring(
  url: string,
  work: () => Promise<unknown>,
): Promise<Health & { seconds: number }> {
  const times: number[] = [];
  let isOver = false;
  const asked = async () => {
    while (!isOver) {
      const began = performance.now();
      await fetch(`${url}/api/health`).then((answer) => answer.arrayBuffer());
      times.push(performance.now() - began);
      await wait(everyMs);
    }
  };
  const asking = asked();
  const began = performance.now();
  try {
    await work();
  } finally {
    isOver = true;
  }
  const seconds = (performance.now() - began) / 1000;
  await asking;
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    max: Math.max(...times),
    seconds,
  };
}
