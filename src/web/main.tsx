import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { doneSoFar } from './lib/done-so-far.ts';
import { queryClient } from './lib/query-client.ts';
import { isSignedIn } from './lib/session.ts';
import { router } from './router.ts';
import { watchSession } from './shell/watch-session.ts';

// Otherwise zod tries to compile code, which the Content-Security-Policy forbids and the browser reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

watchSession(router, queryClient);

/** Says when its children stand on the page. */
function Drawn({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then]);
  return children;
}

/** The screen takes the place of what stands on the page already, and not an empty page that waits for it. */
async function start(root: HTMLElement): Promise<void> {
  await router.load();
  const redo = doneSoFar(root);
  const draw = () =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <Drawn then={redo}>
            <RouterProvider router={router} />
          </Drawn>
        </QueryClientProvider>
      </StrictMode>,
    );
  // Nothing can be typed into what a student sees meanwhile: their screens, which are larger, are drawn bit by bit.
  if (isSignedIn()) startTransition(draw);
  else flushSync(draw);
}

const root = document.getElementById('root');
if (root) void start(root);
