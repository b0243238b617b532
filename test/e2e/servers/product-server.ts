import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../../../scripts/build.ts';
import { run } from '../../../scripts/run.mjs';
import { claimFile } from './claim-file.ts';

const port = process.env.PORT ?? '3210';
const dataDir = mkdtempSync(join(tmpdir(), 'orbita-e2e-'));
process.once('exit', () => {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(claimFile(port), { force: true });
});

// The server sees these settings and no others: a database or a mail server of the person who runs the tests
// must never be reached.
const { PATH, HOME, SystemRoot, TZ, TMPDIR, NODE_OPTIONS, CLOCK_SHIFT } = process.env;
const env = {
  // A clock that the tests have moved.
  ...(CLOCK_SHIFT && { TZ, TMPDIR, NODE_OPTIONS, CLOCK_SHIFT }),
  PATH,
  HOME,
  SystemRoot,
  NODE_ENV: 'production',
  PORT: port,
  APP_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
};

await buildWeb({ ifStale: true });
if (process.env.SEEDED && (await run(process.execPath, ['scripts/seed.ts'], { env })) !== 0) process.exit(1);
process.exitCode = await run(process.execPath, ['src/server/main.ts'], {
  env,
  onOutput: (text) => {
    process.stdout.write(text);
    const [link] = /http:\S+\/admin\/claim#\S+/.exec(text) ?? [];
    // For the one journey that administers.
    if (link) writeFileSync(claimFile(port), link);
  },
});
