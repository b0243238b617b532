import { describe, expect, it } from 'vitest';
import { checkStructure } from './check-structure.ts';
import { checkSubject } from './structure/commits.ts';
import { readImports } from './structure/imports.ts';

const contract = { 'src/shared/contracts/streak.ts': '', 'src/shared/contracts/billing.ts': '' };

type Files = Record<string, string>;

/** What is wrong with a tree of these files beside two contracts. */
function problemsOf(files: Files): string[] {
  return checkStructure(new Map(Object.entries({ ...contract, ...files })));
}

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
    ['src/server/language/plans/local.ts', "import { catalogue } from '#server/content/catalogue.ts';"],
    ['src/server/language/cards/local.ts', "import { fold } from '#shared/rules/text/fold.ts';"],
    ['src/server/content/exams.ts', "import { readLazily } from '../platform/files.ts';"],
    ['src/server/app.ts', "import { routes } from './features/streak/routes.ts';"],
    ['src/web/ui/button.tsx', "import { Button } from '@base-ui/react';"],
    ['src/web/ui/text.tsx', "import { safeUrl } from '#shared/markdown/safe-url.ts';"],
    ['src/server/platform/mail.ts', "import { safeUrl } from '#shared/markdown/safe-url.ts';"],
    ['src/web/lib/http.ts', "import { message } from '#shared/messages.ts';"],
    ['src/web/features/streak/view.tsx', "import { usePlan } from '../billing/api.ts';"],
    ['src/web/features/streak/day/view.tsx', "import { Plan } from '../../billing/plan.tsx';"],
    ['src/web/shell/layout.tsx', "import { useUser } from '../features/streak/api.ts';"],
  ])('%s may say %s', (path, source) => {
    expect(problemsOf({ [path]: source })).toEqual([]);
  });

  it.each([
    ['src/shared/rules/day.ts', "import { join } from 'node:path';"],
    ['src/shared/rules/day.ts', "import { useState } from 'react';"],
    ['src/shared/rules/day.ts', "import { db } from '#server/platform/database.ts';"],
    ['src/shared/rules/day.test.ts', "import { db } from '#server/platform/database.ts';"],
    ['src/server/platform/mail.ts', "import { find } from '../features/streak/service.ts';"],
    ['src/server/platform/mail.ts', "import { buildApp } from '../app.ts';"],
    ['src/server/platform/mail.ts', "import { wordsOf } from '../language/text/words.ts';"],
    ['src/server/platform/mail.ts', "import { exams } from '../content/exams.ts';"],
    ['src/server/language/cards/model.ts', "import { find } from '#server/features/streak/service.ts';"],
    ['src/server/language/cards/model.ts', "import type { Made } from '#server/features/streak/service.ts';"],
    ['src/server/language/cards/model.ts', "import { start } from '#server/main.ts';"],
    ['src/server/content/exams.ts', "import { find } from '#server/features/streak/service.ts';"],
    ['src/server/content/exams.ts', "import { wordsOf } from '#server/language/text/words.ts';"],
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
  ])('%s may not say %s', (path, source) => {
    expect(problemsOf({ [path]: source })).toEqual([expect.stringContaining(`${path}: `)]);
  });
});

it('a test of the web that replaces a module has a page to itself', () => {
  const test = { 'src/web/lib/bell.test.tsx': "vi.mock('./bell.ts')" };
  expect(problemsOf(test)).toEqual([expect.stringContaining('src/web/lib/bell.test.tsx: ')]);
  expect(problemsOf({ 'src/web/lib/bell.alone.test.tsx': "vi.mock('./bell.ts')" })).toEqual([]);
});

