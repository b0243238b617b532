import { fill, install, twinOf } from './support/installation.ts';
import { type Call, type Figures, load } from './support/load.ts';
import { startProgram } from './support/program.ts';
import { decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';
import { middle, ratio, takeTurns } from './support/turns.ts';

const rounds = 5;
const seconds = 2;
/** Requests a second to a route without a query, beside the load of details. */
const pings = 100;

await tidily(async (stack) => {
  const installation = await install(stack, 'PGlite');
  const students = await fill(installation);
  const twin = await twinOf(installation);
  const program = new URL('./support/pglite-server.ts', import.meta.url);
  const main = await startProgram(stack, program, { ...installation, BENCH_THREAD: 'main' });
  const own = await startProgram(stack, program, { ...twin, BENCH_THREAD: 'own' });

  const get = (path: string): Call => ({ method: 'GET', path });
  const lists = students.map(({ userId }) => get(`/list/${userId}`));
  const details = students.map(({ userId, planId }) => get(`/detail/${userId}/${planId}`));
  const ping = [get('/ping')];

  const beside = async (origin: string): Promise<Figures> => {
    const [figures] = await Promise.all([
      load(origin, ping, seconds, { connections: 1, rate: pings }),
      load(origin, details, seconds),
    ]);
    return figures;
  };
  const rows: string[][] = [];
  const show = (name: string, figures: Figures[] | undefined, toMain: string) => {
    const { perSecond, p50, p99 } = middle(figures);
    rows.push([name, decimal(perSecond), decimal(p50, 2), decimal(p99, 2), toMain]);
  };
  for (const [name, calls] of Object.entries({ lista: lists, detalhe: details })) {
    const [onMain, onOwn] = await takeTurns(rounds, [
      () => load(main, calls, seconds),
      () => load(own, calls, seconds),
    ]);
    show(`${name}, linha principal`, onMain, '1,00');
    show(`${name}, linha própria`, onOwn, decimal(ratio(onOwn, onMain), 2));
  }
  const [onMain, onOwn] = await takeTurns(rounds, [() => beside(main), () => beside(own)]);
  show('rota sem banco durante detalhes, linha principal', onMain, '');
  show('rota sem banco durante detalhes, linha própria', onOwn, '');
  printTable(
    'PGlite na linha principal ou numa worker_thread própria (consultas do produto, rotas nuas)',
    ['carga', 'req/s', 'p50 ms', 'p99 ms', 'razão'],
    rows,
  );
});
