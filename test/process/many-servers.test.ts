import { beforeEach, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '#test/support/database/postgres-server.ts';
import { call, register, runningServers } from '#test/support/processes/running-servers.ts';
import { openTcpProxy } from '#test/support/processes/tcp-proxy.ts';

const { start } = runningServers();

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
    for (const server of servers) expect((await call(server, '/ready')).status).toBe(200);
    const { data } = (await register(one)).body;
    expect((await call(two, '/auth/profile', undefined, data.accessToken)).status).toBe(200);
    expect((await call(three, '/auth/refresh-token', { refreshToken: data.refreshToken })).status).toBe(200);
    expect(await Promise.all(servers.map((server) => server.end()))).toEqual([0, 0, 0, 0]);
  });

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
            signal: AbortSignal.timeout(20_000),
          });
        const ready = () => fetch(`${server.url}/api/ready`, { signal: AbortSignal.timeout(20_000) });
        expect((await profile()).status).toBe(200);

        await proxy.takeAway(how);
        for (let round = 0; round < 6; round++) {
          for (const answer of await Promise.all([ready(), ...Array.from({ length: 30 }, profile)])) {
            expect(answer.status).toBe(503);
            expect(answer.headers.get('retry-after')).toBe('2');
            expect(await answer.json()).toMatchObject({ code: 'common.unavailable' });
          }
        }

        await proxy.bringBack();
        expect((await profile()).status).toBe(200);
        // The database is asked once a second whether it is there.
        await expect.poll(async () => (await ready()).status).toBe(200);
        expect(await server.end()).toBe(0);
      } finally {
        await proxy.close();
      }
    },
  );
});
