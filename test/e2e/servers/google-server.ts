import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base } from '#test/e2e/journey.ts';
import { openProvider, type TestProvider } from '#test/support/google/openid-provider.ts';
import { freePort, startServer, temporaryFolder } from '#test/support/processes/server-process.ts';
import { readEml } from '#test/support/read-eml.ts';

interface GoogleServer {
  url: string;
  /** Stands for Google, on this machine. */
  provider: TestProvider;
  /** What was mailed last. */
  newestMail(): Promise<string>;
}

/** The product with a sign-in provider of its own, on a database of its own; one for all journeys of a worker. */
export const test = base.extend<object, { google: GoogleServer }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture has to say what it needs
    async ({}, use) => {
      const folder = await temporaryFolder();
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const provider = await openProvider(url);
      const server = await startServer({
        ...provider.settings,
        PORT: String(port),
        APP_URL: url,
        DATA_DIR: folder.path,
        RATE_LIMIT: 'off',
      });
      const outbox = join(folder.path, 'outbox');
      await use({
        url,
        provider,
        newestMail: async () => {
          const names = (await readdir(outbox)).sort();
          return readEml(await readFile(join(outbox, names.at(-1) ?? ''), 'utf8')).text;
        },
      });
      await server.end();
      await provider.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ google }, use) => use(google.url),
});
