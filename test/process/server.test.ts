import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftText, openFakeAi } from '#test/support/fake-ai.ts';
import { type Arrival, call, register, runningServers } from '#test/support/processes/running-servers.ts';
import type { ServerProcess } from '#test/support/processes/server-process.ts';

const { folder, install, start } = runningServers();

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
  let server: ServerProcess;
  let arrival: Arrival;
  beforeAll(async () => {
    await install();
    server = await start({ LOG_LEVEL: 'trace' });
    arrival = (await register(server)).body;
  });
  const signIn = () => call(server, '/auth/login', { email: 'ana@example.com', password: 'senha-secreta-1' });

  it('serves, and says where', async () => {
    expect(server.output().match(/Órbita está no ar em http:\/\/127\.0\.0\.1:\d+\n/g)).toHaveLength(1);
    expect(await call(server, '/health')).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it('lets no second process into the same folder', async () => {
    const second = await start({}, false);
    expect(second.child.exitCode).toBe(1);
    expect(second.output().trim()).toBe(
      `Outra Órbita já usa a pasta ${folder()}. Pare a outra ou escolha outro DATA_DIR.`,
    );
  });

  it('writes mails to the outbox, and neither secrets nor bodies to the log', async () => {
    const { body } = await register(server, 'bia@example.com');
    await call(server, '/auth/login', { email: 'bia@example.com', password: 'senha-errada-2' });
    await call(server, '/auth/profile', undefined, body.data.accessToken);
    await call(server, '/auth/refresh-token', { refreshToken: body.data.refreshToken });
    await call(server, '/auth/forgot-password', { email: 'bia@example.com' });
    const outbox = join(folder(), 'outbox');
    const readMails = async () => {
      const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
      return texts
        .map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        .filter((text) => text.includes('bia@example.com'));
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
      'bia@example.com',
      'argon2id',
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it('finishes the requests in hand before it ends, by itself when asked', async () => {
    const arrivedBefore = server.output().split('"/api/auth/login"').length - 1;
    const signIns = Array.from({ length: 8 }, signIn);
    const arrived = () => server.output().split('"/api/auth/login"').length - 1 - arrivedBefore;
    while (arrived() < 8) await new Promise((resolve) => setTimeout(resolve, 2));
    const ended = server.end();
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await ended).toBe(0);
    // A server that takes too long to stop leaves its database as it is, with the mark of one that runs.
    expect(await readdir(join(folder(), 'database'))).not.toContain('postmaster.pid');
  });

  it('keeps what it was given', async () => {
    server = await start();
    const { accessToken, refreshToken } = arrival.data;
    expect((await call(server, '/auth/profile', undefined, accessToken)).status).toBe(200);
    expect((await call(server, '/auth/refresh-token', { refreshToken })).status).toBe(200);
    const { mode } = await stat(join(folder(), 'secret'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('takes the folder over from a process that was killed', async () => {
    await server.end('SIGKILL');
    server = await start();
    expect((await signIn()).status).toBe(200);
    expect(await server.end()).toBe(0);
  });

  it('says which folder it can’t write, and why', async () => {
    const file = join(folder(), 'arquivo');
    await writeFile(file, '');
    const server = await start({ DATA_DIR: join(file, 'dados') }, false);
    expect(server.child.exitCode).toBe(1);
    expect(server.output().trim()).toBe(
      `A pasta ${file}/dados (DATA_DIR) não pode ser usada: um arquivo está no lugar dela.`,
    );
  });

  it.each([
    ['PORT', 'abc'],
    ['DATABASE_URL', 'mysql://x'],
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
      const token = (await register(first, 'caio@example.com')).body.data.accessToken;
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
  });
});
