import { startServer, temporaryFolder } from '#test/support/processes/server-process.ts';
import { pinnedNode, run } from '../../scripts/run.mjs';

/** Works with the address of a temporary installation that holds the demonstration accounts; nothing of it stays. */
export async function withSeededServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder();
  const env = { DATA_DIR: folder.path, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  try {
    const { PATH = '' } = process.env;
    const seeded = await run(pinnedNode, ['scripts/seed.ts'], { env: { PATH, ...env } });
    if (seeded !== 0) throw new Error('A instalação temporária não pôde ser semeada.');
    const server = await startServer(env);
    try {
      return await work(server.url);
    } finally {
      await server.end();
    }
  } finally {
    await folder.remove();
  }
}
