/** Tests of the web know no Node but run in it. */
declare const process: { env: Record<string, string | undefined> };

/** How often a property is tried, `usual` times: ten times as often in `npm run test:all`. */
export const runs = (usual: number): { numRuns: number } => ({
  numRuns: usual * (process.env.TEST_ALL === '1' ? 10 : 1),
});
