import { createHash } from 'node:crypto';
import { mkdtemp, realpath, rm, symlink, unlink } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** The longest path a Unix socket may have is 104 bytes on the strictest system we run on. */
const longestSocketPath = 100;

/**
 * Holds `directory` for this process by listening on a socket inside it: the system frees it when the process
 * dies, however it dies, so there is no stale lock to guess about. Throws one sentence when another process
 * already holds it.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const { address, forget } = await socketAddress(await realpath(directory));
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      const lock = await listen(address);
      if (lock) return lock;
      if (await answers(address)) {
        throw new Error(`Outra Órbita já usa a pasta ${directory}. Pare a outra ou escolha outro DATA_DIR.`);
      }
      await unlink(address).catch(() => {});
    }
    throw new Error(`Não foi possível reservar a pasta ${directory}.`);
  } finally {
    await forget();
  }
}

/** A name of the socket that is short enough, and what takes it away once the socket is there. */
async function socketAddress(directory: string): Promise<{ address: string; forget(): Promise<void> }> {
  const keep = async () => {};
  if (process.platform === 'win32') {
    const hash = createHash('sha256').update(directory).digest('hex').slice(0, 24);
    return { address: `\\\\.\\pipe\\orbita-${hash}`, forget: keep };
  }
  const address = join(directory, 'lock.sock');
  if (Buffer.byteLength(address) <= longestSocketPath) return { address, forget: keep };
  // Only the name is bounded, not where it leads: by a link, in a folder whose name nobody can take first.
  const folder = await mkdtemp(join(tmpdir(), 'orbita-'));
  await symlink(directory, join(folder, 'd'));
  return {
    address: join(folder, 'd', 'lock.sock'),
    forget: () => rm(folder, { recursive: true, force: true }),
  };
}

function listen(address: string): Promise<DirectoryLock | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
