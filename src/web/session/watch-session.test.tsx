import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderRoutes } from '#test/support/web.tsx';
import { watchSession } from './watch-session.ts';

const tokenOf = (userId: string, turn = 1) => `e30.${btoa(JSON.stringify({ sub: userId }))}.${turn}`;
const hear = (oldValue: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue, newValue }));

function watch() {
  const { router } = renderRoutes({ '/dashboard': () => 'Painel' }, { at: '/dashboard' });
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue();
  const reload = vi.fn();
  const queryClient = new QueryClient();
  queryClient.setQueryData(['profile'], 'Ana');
  onTestFinished(watchSession(router, queryClient, reload));
  return { invalidate, reload, isKnown: () => queryClient.getQueryData(['profile']) === 'Ana' };
}

beforeEach(() => localStorage.clear());

it('keeps what it knows while another tab renews the session of the same student', () => {
  const { invalidate, reload, isKnown } = watch();
  hear(tokenOf('ana'), tokenOf('ana', 2));
  expect([invalidate.mock.calls.length, reload.mock.calls.length, isKnown()]).toEqual([0, 0, true]);
});

it('looks again at where it may be when another tab leaves, and when the same student comes back', () => {
  const { invalidate, reload, isKnown } = watch();
  hear(tokenOf('ana'), null);
  hear(null, tokenOf('ana', 2));
  expect([invalidate.mock.calls.length, reload.mock.calls.length, isKnown()]).toEqual([2, 0, false]);
});

it('begins anew when another student signs in over the one here, at once or after a moment', () => {
  const over = watch();
  hear(tokenOf('ana'), tokenOf('bia'));
  expect(over.reload).toHaveBeenCalledOnce();
  const after = watch();
  hear(tokenOf('ana'), null);
  hear(null, tokenOf('bia'));
  expect(after.reload).toHaveBeenCalledOnce();
});
