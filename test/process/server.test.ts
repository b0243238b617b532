import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftText, openFakeAi } from '#test/support/fake-ai.ts';
import { type PostgresServer, startPostgres } from '#test/support/postgres-server.ts';
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts';
import { openTcpProxy } from '#test/support/tcp-proxy.ts';

const running: ServerProcess[] = [];
let folder: { path: string; remove(): Promise<void> };

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  await folder.remove();
});

async function start(env: Record<string, string> = {}, ready = true): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: folder.path, ...env }, ready);
  running.push(server);
  return server;
}

async function call<T>(
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

interface Arrival {
  data: { accessToken: string; refreshToken: string; user: { id: string } };
}
const register = (server: ServerProcess, email = 'ana@example.com') =>
  call<Arrival>(server, '/auth/register', { name: 'Ana', email, password: 'senha-secreta-1' });

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10);
const wanted = {
  title: 'Álgebra',
  subject: 'Matemática',
  difficulty: 'iniciante',
  startDate: inDays(0),
  endDate: inDays(20),
  goals: ['Passar'],
  topicsCount: 6,
};

describe('a server with nothing configured', () => {
  it('serves, keeps what it was given, and ends by itself when asked', async () => {
    const first = await start();
    expect(first.output().match(/Órbita está no ar em http:\/\/127\.0\.0\.1:\d+\n/g)).toHaveLength(1);
    expect(await call(first, '/health')).toEqual({ status: 200, body: { status: 'ok' } });
    const { body } = await register(first);
    const before = Date.now();
    expect(await first.end()).toBe(0);
    expect(Date.now() - before).toBeLessThan(10_000);

    const second = await start();
    expect((await call(second, '/auth/profile', undefined, body.data.accessToken)).status).toBe(200);
    expect((await call(second, '/auth/refresh-token', { refreshToken: body.data.refreshToken })).status).toBe(
      200,
    );
    const { mode } = await stat(join(folder.path, 'secret'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('finishes the requests in hand before it ends', async () => {
    const server = await start();
    await register(server);
    const signIns = Array.from({ length: 8 }, () =>
      call(server, '/auth/login', { email: 'ana@example.com', password: 'senha-secreta-1' }),
    );
    const arrived = () => server.output().split('"/api/auth/login"').length - 1;
    while (arrived() < 8) await new Promise((resolve) => setTimeout(resolve, 2));
    const ended = server.end();
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await ended).toBe(0);
  });

  it('lets no second process into the same folder', async () => {
    await start();
    const second = await start({}, false);
    expect(second.child.exitCode).toBe(1);
    expect(second.output().trim()).toBe(
      `Outra Órbita já usa a pasta ${folder.path}. Pare a outra ou escolha outro DATA_DIR.`,
    );
  });

  it('says which folder it can’t write, and why', async () => {
    const file = join(folder.path, 'arquivo');
    await writeFile(file, '');
    const server = await start({ DATA_DIR: join(file, 'dados') }, false);
    expect(server.child.exitCode).toBe(1);
    expect(server.output().trim()).toBe(
      `A pasta ${file}/dados (DATA_DIR) não pode ser usada: um arquivo está no lugar dela.`,
    );
  });

  it('takes the folder over from a process that was killed', async () => {
    const first = await start();
    await register(first);
    await first.end('SIGKILL');
    const second = await start();
    expect(
      (await call(second, '/auth/login', { email: 'ana@example.com', password: 'senha-secreta-1' })).status,
    ).toBe(200);
  });

  it('writes mails to the outbox, and neither secrets nor bodies to the log', async () => {
    const server = await start({ LOG_LEVEL: 'trace' });
    const { body } = await register(server);
    await call(server, '/auth/login', { email: 'ana@example.com', password: 'senha-errada-2' });
    await call(server, '/auth/profile', undefined, body.data.accessToken);
    await call(server, '/auth/refresh-token', { refreshToken: body.data.refreshToken });
    await call(server, '/auth/forgot-password', { email: 'ana@example.com' });
    const outbox = join(folder.path, 'outbox');
    const readMails = async () => {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
      return texts.map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='));
    };
    // One confirms the address, the other resets the password.
    let mails: string[] = [];
    for (let look = 0; look < 100 && mails.length < 2; look++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      mails = await readMails();
    }
    expect(mails).toHaveLength(2);
    const mail = mails.find((text) => text.includes('/reset-password?token=')) ?? '';
    const token = /token=([\w.-]+)/.exec(mail)?.[1] ?? '';
    expect(token).toContain(body.data.user.id);
    await call(server, '/auth/reset-password', { token, newPassword: 'senha-nova-3' });
    await server.end();
    const log = server.output();
    expect(log).toContain(outbox);
    for (const secret of [
      'senha-secreta-1',
      'senha-errada-2',
      'senha-nova-3',
      body.data.accessToken,
      body.data.refreshToken,
      token,
      token.split('.')[1] ?? 'x',
      'ana@example.com',
      'argon2id',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it.each([
    ['PORT', 'abc'],
    ['DATABASE_URL', 'mysql://x'],
    ['JWT_SECRET', 'curto'],
    ['EMAIL_CHECK', 'maybe'],
    ['APP_URL', 'orbita'],
  ])('does not start with a wrong %s, and names it in one sentence', async (name, value) => {
    const server = await start({ [name]: value }, false);
    expect(server.child.exitCode).toBe(1);
    const lines = server.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`A configuração ${name} está errada`);
    expect(lines[0]).not.toContain(value === 'abc' ? 'abc' : value);
  });
});

describe('a generation', () => {
  interface Task {
    status: string;
    result: { id: string } | null;
  }

  it('goes on after the process died in the middle of it', async () => {
    const stalled = await openFakeAi('stall');
    const answering = await openFakeAi({ text: draftText(6) });
    try {
      const first = await start({ AI_BASE_URL: stalled.baseUrl, AI_MODEL: 'fake' });
      const token = (await register(first)).body.data.accessToken;
      const { taskId } = (await call<{ taskId: string }>(first, '/study-plans', wanted, token)).body;
      while (stalled.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      await first.end('SIGKILL');

      const second = await start({ AI_BASE_URL: answering.baseUrl, AI_MODEL: 'fake' });
      let task: Task = { status: 'processing', result: null };
      while (task.status === 'processing') {
        await new Promise((resolve) => setTimeout(resolve, 250));
        task = (await call<Task>(second, `/study-plans/status/${taskId}`, undefined, token)).body;
      }
      expect(task).toMatchObject({ status: 'completed', result: { id: expect.any(String) } });
      const { studyPlans } = (await call<{ studyPlans: unknown[] }>(second, '/study-plans', undefined, token))
        .body;
      expect(studyPlans).toHaveLength(1);
    } finally {
      await stalled.close();
      await answering.close();
    }
  }, 90_000);
});

describe('many servers on one PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeEach(async () => {
    postgres = await startPostgres();
    return () => postgres.stop();
  });

  it('start together on an empty database and speak for each other', async () => {
    await postgres.createDatabase('cluster');
    const env = { DATABASE_URL: postgres.url('cluster') };
    const servers = await Promise.all([start(env), start(env), start(env), start(env)]);
    const [one, two, three] = servers;
    for (const server of servers) expect((await call(server, '/health')).status).toBe(200);
    const { data } = (await register(one)).body;
    expect((await call(two, '/auth/profile', undefined, data.accessToken)).status).toBe(200);
    expect((await call(three, '/auth/refresh-token', { refreshToken: data.refreshToken })).status).toBe(200);
    expect(await Promise.all(servers.map((server) => server.end()))).toEqual([0, 0, 0, 0]);
  }, 60_000);

  it.each(['refuses', 'hangs up'] as const)(
    'answers 503 while its PostgreSQL %s, and at once when it is back',
    async (how) => {
      await postgres.createDatabase('moved');
      const proxy = await openTcpProxy(Number(new URL(postgres.url('moved')).port));
      const address = new URL(postgres.url('moved'));
      address.port = String(proxy.port);
      try {
        const server = await start({ DATABASE_URL: address.href });
        const { data } = (await register(server)).body;
        // Nobody's patience is measured here: a server that backs off further and further needs half a minute.
        const profile = () =>
          fetch(`${server.url}/api/auth/profile`, {
            headers: { authorization: `Bearer ${data.accessToken}` },
            signal: AbortSignal.timeout(8000),
          });
        const health = () => fetch(`${server.url}/api/health`, { signal: AbortSignal.timeout(8000) });
        expect((await profile()).status).toBe(200);

        await proxy.takeAway(how);
        for (let round = 0; round < 6; round++) {
          for (const answer of await Promise.all([health(), ...Array.from({ length: 30 }, profile)])) {
            expect(answer.status).toBe(503);
            expect(answer.headers.get('retry-after')).toBe('2');
            expect(await answer.json()).toMatchObject({ code: 'common.unavailable' });
          }
        }

        await proxy.bringBack();
        expect((await profile()).status).toBe(200);
        // The database is asked for its health once a second.
        await expect.poll(async () => (await health()).status).toBe(200);
        expect(await server.end()).toBe(0);
      } finally {
        await proxy.close();
      }
    },
  );
});
