import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createOutbox, type OutboxMessage } from './outbox.ts';
import { createSender } from './outbox-sender.ts';
import { startSync } from './start.ts';

const toast = { error: vi.fn() };
const boxOf = (userId: string) => createOutbox(`answers.${userId}.`, (stored) => stored as OutboxMessage);
const ana = boxOf('ana');
const leave = (op = 'a1', outbox = ana) => outbox.put({ op, attempted: false });

const sent: string[] = [];
let send: (message: OutboxMessage) => Promise<unknown>;
let maySend: boolean;
const load = vi.fn(async () => (userId: string) => {
  const delivery = { maySend: () => maySend, onEmpty: () => {}, onRefused: () => {} };
  return createSender(boxOf(userId), {
    ...delivery,
    send: async (message) => {
      sent.push(`${userId} ${message.op}`);
      await send(message);
    },
  });
});

async function start(userId = 'ana') {
  const services = { client: new QueryClient(), toast };
  const stop = startSync(userId, [{ name: 'answers', load }], services);
  onTestFinished(stop);
  await settled();
  return stop;
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(async () => {
  for (const outbox of [ana, boxOf('bia')]) for (const message of outbox.list()) await outbox.remove(message);
  sent.length = 0;
  send = async () => {};
  maySend = true;
  load.mockClear();
});

it('loads nothing while nothing waits, somebody else’s messages not counted', async () => {
  leave('a1', boxOf('bia'));
  await start();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect([load.mock.calls.length, sent]).toEqual([0, []]);
});

it('sends what an earlier visit left, in order', async () => {
  leave('a1');
  leave('a2');
  await start();
  expect(sent).toEqual(['ana a1', 'ana a2']);
  expect(ana.list()).toEqual([]);
});

it('sends what is given meanwhile, once', async () => {
  await start();
  leave();
  await settled();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(sent).toEqual(['ana a1']);
});

it('waits for a connection', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  leave();
  await start();
  expect(sent).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(sent).toEqual(['ana a1']);
});

it('tries again what the network lost', async () => {
  send = async () => Promise.reject(new TypeError('Failed to fetch'));
  leave();
  await start();
  expect(ana.list()).toMatchObject([{ op: 'a1', attempted: true }]);
  send = async () => {};
  window.dispatchEvent(new Event('online'));
  await settled();
  expect([sent, ana.list()]).toEqual([['ana a1', 'ana a1'], []]);
});

it('takes over what another tab left when the student comes to this one', async () => {
  await start();
  leave();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(sent).toEqual(['ana a1']);
});

it('tries again when what sends could not be loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  leave();
  const services = { client: new QueryClient(), toast };
  onTestFinished(startSync('ana', [{ name: 'answers', load }], services));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(sent).toEqual(['ana a1']));
});

it('sends nothing more once it is stopped, and nothing for whom it may not speak', async () => {
  const stop = await start();
  stop();
  leave();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(sent).toEqual([]);
  maySend = false;
  await start();
  expect([sent, ana.list().length]).toEqual([[], 1]);
});

it('changes to another student with the layout', async () => {
  (await start('ana'))();
  leave('a1');
  leave('b1', boxOf('bia'));
  await start('bia');
  expect(sent).toEqual(['bia b1']);
});
