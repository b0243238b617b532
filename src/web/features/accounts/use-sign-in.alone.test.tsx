import 'fake-indexeddb/auto';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoutes, someStudent, stubApi } from '#test/support/web.tsx';
import { recentPages, rememberPage } from '#web/lib/recent-pages.ts';
import { accessToken, storeTokens } from '#web/session/session.ts';
import { keep, readOfflineCopy } from '#web/sync/offline-store.ts';
import { GoogleCallbackPage } from './google/callback/view.tsx';

const student = someStudent();
const tokenOf = (userId: string) => `e30.${btoa(JSON.stringify({ sub: userId }))}.x`;

/** Somebody is signed in here, and `student` signs in. */
async function signInOver(userId: string) {
  storeTokens({ accessToken: tokenOf(userId), refreshToken: 'r' });
  rememberPage({ path: '/study-plans/p1', title: 'Enem' });
  await keep(userId, [['["profile"]', { name: 'Ana' }]]);
  const loginResult = { accessToken: tokenOf(student.id), refreshToken: 'r2', user: student };
  stubApi({ 'POST /auth/google/exchange': { body: { data: loginResult } } });
  const user = encodeURIComponent(JSON.stringify({ id: student.id }));
  const at = `/auth/google/callback?token=bilhete&user=${user}`;
  const { address } = renderRoutes(
    { '/auth/google/callback': GoogleCallbackPage, '/': () => 'Início' },
    { at },
  );
  await waitFor(() => expect(address()).toBe('/'));
  expect(accessToken()).toBe(loginResult.accessToken);
  return { pages: recentPages().length, kept: (await readOfflineCopy(userId, '["profile"]')) !== undefined };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('who signs in over somebody else finds nothing of what was kept for them', async () => {
  expect(await signInOver('ana')).toEqual({ pages: 0, kept: false });
});

it('who signs in again finds what was kept', async () => {
  expect(await signInOver(student.id)).toEqual({ pages: 1, kept: true });
});
