import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a program of the bench that sends its address once it serves, and ends when it is let go; answers the
 * address. It sees `env` and nothing else.
 */
export async function startProgram(
  stack: AsyncDisposableStack,
  program: URL,
  env: Record<string, string>,
): Promise<string> {
  const child: ChildProcess = fork(program, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  const ended = once(child, 'exit');
  stack.defer(async () => {
    if (child.connected) child.disconnect();
    await ended;
  });
  const [address] = await Promise.race([once(child, 'message'), ended]);
  if (typeof address !== 'string') throw new Error(`${program.pathname} não subiu.`);
  return address;
}
