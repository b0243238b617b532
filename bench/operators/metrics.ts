import { fill, install, serve, twinOf } from '../support/installation.ts';
import { load } from '../support/load.ts';
import { headersOf } from '../support/students.ts';
import { against, decimal, printTable } from '../support/table.ts';
import { tidily } from '../support/tidy.ts';
import { middle, ratio, takeTurns } from '../support/turns.ts';

const rounds = 7;
const seconds = 3;
/** Of the throughput without metrics. */
const aim = 0.97;

await tidily(async (stack) => {
  const installation = await install(stack, 'PostgreSQL 15');
  const students = await fill(installation);
  const calls = await Promise.all(
    students.map(async (student) => ({
      method: 'GET' as const,
      path: '/api/study-plans',
      headers: await headersOf(student, installation.JWT_SECRET),
    })),
  );
  const counting = { ...(await twinOf(installation)), METRICS_TOKEN: 'a token for the bench' };
  const [without, withMetrics] = [await serve(stack, installation), await serve(stack, counting)];
  const [bare, counted] = await takeTurns(rounds, [
    () => load(without.url, calls, seconds),
    () => load(withMetrics.url, calls, seconds),
  ]);
  printTable(
    'Pedidos por segundo com /metrics, contra o mesmo servidor sem contar nada (lista de planos)',
    ['', 'sem', 'com', 'com / sem'],
    [
      [
        'PostgreSQL 15',
        decimal(middle(bare).perSecond),
        decimal(middle(counted).perSecond),
        against(ratio(counted, bare), '≥', aim),
      ],
    ],
  );
});
