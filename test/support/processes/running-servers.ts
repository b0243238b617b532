import { afterAll, beforeAll, inject } from 'vitest';
import { copyInstallation, type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

export interface Arrival {
  data: { accessToken: string; refreshToken: string; user: { id: string } };
}

/** Servers that the tests of a file start, on one folder of theirs, which goes with them. */
export function runningServers() {
  const running: ServerProcess[] = [];
  let folder: { path: string; remove(): Promise<void> };
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(async () => {
    await Promise.all(running.map((server) => server.end('SIGKILL')));
    await folder.remove();
  });
  return {
    folder: () => folder.path,
    /** Starts one on the folder as it is, at first empty; `ready` waits for its address line, false for its end. */
    start: async (env: Record<string, string> = {}, ready = true): Promise<ServerProcess> => {
      const server = await startServer({ DATA_DIR: folder.path, ...env }, ready);
      running.push(server);
      return server;
    },
    /** Lays an installation that was started before into the folder. */
    install: () => copyInstallation(inject('installation'), folder.path),
  };
}

export async function call<T>(
  server: ServerProcess,
  path: string,
  body?: unknown,
  token?: string,
): Promise<{ status: number; body: T }> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

export const register = (server: ServerProcess, email = 'ana@example.com') =>
  call<Arrival>(server, '/auth/register', { name: 'Ana', email, password: 'senha-secreta-1' });
