import { describe, expect, it } from 'vitest';
import { checkStructure, checkSubject } from './check-structure.ts';
import { readImports } from './structure/imports.ts';

type Files = Record<string, string>;

/** What the rules except, and the contracts of the features below. */
const always: Files = Object.fromEntries(
  [
    'src/server/settings.ts',
    'src/web/parent-routes.ts',
    'src/server/features/accounts/sessions/sessions.ts',
    'src/server/features/study-plans/generation.ts',
    'src/server/features/summaries/task-progress.ts',
    'src/server/features/flashcards/transfer/package.ts',
    'src/server/language/text/words.ts',
    'src/server/platform/csv-line.ts',
    ...['accounts', 'billing', 'flashcards', 'marketplace', 'streak', 'study-plans', 'summaries'].map(
      (name) => `src/shared/contracts/${name}.ts`,
    ),
  ].map((path) => [path, '']),
);

/** What is wrong with a tree of these files beside those. */
const problemsOf = (files: Files) => checkStructure(new Map(Object.entries({ ...always, ...files })));

describe('arrows', () => {
  it.each([
    ['src/shared/contracts/focus.schemas.ts', "import { z } from 'zod';"],
    ['src/shared/rules/day.ts', "import type { A } from '#shared/contracts/streak.ts';"],
    ['src/shared/rules/day.test.ts', "import { readFile } from 'node:fs/promises';"],
    ['src/server/features/streak/service.ts', "import { db } from '#server/platform/database.ts';"],
    ['src/server/features/streak/service.ts', "import { pay } from '#server/features/billing/service.ts';"],
    ['src/server/features/streak/service.ts', "import { due } from '../billing/reminder-service.ts';"],
    ['src/server/features/streak/streak.api.test.ts', "import { buildApp } from '#server/app.ts';"],
    ['src/server/platform/mail.ts', "import type { Settings } from '../settings.ts';"],
    ['src/server/features/streak/service.ts', "import { wordsOf } from '#server/language/text/words.ts';"],
    ['src/server/features/streak/service.ts', "import { exams } from '#server/content/exams.ts';"],
    ['src/server/language/cards/model.ts', "import type { TextModel } from '#server/platform/ai/model.ts';"],
    ['src/server/content/exams.ts', "import { readLazily } from '../platform/files.ts';"],
    ['src/server/app.ts', "import { routes } from './features/streak/routes.ts';"],
    ['src/web/ui/button.tsx', "import { Button } from '@base-ui/react';"],
    ['src/web/ui/text.tsx', "import { safeUrl } from '#shared/markdown/safe-url.ts';"],
    ['src/server/platform/mail.ts', "import { safeUrl } from '#shared/markdown/safe-url.ts';"],
    ['src/web/lib/http.ts', "import { message } from '#shared/messages.ts';"],
    ['src/web/features/streak/day/view.tsx', "import { Plan } from '../../billing/plan.tsx';"],
    ['src/web/shell/layout.tsx', "import { useUser } from '../features/streak/api.ts';"],
    ['src/shared/contracts/focus.ts', "import type { focusSchemas } from './focus.schemas.ts';"],
    ['src/shared/contracts/focus.test.ts', "import { focusSchemas } from './focus.schemas.ts';"],
    ['src/server/features/streak/day.ts', "import type { A } from 'drizzle-orm';"],
    ['src/server/features/streak/day.ts', "import { a } from './week.ts';"],
  ])('%s may say %s', (path, source) => {
    expect(problemsOf({ [path]: source })).toEqual([]);
  });

  it.each([
    ['src/shared/rules/day.ts', "import { useState } from 'react';"],
    ['src/shared/rules/day.ts', "import { db } from '#server/platform/database.ts';"],
    ['src/shared/rules/day.test.ts', "import { db } from '#server/platform/database.ts';"],
    ['src/server/platform/mail.ts', "import { find } from '../features/streak/service.ts';"],
    ['src/server/platform/mail.ts', "import { buildApp } from '../app.ts';"],
    ['src/server/platform/mail.ts', "import { wordsOf } from '../language/text/words.ts';"],
    ['src/server/platform/mail.ts', "import { exams } from '../content/exams.ts';"],
    ['src/server/language/cards/model.ts', "import { find } from '#server/features/streak/service.ts';"],
    ['src/server/language/cards/model.ts', "import { start } from '#server/main.ts';"],
    ['src/server/content/exams.ts', "import { find } from '#server/features/streak/service.ts';"],
    ['src/server/features/streak/service.ts', "import { find } from '../billing/queries.ts';"],
    ['src/server/features/streak/service.ts', "import type { App } from '#server/app.ts';"],
    ['src/server/features/streak/service.ts', "import { fakeMail } from '#test/support/mail.ts';"],
    ['src/server/app.ts', "import { App } from '#web/main.tsx';"],
    ['src/server/app.ts', "import { renderToString } from 'react-dom/server';"],
    ['src/web/ui/button.tsx', "import { tiers } from '#shared/rules/tiers.ts';"],
    ['src/shared/markdown/safe-url.ts', "import { tiers } from '#shared/rules/tiers.ts';"],
    ['src/shared/markdown/safe-url.ts', "import { unified } from 'unified';"],
    ['src/web/ui/button.tsx', "import { http } from '../lib/http.ts';"],
    ['src/web/lib/http.ts', "import { Button } from '../ui/button.tsx';"],
    ['src/web/features/streak/api.ts', "import { layout } from '#web/shell/layout.tsx';"],
    ['src/web/features/streak/day/flame.tsx', "import { usePlan } from '../../billing/api.ts';"],
    ['src/web/features/streak/day/view.tsx', "import { usePay } from '../../billing/payments/use-pay.ts';"],
    ['src/web/shell/layout.tsx', "import { db } from '#server/platform/database.ts';"],
    ['src/web/shell/layout.test.tsx', "const { db } = await import('#server/platform/database.ts');"],
    ['src/web/lib/http.ts', "import { join } from 'node:path';"],
    ['src/shared/contracts/focus.ts', "import { type A, b } from './engine.schemas.ts';"],
    ['src/shared/rules/day.ts', "import * as z from 'zod/mini';"],
    ['src/server/features/streak/day.ts', "import { readFile } from 'node:fs';"],
    ['src/server/features/streak/day.ts', "import { eq } from 'drizzle-orm';"],
    ['src/server/features/streak/day.ts', "import { now } from '#server/platform/clock.ts';"],
    ['src/server/features/streak/day.ts', "import { find } from './queries.ts';"],
  ])('%s may not say %s', (path, source) => {
    expect(problemsOf({ [path]: source })).toEqual([expect.stringContaining(`${path}: `)]);
  });
});

