import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '#test/support/database/postgres-server.ts';
import { call, register, runningServers } from '#test/support/processes/running-servers.ts';
import type { ServerProcess } from '#test/support/processes/server-process.ts';
import { openTcpProxy, type TcpProxy } from '#test/support/processes/tcp-proxy.ts';

const { start } = runningServers();

describe('many servers on one PostgreSQL', () => {
  let postgres: PostgresServer;
  let proxy: TcpProxy;
  let behindProxy: ServerProcess;
  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.createDatabase('cluster');
    proxy = await openTcpProxy(Number(new URL(postgres.url('cluster')).port));
  });
  afterAll(async () => {
    await proxy.close();
    await postgres.stop();
  });

  it('start together on an empty database and speak for each other', async () => {
    const address = new URL(postgres.url('cluster'));
    const env = { DATABASE_URL: address.href };
    address.port = String(proxy.port);
    const servers = await Promise.all([start(env), start(env), start({ DATABASE_URL: address.href })]);
    const [one, two, three] = servers;
    for (const server of servers) expect((await call(server, '/ready')).status).toBe(200);
    const { data } = (await register(one)).body;
    expect((await call(two, '/auth/profile', undefined, data.accessToken)).status).toBe(200);
    expect((await call(three, '/auth/refresh-token', { refreshToken: data.refreshToken })).status).toBe(200);
    expect(await Promise.all([one.end(), two.end()])).toEqual([0, 0]);
    behindProxy = three;
  });

  it.each(['refuses', 'hangs up'] as const)(
    'answers 503 while its PostgreSQL %s, and at once when it is back',
    async (how) => {
      const server = behindProxy;
      const { data } = (await register(server, `${how.replace(' ', '-')}@example.com`)).body;
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
        for (const answer of await Promise.all(Array.from({ length: 30 }, profile))) {
          expect(answer.status).toBe(503);
          expect(answer.headers.get('retry-after')).toBe('2');
          expect(await answer.json()).toMatchObject({ code: 'common.unavailable' });
        }
      }

      // The database is asked once a second whether it is there.
      await expect.poll(async () => (await ready()).status).toBe(503);

      await proxy.bringBack();
      expect((await profile()).status).toBe(200);
      await expect.poll(async () => (await ready()).status).toBe(200);
    },
  );

  it('ends by itself when asked', async () => {
    expect(await behindProxy.end()).toBe(0);
  });
});
