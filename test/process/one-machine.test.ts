import { Agent, request } from 'node:http';
import connect from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restartPause } from '#server/cluster.ts';
import { readSettings } from '#server/settings.ts';
import type { AnswerEvent } from '#shared/contracts/professor.ts';
import { type PostgresServer, startPostgres } from '#test/support/database/postgres-server.ts';
import { type Arrival, call as callOn } from '#test/support/processes/running-servers.ts';
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/processes/server-process.ts';
import { examine } from '../../scripts/doctor/checks.ts';
import { ownParts } from '../../scripts/doctor/own-parts.ts';

/** Each of many processes takes its time to start. */
const patience = 600_000;

let postgres: PostgresServer;
let folder: { path: string; remove(): Promise<void> };
const running: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await temporaryFolder();
  await postgres.createDatabase('orbita');
}, patience);
afterAll(async () => {
  await Promise.all(running.map((server) => server.end()));
  await postgres.stop();
  await folder.remove();
}, patience);

const start = async (env: Record<string, string>, ready = true) => {
  const shared = { DATA_DIR: folder.path, DATABASE_URL: postgres.url('orbita'), DATABASE_POOL: '4' };
  const server = await startServer({ ...shared, ...env }, ready);
  running.push(server);
  return server;
};

/** A call on a connection of its own, which the next process in turn takes. */
function call<T>(
  { url }: ServerProcess,
  method: string,
  path: string,
  { body, token, agent }: { body?: unknown; token?: string; agent?: Agent } = {},
): Promise<{ status: number; body: T; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(path.endsWith('/messages') && { accept: 'text/event-stream' }),
    };
    const asked = request(`${url}/api${path}`, { method, headers, agent: agent ?? false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.on('error', reject);
      response.on('end', () => {
        const isJson = response.headers['content-type']?.includes('json');
        resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : undefined, text } as {
          status: number;
          body: T;
          text: string;
        });
      });
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const register = (server: ServerProcess, email: string) =>
  call<Arrival>(server, 'POST', '/auth/register', {
    body: { name: 'Ana', email, password: 'senha-secreta-1' },
  });

/** The processes that have written a line with `text` so far. */
const pidsOf = (server: ServerProcess, text = '"req"') =>
  new Set(
    server
      .output()
      .split('\n')
      .filter((line) => line.includes(text))
      .map((line) => Number(/"pid":(\d+)/.exec(line)?.[1])),
  );
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 10);

it('has the doctor say when it would open more connections than the database takes', async () => {
  const settings = readSettings({
    DATA_DIR: folder.path,
    DATABASE_URL: postgres.url('orbita'),
    DATABASE_POOL: '200',
    WEB_CONCURRENCY: '64',
  });
  const { lines } = await examine(ownParts(settings, ''));
  expect(lines.find((line) => line.includes('Banco de dados'))).toMatch(
    /^✗ Banco de dados: os processos desta máquina abrem até 13120 conexões, e ele aceita \d+:/,
  );
});

