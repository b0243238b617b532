import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { someTokens, stubApi } from '#test/support/web.tsx';
import { clearTokens, storeTokens } from '#web/session/session.ts';
import { startSync } from '#web/sync/start.ts';
import { sessionOutboxOf } from './session-outbox.ts';
import { openSessionSender } from './session-sending.ts';
import type { NewSession } from './timer-machine.ts';

let students = 0;
let userId: string;
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  localStorage.clear();
  userId = `student-${++students}`;
  storeTokens(someTokens);
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const tokenOf = (sub: string) => ({ ...someTokens, accessToken: `e30.${btoa(JSON.stringify({ sub }))}.x` });
const session = (number: number, changes: Partial<NewSession> = {}): NewSession => ({
  id: `0193a000-0000-7000-8000-00000000000${number}`,
  startTime: '2026-03-10T12:00:00.000Z',
  endTime: '2026-03-10T12:25:00.000Z',
  durationMinutes: 25,
  category: 'Estudo',
  subject: null,
  link: null,
  completes: false,
  ...changes,
});
const sessions = { name: 'focusOutbox', load: async () => openSessionSender };
const startSending = (userId: string, client: QueryClient) =>
  onTestFinished(startSync(userId, [sessions], { client, toast: { error: () => {} } }));
const idsOf = (calls: { body: unknown }[]) => calls.map(({ body }) => (body as NewSession).id);
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const saving = { 'POST /pomodoros': ({ body }: { body: unknown }) => ({ status: 201, body }) };

it('sends what an earlier visit left, in order, as it was recorded', async () => {
  const outbox = sessionOutboxOf(userId);
  const linked = session(2, {
    subject: 'Física',
    link: { kind: 'block', cycleId: session(7).id, blockId: session(8).id },
    completes: true,
  });
  outbox.add(linked);
  outbox.add(session(1));
  const calls = stubApi(saving);
  startSending(userId, new QueryClient());
  await settled();
  expect(calls.map(({ body }) => body)).toEqual([session(1), linked]);
  expect(outbox.unsent()).toEqual({ count: 0, minutesToday: 0, refusal: null });
});

it('keeps a session that is recorded twice once', async () => {
  const outbox = sessionOutboxOf(userId);
  outbox.add(session(1));
  outbox.add(session(1));
  expect(outbox.unsent().count).toBe(1);
});

it('never sends one student’s sessions as another', async () => {
  storeTokens(tokenOf('somebody else'));
  const outbox = sessionOutboxOf(userId);
  outbox.add(session(1));
  const calls = stubApi(saving);
  const client = new QueryClient();
  startSending(userId, client);
  await settled();
  clearTokens();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect([calls.length, outbox.unsent().count]).toEqual([0, 1]);
  storeTokens(tokenOf(userId));
  startSending(userId, client);
  await settled();
  expect([idsOf(calls), outbox.unsent().count]).toEqual([[session(1).id], 0]);
});

it('lets one that is refused wait without holding up the others', async () => {
  const outbox = sessionOutboxOf(userId);
  const isBad = (body: unknown) => (body as NewSession).id === session(1).id;
  const calls = stubApi({
    'POST /pomodoros': ({ body }) =>
      isBad(body) ? { status: 422, body: { message: 'Não.' } } : { status: 201, body },
  });
  outbox.add(session(1));
  outbox.add(session(2));
  startSending(userId, new QueryClient());
  await settled();
  expect(idsOf(calls)).toEqual([session(1).id, session(2).id]);
  expect(outbox.unsent()).toMatchObject({ count: 1, refusal: 'Não.' });
});

it('logs a failure and tries again', async () => {
  let isDown = true;
  const outbox = sessionOutboxOf(userId);
  outbox.add(session(1));
  const calls = stubApi({
    'POST /pomodoros': ({ body }) => (isDown ? { status: 500 } : { status: 201, body }),
  });
  startSending(userId, new QueryClient());
  await settled();
  expect(logged).toHaveBeenCalledTimes(1);
  expect(outbox.unsent().count).toBe(1);
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(idsOf(calls)).toEqual([session(1).id, session(1).id]);
  expect(outbox.unsent().count).toBe(0);
});
