import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root, run, serverMemory } from './run.mjs';
import { install } from './setup/install.mjs';

await install();
process.exitCode = await run(pinnedNode, ['scripts/build.ts', '--if-stale']);
if (process.exitCode === 0) {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' };
  process.exitCode = await run(pinnedNode, [serverMemory, ...settings, 'src/server/main.ts'], { env });
}
