import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../run.mjs';

const files = {
  'fails.test.ts': `
    import { describe, expect, test } from 'vitest';
    test('passes', () => {});
    test.skip('waits', () => {});
    describe('sums', () => { test('fails', () => expect(1 + 1).toBe(3)); });`,
  'hook.test.ts': `
    import { beforeAll, describe, test } from 'vitest';
    describe('never runs', () => { beforeAll(() => { throw new Error('no database'); }); test('passes', () => {}); });`,
  'load.test.ts': `throw new Error('not even loaded');`,
  'outside.test.ts': `
    import { test } from 'vitest';
    test('passes, too', async () => {
      Promise.reject(new Error('nobody listens'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });`,
};

let folder: string;
beforeAll(() => {
  // Within the repository, where they find Vitest.
  mkdirSync(join(root, 'dist'), { recursive: true });
  folder = mkdtempSync(join(root, 'dist/outcome-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('says again at the end what failed: tests, hooks, files, and errors outside of any', () => {
  const file = join(folder, 'outcome.json');
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', `--root=${folder}`],
      `--reporter=${join(root, 'scripts/testing/outcome-reporter.mjs')}`,
    ],
    { cwd: folder, env: { PATH: process.env.PATH, ORBITA_OUTCOME: file }, timeout: 120_000 },
  );
  expect(status).toBe(1);
  const { failures, files: took, ...counts } = JSON.parse(readFileSync(file, 'utf8'));
  expect(counts).toEqual({ passed: 2, failed: 4, skipped: 2 });
  expect(failures.sort()).toEqual([
    expect.stringMatching(/^fails\.test\.ts › sums > fails: expected 2 to be 3/),
    expect.stringMatching(/^fora dos testes: Error: nobody listens/),
    'hook.test.ts: no database',
    'load.test.ts: not even loaded',
  ]);
  expect(took).toHaveLength(4);
  expect(took).toContainEqual({ layer: '', name: 'outside.test.ts', seconds: expect.any(Number) });
});
