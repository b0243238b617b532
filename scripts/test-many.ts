import { startRedis } from '#test/support/processes/redis-server.ts';
import { countsLine } from './testing/outcomes.ts';
import { runVitest } from './testing/runners.ts';

/** The tests of the API, whose calls go to three applications in turn; arguments name files. */
const redis = await startRedis();
const outcome = await runVitest(['run', '--project=postgres', ...process.argv.slice(2)], {
  env: { TEST_APPS: '3', TEST_REDIS: redis.url },
});
await redis.signal('SIGKILL');
for (const failure of outcome.failures) console.log(`✗ ${failure}`);
console.log(countsLine(outcome));
if (outcome.failed > 0 || outcome.passed === 0) process.exitCode = 1;
