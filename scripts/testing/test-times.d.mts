export interface TimedFile {
  layer: string;
  name: string;
  seconds: number;
}

export interface TimedSuite {
  file: string;
  specs?: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
  suites?: readonly TimedSuite[];
}

export function journeyFiles(report: { suites: readonly TimedSuite[] } | null): TimedFile[];
export function timeLines(
  steps: readonly (readonly [name: string, seconds: number])[],
  files: readonly TimedFile[],
): string[];
