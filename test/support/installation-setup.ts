import type { TestProject } from 'vitest/node';
import { startServer, temporaryFolder } from './processes/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an installation that was started once, to be copied. */
    installation: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  const server = await startServer({ DATA_DIR: folder.path });
  await server.end();
  project.provide('installation', folder.path);
  return folder.remove;
}
