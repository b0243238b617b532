import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** Starts the yardstick in a process of its own on a database, or on a folder of PGlite; answers its address. */
export async function startBare(
  stack: AsyncDisposableStack,
  on: { DATABASE_URL: string } | { BENCH_FOLDER: string },
): Promise<string> {
  const child = fork(program, { env: { PATH: process.env.PATH, NODE_ENV: 'production', ...on } });
  const ended = once(child, 'exit');
  stack.defer(async () => {
    if (child.connected) child.disconnect();
    await ended;
  });
  const [address] = await Promise.race([once(child, 'message'), ended]);
  if (typeof address !== 'string') throw new Error('A rota nua não subiu.');
  return address;
}
