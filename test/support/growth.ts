import { expect } from 'vitest';

/** Tests of the web know no Node but run in it. */
declare const process: { cpuUsage(since?: CpuTime): CpuTime };
type CpuTime = { user: number; system: number };

const times = 16;
const squareRoot = Math.sqrt(times);

function cost(work: (length: number) => unknown, length: number): number {
  const before = process.cpuUsage();
  work(length);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Expects that work on sixteen times the text costs at most sixty-four times as much of the processor: sixteen is what
 * grows with the text, 256 what grows with its square. Others use the machine too: of a few turns the least counts.
 *
 * @param work does it for a text of so many characters
 * @param longest of the texts, in characters
 */
export function expectLinear(work: (length: number) => unknown, longest = 100_000, what = 'the work'): void {
  let [short, long] = [Infinity, Infinity];
  for (let turn = 0; turn < 5; turn++) {
    short = Math.min(short, cost(work, longest / times));
    long = Math.min(long, cost(work, longest));
    // What the short text costs may be too little to be measured.
    if (long <= times * squareRoot * Math.max(short, 4)) return;
  }
  expect.fail(`${what}: ${long} ms for ${longest} characters, ${short} ms for a sixteenth of them`);
}
