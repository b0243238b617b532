import { median } from './figures.ts';
import type { Figures } from './load.ts';

export type Contender<F = Figures> = () => Promise<F>;

/**
 * Lets contenders take turns, round after round, after one to warm up, so that what else the machine does meets
 * them all. Answers each one's figures, round by round.
 */
export async function takeTurns<F>(rounds: number, contenders: readonly Contender<F>[]): Promise<F[][]> {
  for (const contender of contenders) await contender();
  const turns = contenders.map((): F[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) turns[index]?.push(await contender());
  }
  return turns;
}

type Throughput = Pick<Figures, 'perSecond'>;

/** How the throughput of `one` compares with `other`'s: the median of the rounds' ratios. */
export const ratio = (one: Throughput[] = [], other: Throughput[] = []): number =>
  median(one.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN)));

/** The median of each figure. */
export const middle = (figures: Figures[] = []): Figures => ({
  perSecond: median(figures.map(({ perSecond }) => perSecond)),
  p50: median(figures.map(({ p50 }) => p50)),
  p99: median(figures.map(({ p99 }) => p99)),
});
