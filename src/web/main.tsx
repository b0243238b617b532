import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './lib/query-client.ts';
import { router } from './router.tsx';
import { watchSession } from './shell/watch-session.ts';

// Otherwise zod tries to compile code, which the Content-Security-Policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

watchSession(router, queryClient);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
