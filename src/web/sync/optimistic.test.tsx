import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { storeTokens } from '#web/session/session.ts';
import { ticksUnknownTo } from './in-flight.ts';
import { mutateOptimistically, type OptimisticCache } from './optimistic.ts';
import { tickOutboxOf } from './tick-outbox.ts';

interface Tick {
  item: string;
  done: boolean;
}
type Whole = Record<string, boolean>;

const mutationKey = ['plans', 'tick', 'p1'];
let students = 0;
let client: QueryClient;
let sent: Tick[];
let failure: ApiError | null;

beforeEach(() => {
  const sub = `student-${++students}`;
  storeTokens({ accessToken: `e30.${btoa(JSON.stringify({ sub }))}.x` });
  client = new QueryClient();
  client.setQueryData(['whole'], { a: false, b: false });
  sent = [];
  failure = null;
});

const board: OptimisticCache<Whole, Tick, boolean> = {
  queryKey: ['whole'],
  mutationKey,
  nameOf: ({ item }) => item,
  stateOf: (whole, { item }) => whole[item],
  applied: (whole, { item, done }) => ({ ...whole, [item]: done }),
  put: (whole, { item }, state) => ({ ...whole, [item]: state }),
  send: async (tick) => {
    sent.push(tick);
    if (failure) throw failure;
    return { state: tick.done, totals: {} };
  },
  onArrived: () => {},
};
const tick = (item: string, done = true) => mutateOptimistically(client, board, { item, done });
const whole = () => client.getQueryData<Whole>(['whole']);
const waiting = () =>
  tickOutboxOf(`student-${students}`)
    .list()
    .map((letter) => letter.tick);

it('waits when the server can’t be reached, and stays on the page', async () => {
  failure = new ApiError(0, 'Sem conexão.');
  await tick('a');
  expect([whole(), waiting()]).toEqual([{ a: true, b: false }, [{ item: 'a', done: true }]]);
});

it('follows the ticks of its thing that wait already, and no others', async () => {
  failure = new ApiError(0, 'Sem conexão.');
  await tick('a');
  failure = null;
  await tick('a', false);
  await tick('b');
  expect(waiting()).toEqual([
    { item: 'a', done: true },
    { item: 'a', done: false },
  ]);
  expect(sent.map(({ item }) => item)).toEqual(['a', 'b']);
  expect(whole()).toEqual({ a: false, b: true });
});

it('is known to whoever asks the server anew', async () => {
  failure = new ApiError(0, 'Sem conexão.');
  await tick('a');
  const later = new QueryClient();
  expect(await ticksUnknownTo(later, mutationKey, Date.now())).toEqual([{ item: 'a', done: true }]);
  expect(await ticksUnknownTo(later, ['plans', 'tick', 'p2'], Date.now())).toEqual([]);
});

it('is taken back when the server refuses it', async () => {
  failure = new ApiError(422, 'Não.');
  await expect(tick('a')).rejects.toThrow('Não.');
  expect([whole(), waiting()]).toEqual([{ a: false, b: false }, []]);
});
