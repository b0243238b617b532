import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, run } from '../run.mjs';
import { type Outcome, playwrightOutcome, vitestOutcome } from './outcomes.ts';

/** A folder for reports, which goes with this process. */
export const reports = mkdtempSync(join(tmpdir(), 'orbita-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

type Options = Parameters<typeof run>[2];

/** Runs one step with the project's Node; a signal that ended it ends the others too. Answers its exit code. */
export async function step(args: readonly string[], options: Options = {}): Promise<number> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const code = await run(pinnedNode, args, options);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (stopping.signal.aborted) process.exit(130);
  return code;
}

async function report<Report, Result>(
  name: string,
  options: Options,
  args: (file: string) => string[],
  read: (report: Report | null, code: number) => Result,
): Promise<Result> {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const env = { ...process.env, ...options?.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await step(args(file), { ...options, env });
  return read(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, code);
}

export const runVitest = (args: readonly string[], options?: Options): Promise<Outcome> =>
  report(
    'vitest',
    options,
    (file) => [
      ...['node_modules/vitest/vitest.mjs', ...args],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    vitestOutcome,
  );

export const runPlaywright = (args: readonly string[], options?: Options): Promise<Outcome> =>
  report(
    'playwright',
    // It stops its server after this signal only.
    { ...options, killSignal: 'SIGINT' },
    () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
    playwrightOutcome,
  );
