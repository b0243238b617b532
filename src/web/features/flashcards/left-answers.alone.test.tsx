import { Outlet } from '@tanstack/react-router';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderRoutes, stubApi } from '#test/support/web.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { outboxOf } from './answer-outbox.ts';
import { LeftAnswers } from './left-answers.tsx';

const sender = vi.hoisted(() => ({ loads: 0, startSending: vi.fn() }));
vi.mock('./answer-sending.ts', () => {
  sender.loads += 1;
  return { startSending: sender.startSending };
});

const ana = 'ana';
const leave = (userId = ana) =>
  outboxOf(userId).addAnswer({
    answerId: 'a1',
    cardId: 'c1',
    result: 'correct',
    timeSpent: 4,
    answeredAt: '2026-03-10T12:00:00.000Z',
  });

async function open() {
  stubApi({});
  const layout = () => (
    <ToastProvider>
      <LeftAnswers userId={ana} />
      <Outlet />
    </ToastProvider>
  );
  renderRoutes({ '/summaries': () => 'Resumos' }, { at: '/summaries', layout });
  await screen.findByText('Resumos');
  await settled();
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const started = () => sender.startSending.mock.calls.map(([userId]) => userId);

beforeEach(() => {
  const { list, remove } = outboxOf(ana);
  for (const letter of list()) void remove(letter);
  sender.startSending.mockClear();
});
afterEach(cleanup);

// First in this file: what is loaded once stays loaded.
it('loads nothing while nothing waits, somebody else’s answers not counted', async () => {
  leave('bia');
  await open();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect([sender.loads, started()]).toEqual([0, []]);
});

it('sends what an earlier visit left, on whatever page', async () => {
  leave();
  await open();
  expect([sender.loads, started()]).toEqual([1, [ana]]);
});

it('waits for a connection', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  leave();
  await open();
  expect(started()).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(started()).toEqual([ana]);
});

it('takes over what another tab left when the student comes to this one', async () => {
  await open();
  leave();
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(started()).toEqual([ana]);
});
