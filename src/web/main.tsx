import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { doneSoFar } from './lib/done-so-far.ts';
import { queryClient } from './lib/query-client.ts';
import { router } from './router.tsx';
import { watchSession } from './shell/watch-session.ts';

// Otherwise zod tries to compile code, which the Content-Security-Policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

watchSession(router, queryClient);

/** The screen takes the place of what stands on the page already, and not an empty page that waits for it. */
async function start(root: HTMLElement): Promise<void> {
  await router.load();
  const redo = doneSoFar(root);
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  redo();
}

const root = document.getElementById('root');
if (root) void start(root);
