import 'fake-indexeddb/auto';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { stubApi } from '#test/support/web.tsx';
import { dashboardQuery } from './features/dashboard/api.ts';
import { dashboardRoute } from './features/dashboard/route.tsx';
import { queryClient } from './lib/api/query-client.ts';
import { today } from './lib/today.ts';
import { rootRoute, studentRoute } from './parent-routes.ts';
import { storeTokens } from './session/session.ts';
import { keep } from './sync/offline-store.ts';

it('answers a loader from the device when the server is out of reach', async () => {
  storeTokens({ accessToken: `e30.${btoa(JSON.stringify({ sub: 'ana' }))}.x` });
  const { queryKey } = dashboardQuery(today());
  const kept = { plans: { recent: [] }, tasks: [] };
  await keep('ana', [[JSON.stringify(queryKey), kept]]);
  const out = { status: 0 };
  stubApi({ 'GET /auth/profile': out, 'GET /dashboard': out, 'GET /streak': out });
  const routeTree = rootRoute.addChildren([studentRoute.addChildren([dashboardRoute])]);
  const history = createMemoryHistory({ initialEntries: ['/dashboard'] });
  await createRouter({ routeTree, history, context: { queryClient } }).load();
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual(kept), 5000);
});