describe('file vocabulary', () => {
  it.each([
    'src/server/features/streak/routes.ts',
    'src/server/features/streak/study-day.ts',
    'src/server/features/streak/curriculum/math/topics.ts',
    'src/server/features/streak/streak.api.test.ts',
    'src/web/features/streak/api.ts',
    'src/web/features/streak/day/route.tsx',
    'src/web/features/streak/day/view.tsx',
    'src/web/features/streak/use-streak.tsx',
    'src/web/features/streak/day/flame.test.tsx',
  ])('knows %s', (path) => {
    expect(problemsOf({ [path]: '' })).toEqual([]);
  });

  it.each([
    'src/server/features/streak/helpers/days.ts',
    'src/server/features/streak/view.tsx',
    'src/server/features/streak/StudyDay.ts',
    'src/web/features/streak/Flame.tsx',
    'src/web/features/streak/helpers/days.ts',
    'src/web/features/streak/lib/use-streak.ts',
    'src/web/features/streak/components/days.ts',
  ])('does not know %s', (path) => {
    expect(problemsOf({ [path]: '' })).toEqual([expect.stringContaining('vocabulário')]);
  });

  it.each(["'node:fs'", "'drizzle-orm'", "'fastify'", "'#server/platform/clock.ts'", "'./queries.ts'"])(
    'lets no noun of the server import %s',
    (specifier) => {
      const path = 'src/server/features/streak/study-day.ts';
      expect(problemsOf({ [path]: `import { a } from ${specifier};` })).toHaveLength(1);
      expect(problemsOf({ [path]: `import type { A } from ${specifier};` })).toEqual([]);
    },
  );

  it('lets a noun of the server import shared rules, other nouns and the curriculum', () => {
    const source =
      "import { a } from '#shared/rules/day.ts'; import { b } from './week.ts'; import { c } from './curriculum/c.ts';";
    expect(problemsOf({ 'src/server/features/streak/study-day.ts': source })).toEqual([]);
  });
});

describe('mirrored names', () => {
  it('knows the features by name', () => {
    expect(problemsOf({ 'src/web/features/streaks/api.ts': '' })).toEqual([
      'src/web/features/streaks: nenhuma feature se chama streaks',
    ]);
  });

  it('wants a contract for every feature of the server', () => {
    expect(
      problemsOf({ 'src/server/features/focus/routes.ts': '', 'src/web/features/focus/api.ts': '' }),
    ).toEqual(['src/server/features/focus: falta src/shared/contracts/focus.ts']);
  });
});

describe('schemas', () => {
  it.each([
    ['focus.schemas.ts', "import { z } from 'zod'; import { engineSchema } from './engine.schemas.ts';"],
    ['focus.ts', "import type { z } from 'zod'; import type { focusSchemas } from './focus.schemas.ts';"],
    ['focus.test.ts', "import { focusSchemas } from './focus.schemas.ts';"],
  ])('%s may say %s', (name, source) => {
    expect(problemsOf({ [`src/shared/contracts/${name}`]: source })).toEqual([]);
  });

  it.each([
    ['contracts/focus.ts', "import { z } from 'zod';", 'zod'],
    ['contracts/focus.ts', "import { type A, b } from './engine.schemas.ts';", './engine.schemas.ts'],
    ['rules/day.ts', "import * as z from 'zod/mini';", 'zod/mini'],
  ])('%s may not say %s', (name, source, specifier) => {
    const path = `src/shared/${name}`;
    expect(problemsOf({ [path]: source })).toEqual([
      `${path}: só um *.schemas.ts importa ${specifier}, fora os tipos`,
    ]);
  });
});

describe('cycles and barrels', () => {
  const a = "import { b } from './b.ts';";

  it('finds a circle and names its way', () => {
    const files = { 'src/web/lib/a.ts': a, 'src/web/lib/b.ts': "export * from './a.ts';" };
    expect(problemsOf(files)).toEqual([
      'src/web/lib/a.ts: importação circular: src/web/lib/a.ts → src/web/lib/b.ts → src/web/lib/a.ts',
    ]);
  });

  it('leaves types out of it', () => {
    const files = { 'src/web/lib/a.ts': a, 'src/web/lib/b.ts': "import type { A } from './a.ts';" };
    expect(problemsOf(files)).toEqual([]);
  });

  it('refuses index files', () => {
    expect(problemsOf({ 'src/web/ui/index.ts': '' })).toHaveLength(1);
  });
});

