import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { router } from './router.ts';
import { drawings } from './shell/first-words/drawings.tsx';
import { Frame } from './shell/frame.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { Skeleton } from './ui/skeleton.tsx';
import { SkeletonBlock } from './ui/skeleton-block.tsx';
import { ToastProvider } from './ui/toast-provider.tsx';

/** The landing page as HTML, for visitors and crawlers that have run no script yet, or never do. */
export async function renderLanding(): Promise<string> {
  const { LandingPage } = await import('./features/landing/landing-page.tsx');
  return renderToStaticMarkup(
    <>
      <SkipLink />
      <LandingPage />
    </>,
  );
}

/** Who sees it: a student is sent away from a visitor's screen, and a visitor from a student's. */
type Audience = 'student' | 'visitor' | 'anybody';

async function renderAt(path: string, routeTree: AnyRoute, audience: Audience): Promise<string> {
  const there = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  await there.load();
  return renderToStaticMarkup(
    <div data-for={audience}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={there as AnyRouter} />
      </QueryClientProvider>
    </div>,
  );
}

/**
 * A screen that nobody has to sign in for, as HTML: what its first visit shows until the application has come. Without a
 * script its forms can't be sent: the browser alone would write a password into the address.
 */
export async function renderScreen(path: string): Promise<string> {
  const html = await renderAt(path, router.routeTree, path === '/login' ? 'visitor' : 'anybody');
  return html.replaceAll('<form ', '<form method="dialog" ');
}

/** Where no link leads, so that none is marked as the one that leads here. */
const nowhere = '/-';

/**
 * What all screens of students have in common, likewise; the dates and names of a screen are not known yet. With it,
 * in templates, the drawings that the first words of a screen are written into.
 */
export async function renderFrame(): Promise<string> {
  const frame = await renderAt(nowhere, createRootRoute({ component: EmptyFrame }), 'student');
  const drawn = Object.entries(drawings).map(async ([name, drawing]) => {
    const html = await renderAt(nowhere, createRootRoute({ component: () => inScreen(drawing) }), 'student');
    return `<template data-drawing="${name}">${html.slice(html.indexOf('>') + 1, -'</div>'.length)}</template>`;
  });
  return frame + (await Promise.all(drawn)).join('');
}

const inScreen = (drawing: ReactNode) => <ToastProvider>{drawing}</ToastProvider>;

const EmptyFrame = () => (
  <>
    <SkipLink />
    <ToastProvider>
      <Frame user={undefined}>
        <Skeleton>
          <SkeletonBlock className="h-9 w-48" />
          <SkeletonBlock className="h-28" />
          <SkeletonBlock className="h-56" />
        </Skeleton>
      </Frame>
    </ToastProvider>
  </>
);
