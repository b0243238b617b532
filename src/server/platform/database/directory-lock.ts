import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
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
  const address = socketAddress(await realpath(directory));
  for (let attempt = 0; attempt < 3; attempt++) {
    const lock = await listen(address);
    if (lock) return lock;
    if (await answers(address)) {
      throw new Error(`Outra Órbita já usa a pasta ${directory}. Pare a outra ou escolha outro DATA_DIR.`);
    }
    await unlink(address).catch(() => {});
  }
  throw new Error(`Não foi possível reservar a pasta ${directory}.`);
}

function socketAddress(directory: string): string {
  const hash = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\orbita-${hash}`;
  const inside = join(directory, 'lock.sock');
  return Buffer.byteLength(inside) <= longestSocketPath ? inside : join(tmpdir(), `orbita-${hash}.sock`);
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
