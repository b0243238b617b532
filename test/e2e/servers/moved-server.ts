import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base } from '#test/e2e/journey.ts';
import {
  freePort,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#test/support/processes/server-process.ts';

interface MovedServer {
  url: string;
  /** Starts it, again if it runs, at another time; what it has stored stays. */
  startAt(instant: string): Promise<void>;
}

const clock = pathToFileURL(join(import.meta.dirname, '../../support/moved-clock.ts')).href;

/** The product with a clock that a journey can set, on a database of its own. The browser's clock is apart. */
export const test = base.extend<{ server: MovedServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture has to say what it needs
  server: async ({}, use) => {
    const folder = await temporaryFolder();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    let running: ServerProcess | undefined;
    await use({
      url,
      startAt: async (instant) => {
        await running?.end();
        running = await startServer({
          PORT: String(port),
          APP_URL: url,
          DATA_DIR: join(folder.path, 'data'),
          RATE_LIMIT: 'off',
          LOG_LEVEL: 'info',
          NODE_OPTIONS: `--import=${clock}`,
          CLOCK_STARTS_AT: instant,
        });
      },
    });
    await running?.end();
    await folder.remove();
  },
  baseURL: ({ server }, use) => use(server.url),
});