describe('files', () => {
  it.each([
    ['src/web/ui/index.ts', 'sem arquivos index'],
    ['src/server/features/streak/helpers/days.ts', 'substantivo do produto'],
    ['src/web/features/streak/components/days.ts', 'substantivo do produto'],
    ['src/web/ui/form/subject-field.tsx', 'ui e lib'],
    ['src/web/lib/plan-names.ts', 'ui e lib'],
    ['tsconfig.web.tsbuildinfo', 'é gerado'],
    ['dist/client/index.html', 'é gerado'],
    ['npm-debug.log', 'é gerado'],
    ['src/web/features/streak/sample-streak.ts', 'exemplos'],
    ['src/server/features/streaks/routes.ts', 'falta src/shared/contracts/streaks.ts'],
  ])('may not be %s', (path, problem) => {
    expect(problemsOf({ [path]: '' })).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    'src/web/domain/subject-field.tsx',
    'src/web/ui/plane.tsx',
    'src/web/lib/log.ts',
    'test/support/samples/sample-streak.ts',
    'src/web/features/streak/day/view.tsx',
    'scripts/dist.ts',
  ])('may be %s', (path) => {
    expect(problemsOf({ [path]: '' })).toEqual([]);
  });

  it('of the web’s tests have a page to themselves when they replace a module', () => {
    const source = "vi.mock('./bell.ts')";
    expect(problemsOf({ 'src/web/lib/bell.test.tsx': source })).toHaveLength(1);
    expect(problemsOf({ 'src/web/lib/bell.alone.test.tsx': source })).toEqual([]);
  });

  it('are at most 30 in a folder, the second half of a contract apart, the fullest told first', () => {
    const folder = (path: string, size: number): Files =>
      Object.fromEntries(Array.from({ length: size }, (_, number) => [`${path}/f${number}.ts`, '']));
    const full = {
      ...folder('src/web/lib', 30),
      'src/web/lib/a.schemas.ts': '',
      ...folder('migrations', 50),
    };
    expect(problemsOf({ ...full, ...folder('src/web/ui', 31), ...folder('scripts', 40) })).toEqual([
      'scripts: 40 arquivos numa pasta; o limite é 30',
      'src/web/ui: 31 arquivos numa pasta; o limite é 30',
    ]);
  });
});

it('refuses an exemption for what is not there', () => {
  const settings = { 'biome.json': '{"overrides":[{"includes":["*.config.ts","scripts/*-{a,b}.mjs"]}]}' };
  expect(problemsOf({ ...settings, 'vite.config.ts': '' })).toEqual([
    'biome.json: abre exceção para scripts/*-{a,b}.mjs, que não existe',
  ]);
  expect(problemsOf({ ...settings, 'vite.config.ts': '', 'scripts/x-b.mjs': '' })).toEqual([]);
  const { 'src/web/parent-routes.ts': _, ...rest } = always;
  expect(checkStructure(new Map(Object.entries(rest)))).toHaveLength(1);
});

