import { readCode } from './imports.ts';
import { isTest, type Problem, type Tree } from './tree.ts';

const stopwatch = /\b(?:performance\.now|process\.cpuUsage|hrtime)\b|\bexpect\([^;]*\bDate\.now\(\)\s*-/;

/** A busy machine makes any test slow: tests count steps or watch the order of events, and bench/ measures time. */
export function checkTimedTests(tree: Tree): Problem[] {
  return [...tree]
    .filter(([path]) => isTest(path) || path.startsWith('test/'))
    .map(([path, source]) => [path, readCode(source).code] as const)
    .filter(([, code]) => /\bexpect\b/.test(code) && stopwatch.test(code))
    .map(([path]) => `${path}: um teste não julga pelo tempo; conte passos, ou meça em bench/`);
}
