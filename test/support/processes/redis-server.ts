import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './server-process.ts';

export interface RedisServer {
  url: string;
  /** Ends it, freezes it (SIGSTOP) or lets it go on (SIGCONT). */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
}

/** A Redis of a test's own, which keeps nothing; at `port` where one has been before. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const redis = spawn(
    'redis-server',
    ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  for await (const line of redis.stdout) if (String(line).includes('Ready to accept connections')) break;
  return {
    url: `redis://127.0.0.1:${at}`,
    signal: async (name) => {
      if (redis.exitCode !== null || redis.signalCode !== null) return;
      redis.kill(name);
      if (name === 'SIGKILL') await once(redis, 'exit');
    },
  };
}
