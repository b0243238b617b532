import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const main = join(root, 'src/server/main.ts');
/** What Node made of the sources for the server before, which is more than half of a start. */
const compiled = join(root, 'node_modules/.cache/node');

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** All it has printed so far. */
  output(): string;
  /** Ends it and answers its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'orbita-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Lays an installation that was started before into `folder`: to make one takes longer than most tests. */
export const copyInstallation = (from: string, folder: string): Promise<void> =>
  cp(from, folder, {
    recursive: true,
    // What a server that was killed leaves of its lock is no file.
    filter: async (path) => !(await lstat(path)).isSocket(),
  });

/** Starts the real server; `ready` waits for its address line, false for its end. */
export async function startServer(env: Record<string, string>, ready = true): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: compiled,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const server: ServerProcess = {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => printed,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return (await ended)[0];
    },
  };
  if (!ready) await ended;
  while (ready && !printed.includes('Órbita está no ar')) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return server;
}
