export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export function vitestCounts(outcome: Counts | null, exitCode: number): Counts;
export function playwrightCounts(report: PlaywrightReport | null, exitCode: number): Counts;
export function sumCounts(layers: readonly Counts[]): Counts;
export function countsLine(counts: Counts): string;