describe('litter', () => {
  it.each([
    'tsconfig.web.tsbuildinfo',
    'dist/client/index.html',
    'bench/dist/a.js',
    'test-results/a/trace.zip',
    'npm-debug.log',
  ])('refuses %s, which a command makes', (path) => {
    expect(problemsOf({ [path]: '' })).toEqual([expect.stringContaining(`${path}: é gerado`)]);
  });

  it('lets a source speak of what is built', () => {
    expect(
      problemsOf({ 'scripts/dist.ts': '', 'src/web/lib/log.ts': '', 'src/web/lib/data.ts': '' }),
    ).toEqual([]);
  });

  it.each([
    'src/web/features/streak/sample-streak.ts',
    'bench/support/sample-plan.ts',
    'src/sample-plans.txt',
  ])('refuses the sample %s', (path) => {
    expect(problemsOf({ [path]: '' })).toEqual([expect.stringContaining(`${path}: exemplos`)]);
    expect(problemsOf({ [`test/golden/${path.slice(path.lastIndexOf('/') + 1)}`]: '' })).toEqual([]);
  });

  it('refuses an exemption for what is not there', () => {
    const exempt = (path: string) => ({ 'scripts/structure/arrows.ts': `const free = ['${path}'];` });
    expect(problemsOf(exempt('src/web/paths.ts'))).toEqual([
      'scripts/structure/arrows.ts: abre exceção para src/web/paths.ts, que não existe',
    ]);
    expect(problemsOf(exempt('src/web/lib/'))).toHaveLength(1);
    const there = { 'src/web/paths.ts': '', 'src/web/lib/http.ts': '' };
    for (const path of ['src/web/paths.ts', 'src/web/lib/', 'src/web'])
      expect(problemsOf({ ...exempt(path), ...there })).toEqual([]);
  });

  it('refuses an exemption from style that matches nothing', () => {
    const settings = { 'biome.json': '{"overrides":[{"includes":["*.config.ts","scripts/*-{a,b}.mjs"]}]}' };
    expect(problemsOf({ ...settings, 'vite.config.ts': '' })).toEqual([
      'biome.json: abre exceção para scripts/*-{a,b}.mjs, que não existe',
    ]);
    expect(problemsOf({ ...settings, 'vite.config.ts': '', 'scripts/x-b.mjs': '' })).toEqual([]);
  });
});

it('lets ui and lib hold no word of the product', () => {
  expect(problemsOf({ 'src/web/ui/form/subject-field.tsx': '', 'src/web/lib/plan-names.ts': '' })).toEqual([
    expect.stringContaining('subject-field.tsx: ui e lib não conhecem palavras do produto'),
    expect.stringContaining('plan-names.ts: ui e lib'),
  ]);
  expect(problemsOf({ 'src/web/domain/subject-field.tsx': '', 'src/web/ui/plane.tsx': '' })).toEqual([]);
});

describe('folders', () => {
  const folder = (path: string, size: number): Files =>
    Object.fromEntries(Array.from({ length: size }, (_, number) => [`${path}/f${number}.ts`, '']));

  it('have at most 30 files, the fullest told first', () => {
    const files = { ...folder('src/web/ui', 31), ...folder('src/web/lib', 30), ...folder('scripts', 40) };
    expect(problemsOf(files)).toEqual([
      'scripts: 40 arquivos numa pasta; o limite é 30',
      'src/web/ui: 31 arquivos numa pasta; o limite é 30',
    ]);
  });

  it('are counted without the folders in them, what is no source, and the second half of a contract', () => {
    const files = {
      ...folder('src/web/ui', 30),
      'src/web/ui/a.schemas.ts': '',
      ...folder('src/web/ui/fonts', 5),
      ...folder('migrations', 50),
    };
    expect(problemsOf(files)).toEqual([]);
  });
});

