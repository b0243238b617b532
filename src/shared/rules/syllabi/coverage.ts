/** Whole percent, 100 only when all is done. */
export const percent = (share: number): number =>
  share > 1 - 1e-9 ? 100 : Math.min(99, Math.round(share * 100));

/** How much of the exam's weight was studied. */
export function coverageOf(topics: readonly { share: number; theoryOn: string | null }[]) {
  const counting = topics.filter(({ share }) => share > 0);
  const studied = counting.filter(({ theoryOn }) => theoryOn !== null);
  return {
    topics: counting.length,
    studied: studied.length,
    coverage: percent(studied.reduce((sum, { share }) => sum + share, 0)),
  };
}