describe('features in a circle', () => {
  const circlesIn = (side: string, back: string, file = 'list-service.ts') =>
    problemsOf({
      [`src/${side}/features/accounts/leave-service.ts`]:
        "import { hide } from '../marketplace/hide-service.ts';",
      [`src/${side}/features/accounts/name-service.ts`]: '',
      [`src/${side}/features/marketplace/hide-service.ts`]: '',
      [`src/${side}/features/marketplace/${file}`]: back,
    }).filter((problem) => problem.includes('círculo'));

  it.each(['server', 'web'])('are refused on the %s, though none of their files are', (side) => {
    expect(circlesIn(side, `import { name } from '../accounts/name-service.ts';`)).toEqual([
      `src/${side}/features/accounts: features em círculo: accounts → marketplace → accounts`,
    ]);
  });

  it.each([
    ['types', 'list-service.ts', "import type { Name } from '../accounts/name-service.ts';"],
    ['tests', 'list.test.ts', "import { name } from '../accounts/name-service.ts';"],
    ['the other side', 'list.test.ts', "import { name } from '#web/features/accounts/api.ts';"],
  ])('leave %s out of it', (_, file, source) => {
    expect(circlesIn('server', source, file)).toEqual([]);
  });
});

describe('tests judged by time', () => {
  const expecting = (code: string) => `import { expect } from 'vitest'; ${code}`;

  it.each([
    'const started = performance.now(); expect(performance.now() - started).toBeLessThan(5000);',
    'const cost = process.cpuUsage(before); expect(cost.user).toBeLessThan(5);',
    'const before = process.hrtime.bigint(); expect(before).toBe(1n);',
    'expect(Date.now() - before).toBeLessThan(10_000);',
  ])('are refused: %s', (code) => {
    for (const path of ['src/web/lib/a.test.ts', 'test/e2e/a.spec.ts', 'test/support/growth.ts'])
      expect(problemsOf({ [path]: expecting(code) })).toEqual([expect.stringContaining(`${path}: `)]);
    expect(problemsOf({ 'bench/growth.ts': code })).toEqual([]);
  });

  it.each([
    'draw(performance.now());',
    "import { expect } from 'vitest'; expect(sentence).toBe('performance.now');",
    "import { expect } from 'vitest'; const ago = Date.now() - 1000; expect(sentence).toBe('há 1 s');",
  ])('are not seen in %s', (code) => {
    expect(problemsOf({ 'src/web/lib/a.test.ts': code })).toEqual([]);
  });
});

it('refuses the subject of a commit that is cut off in lists', () => {
  expect(checkSubject('a'.repeat(72))).toEqual([]);
  expect(checkSubject('')).toEqual([]);
  expect(checkSubject('ã'.repeat(73))).toEqual([expect.stringContaining('tem 73 caracteres')]);
});

it.each(['README.md', 'CONTRIBUTING.md'])('wants every command %s names to exist', (paper) => {
  const files = { 'package.json': '{"scripts":{"start":"x","test:unit":"y"}}' };
  expect(problemsOf({ ...files, [paper]: '`npm start`, `npm run test:unit`, npm ci' })).toEqual([]);
  expect(problemsOf({ ...files, [paper]: '`npm run deploy` and `npm test`' })).toEqual([
    `${paper}: package.json não tem o comando deploy`,
    `${paper}: package.json não tem o comando test`,
  ]);
});

it('refuses a lock file with addresses of downloads, or without the builds for other systems', () => {
  const lock = (packages: object, more = {}) =>
    problemsOf({ 'package-lock.json': JSON.stringify({ packages, ...more }) });
  expect(lock({}, { resolved: 'https://packages.example/zod' })).toHaveLength(1);
  const tool = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' } };
  const linux = { 'node_modules/tool': tool, 'node_modules/tool/node_modules/tool-linux': {} };
  expect(lock(linux)).toEqual([expect.stringContaining('falta tool-darwin)')]);
  expect(lock({ ...linux, 'node_modules/tool-darwin': {} })).toEqual([]);
});

it('reads every form of import, and tells types apart', () => {
  const source = `
    import a, { type B, c as d } from './a.ts';
    import './f.css';
    import type { T } from './t.ts';
    import type from './type.ts';
    export { h } from './h.ts';
    export type { U } from './u.ts';
    export * from './i.ts';
    // import { no } from './no.ts';
    const j = await import('./j.ts');
    const k = <p>Don't import './no.ts'</p>;`;
  const found = Map.groupBy(readImports('a.tsx', source), ({ typeOnly }) => typeOnly);
  const named = (typeOnly: boolean) => found.get(typeOnly)?.map(({ specifier }) => specifier);
  expect(named(false)).toEqual(['./a.ts', './f.css', './type.ts', './h.ts', './i.ts', './j.ts']);
  expect(named(true)).toEqual(['./t.ts', './u.ts']);
});
