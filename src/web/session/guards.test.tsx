import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { heldAnswer, someStudent, someTokens, stubApi } from '#test/support/web.tsx';
import { queryClient } from '#web/lib/api/query-client.ts';
import { tabStorage } from '#web/lib/storage.ts';
import { requireGuest, requireStudent } from './guards.ts';
import { isSignedIn, storeTokens } from './session.ts';
import { watchSession } from './watch-session.ts';

const guestPaths = ['/', '/login', '/register'];

/** Opens `at` behind the guards; answers every address that was opened on the way. */
async function open(at: string) {
  const root = createRootRoute();
  const routes = [
    ...guestPaths.map((path) =>
      createRoute({ getParentRoute: () => root, path, beforeLoad: requireGuest, component: () => path }),
    ),
    createRoute({ getParentRoute: () => root, path: '/dashboard', beforeLoad: requireStudent }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  const seen: string[] = [];
  router.subscribe('onBeforeLoad', ({ toLocation }) => void seen.push(toLocation.href));
  onTestFinished(watchSession(router, queryClient));
  await router.load();
  return { router, seen };
}

const tokenOf = (userId: string) => `e30.${btoa(JSON.stringify({ sub: userId }))}.x`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});

describe.each(guestPaths)('a visitor who opens %s', (path) => {
  it('with the tokens of a session that is over stays there, and is told nothing', async () => {
    storeTokens(someTokens);
    stubApi({
      'GET /auth/profile': { status: 401, body: { message: 'Entre.' } },
      'POST /auth/refresh-token': { status: 401, body: { message: 'Erro ao atualizar token' } },
    });
    const { router, seen } = await open(path);
    expect(router.state.location.href).toBe(path);
    expect(seen.filter((href) => href !== path)).toEqual([]);
    expect(isSignedIn()).toBe(false);
  });

  it('with a session that can be renewed goes to the dashboard', async () => {
    storeTokens(someTokens);
    stubApi({
      'GET /auth/profile': ({ token }) =>
        token === 'novo' ? { body: { data: { user: someStudent() } } } : { status: 401, body: {} },
      'POST /auth/refresh-token': { body: { data: { accessToken: 'novo', refreshToken: 'r2' } } },
    });
    expect((await open(path)).router.state.location.href).toBe('/dashboard');
  });

  it('goes to the dashboard when the server can’t be asked', async () => {
    storeTokens(someTokens);
    stubApi({ 'GET /auth/profile': { status: 0 } });
    expect((await open(path)).router.state.location.href).toBe('/dashboard');
  });

  it('without any token is asked nothing', async () => {
    expect(stubApi({})).toEqual([]);
    expect((await open(path)).router.state.location.href).toBe(path);
  });
});

it('no student’s screen is opened before the session of a guest’s screen is known', async () => {
  storeTokens(someTokens);
  const profile = heldAnswer({ body: { data: { user: someStudent() } } });
  stubApi({ 'GET /auth/profile': profile.answering });
  const opened = open('/login');
  await profile.release();
  expect((await opened).seen.at(-1)).toBe('/dashboard');
});

it('what one student began in a tab is there for them again, and for nobody else', async () => {
  storeTokens({ accessToken: tokenOf('ana') });
  await open('/dashboard');
  tabStorage.set('reviewDraft.1', 'Gostei');
  await open('/dashboard');
  expect(tabStorage.get('reviewDraft.1')).toBe('Gostei');
  storeTokens({ accessToken: tokenOf('bia') });
  await open('/dashboard');
  expect(tabStorage.get('reviewDraft.1')).toBeNull();
});
