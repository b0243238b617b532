import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { pinnedNode, root, run, serverMemory } from './run.mjs';

await install();
process.exitCode = await run(pinnedNode, ['scripts/build.ts', '--if-stale']);
if (process.exitCode === 0) {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' };
  process.exitCode = await run(pinnedNode, [serverMemory, ...settings, 'src/server/main.ts'], { env });
}
