import { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { App } from './app.tsx';
import { router, screenOptions } from './router.ts';
import { Frame } from './shell/frame.tsx';
import { SkipLink } from './shell/root.tsx';
import { Skeleton, SkeletonBlock } from './ui/skeleton.tsx';

export { lessonPage } from './features/library/public/lesson-page.tsx';
export { libraryPage, subjectPage } from './features/library/public/list-pages.tsx';

/** Every path of the router, `$name` for what varies. */
export const paths: string[] = Object.keys(router.routesByPath);

/** The landing page as HTML: it has a script of its own, and is never hydrated. */
export async function renderLanding(): Promise<string> {
  const { LandingPage } = await import('./features/landing/home/view.tsx');
  return renderToStaticMarkup(
    <>
      <SkipLink />
      <LandingPage />
    </>,
  );
}

async function render(path: string, routeTree: AnyRoute): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [path] });
  const queryClient = new QueryClient();
  const there = createRouter({ ...screenOptions, routeTree, history, context: { queryClient } });
  await there.load();
  // However large: what is left out would come with a script of its own.
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY };
  const { prelude } = await prerender(<App router={there} queryClient={queryClient} />, options);
  return new Response(prelude).text();
}

/** A screen that nobody has to sign in for, as HTML to be hydrated. */
export const renderScreen = (path: string): Promise<string> => render(path, router.routeTree);

/** Where no link leads, so that none is marked as the one that leads here. */
const nowhere = '/-';

/** What all screens of students have in common, until the application draws theirs. */
export const renderShell = (): Promise<string> => render(nowhere, createRootRoute({ component: Shell }));

const Shell = () => (
  <div data-shell>
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
  </div>
);