describe('features in a circle', () => {
  const accounts = 'src/server/features/accounts';
  const marketplace = 'src/server/features/marketplace';
  const circlesIn = (files: Files) => problemsOf(files).filter((problem) => problem.includes('círculo'));

  it('are refused, though none of their files do', () => {
    const files = {
      [`${accounts}/leave-service.ts`]: "import { hide } from '../marketplace/hide-service.ts';",
      [`${accounts}/name-service.ts`]: '',
      [`${marketplace}/hide-service.ts`]: '',
      [`${marketplace}/list-service.ts`]: "import { name } from '#server/features/accounts/name-service.ts';",
    };
    expect(circlesIn(files)).toEqual([`${accounts}: features em círculo: accounts → marketplace → accounts`]);
  });

  it.each([
    ['types', 'list-service.ts', "import type { Name } from '../accounts/name-service.ts';"],
    ['tests', 'list.test.ts', "import { name } from '../accounts/name-service.ts';"],
  ])('leave %s out of it', (_, file, source) => {
    const files = {
      [`${accounts}/name-service.ts`]: "import { list } from '../marketplace/list-service.ts';",
      [`${marketplace}/list-service.ts`]: '',
      [`${marketplace}/${file}`]: source,
    };
    expect(circlesIn(files)).toEqual([]);
  });

  it('are refused on the web', () => {
    const files = {
      'src/web/features/accounts/login/view.tsx': "import { price } from '../../billing/api.ts';",
      'src/web/features/accounts/api.ts': '',
      'src/web/features/billing/prices/view.tsx': "import { user } from '../../accounts/api.ts';",
      'src/web/features/billing/api.ts': '',
    };
    expect(circlesIn(files)).toHaveLength(1);
  });

  it('are looked for on each side by itself', () => {
    const files = {
      [`${accounts}/service.ts`]: "import { list } from '../marketplace/service.ts';",
      [`${marketplace}/service.ts`]: '',
      'src/web/features/marketplace/list/view.tsx': "import { name } from '../../accounts/api.ts';",
      'src/web/features/accounts/api.ts': '',
    };
    expect(circlesIn(files)).toEqual([]);
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

describe('promises', () => {
  const path = 'src/server/platform/log.ts';

  it.each([
    'const level = process.env.LOG_LEVEL;',
    "const level = process['env'];",
    'const { env } = process;',
    "import { env } from 'node:process';",
  ])('lets only the settings say %s', (source) => {
    expect(problemsOf({ [path]: source })).toHaveLength(1);
    expect(problemsOf({ 'src/server/settings.ts': source })).toEqual([]);
  });

  it('lets a comment speak of the environment', () => {
    expect(problemsOf({ [path]: '// never process.env\n/* process.env */' })).toEqual([]);
  });

  it.each(['README.md', 'CONTRIBUTING.md'])('wants every command %s names to exist', (paper) => {
    const files = { 'package.json': '{"scripts":{"start":"x","test:unit":"y"}}' };
    expect(problemsOf({ ...files, [paper]: '`npm start`, `npm run test:unit`, npm ci' })).toEqual([]);
    expect(problemsOf({ ...files, [paper]: '`npm run deploy` and `npm test`' })).toEqual([
      `${paper}: package.json não tem o comando deploy`,
      `${paper}: package.json não tem o comando test`,
    ]);
  });

  it('refuses download addresses in the lock file', () => {
    expect(problemsOf({ 'package-lock.json': '{"resolved": "https://packages.example/zod"}' })).toHaveLength(
      1,
    );
    expect(problemsOf({ 'package-lock.json': '{"version": "1.0.0"}' })).toEqual([]);
  });

  it('refuses a lock file without the builds for other systems', () => {
    const tool = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' } };
    const linux = { 'node_modules/tool/node_modules/tool-linux': {} };
    const lock = (others: object) =>
      JSON.stringify({ packages: { 'node_modules/tool': tool, ...linux, ...others } });
    expect(problemsOf({ 'package-lock.json': lock({}) })).toEqual([
      expect.stringContaining('falta tool-darwin)'),
    ]);
    expect(problemsOf({ 'package-lock.json': lock({ 'node_modules/tool-darwin': {} }) })).toEqual([]);
  });
});

describe('readImports', () => {
  const valuesOf = (source: string) => readImports(source).map(({ specifier }) => specifier);

  it('reads every form of import', () => {
    const source = `
      import a, { type B, c as d } from './a.ts';
      import * as e from "./e.ts";
      import './f.css';
      import {
        g,
      } from './g.ts';
      export { h } from './h.ts';
      export * from './i.ts';
      const j = await import('./j.ts');`;
    const expected = ['./a.ts', './e.ts', './g.ts', './h.ts', './i.ts', './f.css', './j.ts'];
    expect(readImports(source)).toEqual(expected.map((specifier) => ({ specifier, typeOnly: false })));
  });

  it('tells types apart', () => {
    const source = `import type { A } from './a.ts'; export type { B } from './b.ts'; let c: typeof import('./c.ts');`;
    expect(readImports(source).every(({ typeOnly }) => typeOnly)).toBe(true);
    expect(readImports("import type from './type.ts';")).toEqual([
      { specifier: './type.ts', typeOnly: false },
    ]);
  });

  it('is not fooled by comments, strings, templates and regular expressions', () => {
    const source = [
      "// import { a } from './a.ts';",
      "/* import './b.ts'; */",
      'const c = "import { c } from \'./c.ts\'";',
      'const d = `import { d } from "./d.ts"`;',
      'const e = text.split(/[\'"]/);',
      "const url = 'https://example.com'; import { f } from './f.ts';",
      "const g = <p>Don't</p>;",
      "import { h } from './h.ts';",
    ].join('\n');
    expect(valuesOf(source)).toEqual(['./f.ts', './h.ts']);
  });
});