describe('three processes behind one port', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await start({ WEB_CONCURRENCY: '3', RATE_LIMIT: 'off' });
  }, patience);

  it(
    'say once that they serve, and carry a student through a whole day',
    async () => {
      expect(server.output().match(/Órbita está no ar em http:\/\/127\.0\.0\.1:\d+\n/g)).toHaveLength(1);
      const { data } = (await register(server, 'ana@example.com')).body;
      const signIn = { email: 'ana@example.com', password: 'senha-secreta-1' };
      const signedIn = await call<Arrival>(server, 'POST', '/auth/login', { body: signIn });
      expect(signedIn.status).toBe(200);
      const token = signedIn.body.data.accessToken;
      const get = async <T>(path: string) => {
        const { status, body } = await call<T>(server, 'GET', path, { token });
        expect([path, status]).toEqual([path, 200]);
        return body;
      };
      const send = async <T>(method: string, path: string, body: unknown, expected = 200) => {
        const answer = await call<T>(server, method, path, { body, token });
        expect([path, answer.status, answer.text]).toEqual([path, expected, answer.text]);
        return answer;
      };

      await send('POST', '/streak/update', undefined);
      const wish = {
        ...{ title: 'Álgebra', subject: 'Matemática', difficulty: 'iniciante', topicsCount: 6 },
        ...{ startDate: inDays(0), endDate: inDays(20), goals: ['Passar'] },
      };
      const { taskId } = (await send<{ taskId: string }>('POST', '/study-plans', wish, 202)).body;
      type Task = { status: string; result: { id: string } | null };
      await expect
        .poll(async () => (await get<Task>(`/study-plans/status/${taskId}`)).status, { timeout: patience })
        .toBe('completed');
      const plan = `/study-plans/${(await get<Task>(`/study-plans/status/${taskId}`)).result?.id}`;
      type Plan = { progress: number; weeks: { days: { activities: { _id: string }[] }[] }[] };
      const readPlan = async () => (await get<{ data: { studyPlan: Plan } }>(plan)).data.studyPlan;
      const { weeks, progress } = await readPlan();
      expect(progress).toBe(0);
      const dayIndex = weeks[0]?.days.findIndex(({ activities }) => activities.length > 0) ?? -1;
      await send('PUT', `${plan}/activity-progress`, {
        ...{ weekIndex: 0, dayIndex, activityIndex: 0, completed: true },
      });
      expect((await readPlan()).progress).toBeGreaterThan(0);

      type Card = { data: { flashcard: { _id: string } } };
      for (const question of ['Quanto é 2 + 2?', 'Quanto é 3 + 3?']) {
        const card = { question, answer: 'Um número par.', subject: 'Matemática' };
        const made = (await send<Card>('POST', '/flashcards', card, 201)).body.data.flashcard;
        await send('POST', `/flashcards/${made._id}/study`, { result: 'correct' });
      }
      const now = Date.now();
      await send(
        'POST',
        '/pomodoros',
        {
          startTime: new Date(now - 25 * 60_000).toISOString(),
          endTime: new Date(now).toISOString(),
          ...{ durationMinutes: 25, category: 'Estudo' },
        },
        201,
      );
      type Begun = { conversation: { id: string } };
      const { conversation } = (await send<Begun>('POST', '/chatbot/conversations', {}, 201)).body;
      const told = await send('POST', `/chatbot/conversations/${conversation.id}/messages`, {
        message: 'Quanto é 2 + 2?',
      });
      const events = told.text
        .split('\n\n')
        .filter((block) => block.startsWith('data: '))
        .map((block): AnswerEvent => JSON.parse(block.slice(6)));
      expect(events.map(({ type }) => type)).toContain('text');
      expect(events.at(-1)).toMatchObject({ type: 'ended', answer: { status: 'done' } });
      await get('/dashboard');

      await send('POST', '/auth/logout', undefined);
      const { refreshToken } = signedIn.body.data;
      expect((await call(server, 'POST', '/auth/refresh-token', { body: { refreshToken } })).status).toBe(
        401,
      );
      expect(data.user.id).toBe(signedIn.body.data.user.id);
      expect(pidsOf(server).size).toBe(3);
    },
    patience,
  );

  it(
    'go on without one that is killed, and another takes its place',
    async () => {
      const before = pidsOf(server);
      const [victim = 0] = before;
      process.kill(victim, 'SIGKILL');
      await expect.poll(() => pidsOf(server, 'is replaced').size, { timeout: patience }).toBe(1);
      for (let count = 0; count < 8; count++) expect((await call(server, 'GET', '/health')).status).toBe(200);
      const isReplaced = async () => {
        await call(server, 'GET', '/auth/profile');
        return [...pidsOf(server)].some((pid) => !before.has(pid));
      };
      await expect.poll(isReplaced, { timeout: patience }).toBe(true);
    },
    patience,
  );

  it(
    'are replaced one after the other under load, and no request fails',
    async () => {
      const { data } = (await register(server, 'bia@example.com')).body;
      const before = pidsOf(server);
      let isOver = false;
      const failed: unknown[] = [];
      let served = 0;
      // Each on a connection that it keeps as long as it may: half read, half write.
      const clients = Array.from({ length: 6 }, async (_, client) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        const given = { token: data.accessToken, agent };
        const card = { question: 'Quanto é 2 + 2?', answer: 'Quatro.', subject: 'Matemática' };
        while (!isOver) {
          const asked =
            client % 2 === 0
              ? call(server, 'GET', '/flashcards', given)
              : call(server, 'POST', '/flashcards', { ...given, body: card });
          await asked.then(
            ({ status, text }) => {
              served += 1;
              if (status >= 300) failed.push([status, text]);
            },
            (error: unknown) => failed.push(error),
          );
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        agent.destroy();
      });
      server.child.kill('SIGHUP');
      await expect
        .poll(() => server.output().includes('all processes are replaced'), { timeout: patience })
        .toBe(true);
      isOver = true;
      await Promise.all(clients);
      expect(failed).toEqual([]);
      expect(served).toBeGreaterThan(20);
      const after = [...pidsOf(server)].filter(isAlive);
      expect(after.filter((pid) => before.has(pid))).toEqual([]);
      expect(server.output().match(/Órbita está no ar/g)).toHaveLength(1);
    },
    patience,
  );

  it(
    'all end when the one that started them is asked to',
    async () => {
      const pids = [...pidsOf(server)];
      expect(await server.end()).toBe(0);
      expect(pids.filter(isAlive)).toEqual([]);
    },
    patience,
  );
});

describe('processes', () => {
  it(
    'that can’t start say why, once',
    async () => {
      await postgres.createDatabase('changed');
      const sql = connect(postgres.url('changed'), { max: 1 });
      await sql`create table schema_migrations (name text primary key, checksum text not null)`;
      await sql`insert into schema_migrations values ('0001_accounts.sql', 'another')`;
      await sql.end();
      const server = await start({ WEB_CONCURRENCY: '2', DATABASE_URL: postgres.url('changed') }, false);
      expect(server.child.exitCode).toBe(1);
      expect(server.output()).toBe(
        'A migração 0001_accounts.sql mudou depois de aplicada; escreva uma nova.\n',
      );
    },
    patience,
  );

  it('that die at once are started again at a growing distance', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 50].map(restartPause)).toEqual([
      0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });
});

describe('processes with a role', () => {
  it(
    'serve without working, or work without serving',
    async () => {
      const web = await start({ ROLE: 'web' });
      const { data } = (await register(web, 'caio@example.com')).body;
      const token = data.accessToken;
      const wish = {
        ...{ title: 'Álgebra', subject: 'Matemática', difficulty: 'iniciante', topicsCount: 6 },
        ...{ startDate: inDays(1), endDate: inDays(20), goals: ['Passar'] },
      };
      const { taskId } = (await callOn<{ taskId: string }>(web, '/study-plans', wish, token)).body;
      const status = async () =>
        (await callOn<{ status: string }>(web, `/study-plans/status/${taskId}`, undefined, token)).body
          .status;
      expect(await status()).toBe('processing');
      const jobs = await start({ ROLE: 'jobs' });
      await expect(fetch(jobs.url)).rejects.toThrow();
      await expect.poll(status, { timeout: patience }).toBe('completed');
      expect(await web.end()).toBe(0);
      expect(await jobs.end()).toBe(0);
    },
    patience,
  );
});
