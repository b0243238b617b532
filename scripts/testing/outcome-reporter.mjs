import { writeFileSync } from 'node:fs';

const firstLine = (error) => error.message.split('\n', 1)[0];

/** What a file kept its worker busy: loading it, making its page, and its tests, in seconds. */
function secondsOf(module) {
  const { collectDuration, setupDuration, environmentSetupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + environmentSetupDuration + duration) / 1000;
}

/**
 * Vitest's outcome, for the end of a run that takes minutes: the counts, once more what failed and why, and what each
 * file took.
 */
export function outcome(modules, unhandledErrors) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state) => tests.filter((test) => test.result().state === state).length;
  const failures = [];
  for (const module of modules) {
    // A test of the API runs once for each database.
    const name = `${module.project.name} ${module.relativeModuleId}`.trim();
    const failed = [...module.children.allTests('failed')];
    for (const test of failed)
      failures.push(`${name} › ${test.fullName}: ${test.result().errors.map(firstLine)}`);
    // A hook that failed, a file that did not load, a worker that crashed.
    const around = [
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ];
    if (failed.length === 0 && !['passed', 'skipped'].includes(module.state()))
      failures.push(`${name}: ${around.map(firstLine).join(' ') || module.state()}`);
  }
  failures.push(...unhandledErrors.map((error) => `fora dos testes: ${error.stack ?? error.message}`));
  return {
    passed: count('passed'),
    failed: failures.length,
    skipped: count('skipped') + count('pending'),
    failures,
    files: modules.map((module) => ({
      layer: module.project.name,
      name: module.relativeModuleId,
      seconds: secondsOf(module),
    })),
  };
}

/** Writes it to the file that ORBITA_OUTCOME names. */
export default class OutcomeReporter {
  onTestRunEnd(modules, unhandledErrors) {
    writeFileSync(process.env.ORBITA_OUTCOME, JSON.stringify(outcome(modules, unhandledErrors)));
  }
}
