import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { root } from '../run.mjs';
import { applyMutant, type Mutant } from './mutants.ts';

const mutant: Mutant = JSON.parse(process.env.MUTANT ?? '{}');

/** In the place of one file, its mutant is read; the file stays as it is. */
const plugin: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) =>
    id === join(root, mutant.path ?? '') ? applyMutant(readFileSync(id, 'utf8'), mutant) : undefined,
};

const { projects = [], ...shared } = config.test ?? {};
export default defineConfig({
  root,
  test: {
    ...shared,
    // A kept module would be the mutant's, for whoever reads the file next.
    fsModuleCache: false,
    projects: projects.map((project) =>
      typeof project === 'object' && 'test' in project
        ? { ...project, plugins: [project.plugins, plugin] }
        : project,
    ),
  },
});
