import { describe, expect, it } from 'vitest';
import { countsLine, playwrightCounts, sumCounts, vitestCounts } from './counts.mjs';

const vitest = { passed: 5, failed: 0, skipped: 2, failures: [] };
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 2 } };

describe('counts of a layer', () => {
  it('adds up what Vitest reports', () => {
    expect(vitestCounts(vitest, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it('adds up what Playwright reports, a flaky test among the passed', () => {
    expect(playwrightCounts(playwright, 0)).toEqual({ passed: 4, failed: 0, skipped: 2 });
  });

  it('counts a runner that failed without a failed test, or left no report, as one failure', () => {
    expect(vitestCounts(vitest, 1).failed).toBe(1);
    expect(playwrightCounts(playwright, 1).failed).toBe(1);
    expect(vitestCounts(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(playwrightCounts(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('the last line', () => {
  it('sums the layers and names skipped tests only if there are any', () => {
    const layers = [
      { passed: 2, failed: 1, skipped: 0 },
      { passed: 3, failed: 0, skipped: 0 },
    ];
    expect(countsLine(sumCounts(layers))).toBe('5 passed, 1 failed');
    expect(countsLine({ passed: 5, failed: 1, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
  });
});
