/** A runner that failed without a failed test (it crashed, or left an error unhandled) counts as one failure. */
function withCrash(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const nothing = { passed: 0, failed: 0, skipped: 0 };

/** Counts of Vitest's outcome (`outcome-reporter.mjs`), null when it left none. */
export function vitestCounts(outcome, exitCode) {
  if (!outcome) return { ...nothing, failed: 1 };
  const { passed, failed, skipped } = outcome;
  return withCrash({ passed, failed, skipped }, exitCode);
}

/** Counts of Playwright's json report, null when it wrote none. A flaky test passed in the end. */
export function playwrightCounts(report, exitCode) {
  if (!report) return { ...nothing, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withCrash({ passed: expected + flaky, failed: unexpected, skipped }, exitCode);
}

/** The sum of several layers. */
export function sumCounts(layers) {
  return layers.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    nothing,
  );
}

/** `12 passed, 0 failed`, and `, 3 skipped` if any were. */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
