import type { TestProject } from 'vitest/node';
import { dropClusterDatabases } from './cluster-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database on the coordinator of a cluster; undefined where none is tested on. */
    citusUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const citusUrl = process.env.CITUS_URL as string;
  project.provide('citusUrl', citusUrl);
  await dropClusterDatabases(citusUrl);
  return () => dropClusterDatabases(citusUrl);
}
